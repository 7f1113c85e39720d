"""C1.2-6 What a nation reads after a turn: a record first, from which every form is made."""
