"""Heroes: skill points, spells, levels, death and resurrection."""
