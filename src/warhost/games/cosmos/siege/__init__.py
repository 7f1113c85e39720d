"""C16.3 and C17: walls that are battered, undermined and mended; sieges and what they do."""
