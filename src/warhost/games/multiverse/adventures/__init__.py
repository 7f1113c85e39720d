"""Adventure cards, the encounters that stay, and what they bring."""
