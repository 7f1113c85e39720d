"""Combat cards: dealt, bought, and played face down by both sides at once."""
