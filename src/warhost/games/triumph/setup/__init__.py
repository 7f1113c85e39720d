"""From two rosters to two deployed armies."""
