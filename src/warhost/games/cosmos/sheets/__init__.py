"""Sheets of orders: read, checked against what is known, counted, printed."""
