"""Help with writing orders: what may come next, the reference, and what a sheet comes to."""
