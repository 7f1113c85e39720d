"""What units learn: abilities, ranks, and how often abilities may be used."""
