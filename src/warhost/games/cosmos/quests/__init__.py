"""C20 Questing: a world of its own at the same places, its ways, its perils and what it gives."""
