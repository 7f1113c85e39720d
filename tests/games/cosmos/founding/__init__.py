"""Worlds made from seeds."""
