"""Players by machine."""
