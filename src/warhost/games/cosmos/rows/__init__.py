"""The rows of the tables of a pack, one file a table; a row holds numbers and ids."""
