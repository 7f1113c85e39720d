"""Aether mines and the Stone Portal."""
