"""C19 Magic: spells as data, carried out by a few mechanisms; what they leave stays."""
