"""Real browsers play on real hosts."""
