"""The event dial."""
