"""Warhost makes written wargames playable."""
