"""The steps of a turn, and how a game is won."""
