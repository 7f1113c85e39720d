"""What the host keeps: people, sessions, matches and their journals, in one database."""
