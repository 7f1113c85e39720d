"""Two military units in one hex."""
