"""Close combat, its results and outcome moves."""
