"""What do several shots, or several attacks on a camp, bring one after the other?"""

import msgspec

from warhost.games.triumph.combat.engagements import Engagement
from warhost.games.triumph.combat.sequences import Chance, sequence_odds
from warhost.games.triumph.shooting.targets import Shot
from warhost.games.triumph.world import StandId, View
from warhost.kernel.asks import Seat

LONGEST = 4
"""Beyond this many attacks the ways they can end are too many to wait for."""


class ShotSequence(msgspec.Struct, frozen=True, tag="shot sequence"):
    """T19.1-7 These shots in this order."""

    shots: tuple[Shot, ...]


class CampSequence(msgspec.Struct, frozen=True, tag="camp sequence"):
    """T19.1-7 These stands attack the camp of a seat in this order."""

    stands: tuple[StandId, ...]
    camp: Seat


def answer_shots(view: View, question: ShotSequence) -> tuple[Chance, ...]:
    """Every way it can end; nothing if stands are named that do not exist."""
    stands = view.table.stands
    if any(s.shooter not in stands or s.target not in stands for s in question.shots):
        return ()
    return sequence_odds(view.table, question.shots[:LONGEST])


def answer_camp(view: View, question: CampSequence) -> tuple[Chance, ...]:
    """Every way it can end; nothing if stands are named that do not exist."""
    if any(stand not in view.table.stands for stand in question.stands):
        return ()
    attacks = [Engagement(s, question.camp, camp=True) for s in question.stands[:LONGEST]]
    return sequence_odds(view.table, attacks)
