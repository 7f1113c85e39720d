"""Battles (C15): who fights, where everybody stands, what each attack does, and what is told."""
