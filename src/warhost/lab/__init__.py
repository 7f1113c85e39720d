"""Many matches at once: who wins how often, how sure that is, and how long machines think."""
