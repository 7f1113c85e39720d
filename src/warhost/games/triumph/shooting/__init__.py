"""Ranged combat."""
