"""Turning territories over."""
