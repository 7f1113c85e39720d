"""Gaining control of hexes and locations: who may, what obstructs it, how long it takes (C14)."""
