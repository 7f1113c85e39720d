"""Income, supply and recruiting."""
