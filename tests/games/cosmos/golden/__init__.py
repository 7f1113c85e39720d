"""A match and reports that are kept as they were read."""
