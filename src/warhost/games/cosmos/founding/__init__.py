"""Worlds out of a seed: coast, rivers, roads and realms of equal worth, written as a scene."""
