"""Tactical moves."""
