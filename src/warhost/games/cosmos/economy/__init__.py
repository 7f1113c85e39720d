"""Resources: where they are held, how they come, decay, pay and travel (C6)."""
