"""Players of Triumph! that need no person."""
