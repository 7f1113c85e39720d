"""Pages for players that are made from the tables of a pack: unit tables (C2.3-4)."""
