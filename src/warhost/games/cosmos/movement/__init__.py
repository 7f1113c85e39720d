"""C11 How forces move: what positions mean, which way they go, what a step takes."""
