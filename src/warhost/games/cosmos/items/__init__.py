"""C10 Items: who holds them, where they lie, who takes them up."""
