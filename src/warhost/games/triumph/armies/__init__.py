"""Armies of Triumph!: troop types, battle cards, army lists, rosters."""
