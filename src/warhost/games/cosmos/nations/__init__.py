"""Nations among each other: factions, enmity, what they score (C5)."""
