"""How a turn runs: orders handed out, nation orders, phases, and who acts when in them."""
