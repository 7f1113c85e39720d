"""What nations see, and what they remember of it (C18)."""
