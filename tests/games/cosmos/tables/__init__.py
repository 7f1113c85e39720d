"""What holds for the tables of every pack that is shipped."""
