"""Reaching, stepping, swapping and roads."""
