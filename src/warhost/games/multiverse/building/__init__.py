"""The build phase: plans of items, sealed until all have decided."""
