"""The lines of a scene, one file a kind."""
