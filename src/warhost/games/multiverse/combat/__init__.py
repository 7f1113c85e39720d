"""Attacks and shots from announcement to aftermath."""
