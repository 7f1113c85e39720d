"""Locations: where they lie, what their walls are worth, building and expanding (C13, C16)."""
