"""Units made, merged, dissolved, bought and taken over (C7)."""
