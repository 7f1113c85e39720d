"""C9, C15.3.1 Morale, leadership, flight and recovery, as far as no battle decides them."""
