"""The orders that guides tell newcomers to write."""
