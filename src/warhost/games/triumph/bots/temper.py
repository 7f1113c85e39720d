"""What a bot cares about, and how its patience wears off."""

import msgspec

from warhost.games.triumph.world import Table

PATIENT_TURNS, IMPATIENT_TURNS = 8, 30
"""Both players' turns, counted through."""


class Temper(msgspec.Struct, frozen=True):
    """Weights of the parts of a judgement."""

    fear: float = 0.8
    """Of what the enemy could do next."""
    hope: float = 0.4
    """Of what it could do itself the turn after."""
    order: float = 0.25
    """Lines kept, troops on ground that suits them."""
    approach: float = 0.06
    """For each MU that a stand is away from the enemy."""


def temper_at(table: Table) -> Temper:
    """The longer nothing is decided, the less a bot fears and the more it wants to come near."""
    spent = (table.turn.number - PATIENT_TURNS) / (IMPATIENT_TURNS - PATIENT_TURNS)
    haste = min(1.0, max(0.0, spent))
    calm = Temper()
    return Temper(
        fear=calm.fear * (1 - 0.7 * haste),
        hope=calm.hope,
        order=calm.order * (1 - 0.8 * haste),
        approach=calm.approach * (1 + 3 * haste),
    )
