"""Odds: the same battle many times over, from armies that are written in a few lines."""
