"""How the individuals of a unit type attack, and what they withstand (C15.5)."""

import msgspec

NORMAL = "normal"


class Attack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C15.5-1 One way to attack; who has several uses the one that does most (C15.5-11)."""

    strength: int
    """Human medium infantry has 10."""
    form: str = NORMAL
    """C15.5-1 normal, fire, cold, poison, mind, holy …"""
    number: int = 1
    """C15.3-7 How often an individual attacks in a segment."""
    range: int = 0
    """C15.5-8 Steps that missiles fly; 0: melee."""
    area: int = 0
    """C15.5-5 The total size of those that one attack reaches; 0: one individual."""


MELEE = (Attack(strength=10),)
"""What is taken of types of which nothing is said."""
