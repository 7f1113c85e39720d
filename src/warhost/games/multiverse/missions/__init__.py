"""Missions, secret and open."""
