"""Pages made from the tables of packs."""
