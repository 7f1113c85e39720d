"""The turn: command, phases, victory."""
