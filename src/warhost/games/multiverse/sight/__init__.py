"""Lines of sight, and which blocks are face up."""
