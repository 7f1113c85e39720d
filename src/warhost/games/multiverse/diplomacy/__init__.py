"""Gifts, trades, loans and treaties."""
