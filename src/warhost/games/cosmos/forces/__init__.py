"""Forces and the state of those in them (C8, C15.3)."""
