"""C15.7.2 A segment, to be read aloud, and how one follows upon the other."""

from collections.abc import Callable
from typing import Any

from warhost.games.cosmos.battle.courage import frighten, hearten, settle
from warhost.games.cosmos.battle.fight import Fight, Step
from warhost.games.cosmos.battle.hand_to_hand import fight_after_charging, fight_hand_to_hand
from warhost.games.cosmos.battle.moving import advance, brace, charge
from warhost.games.cosmos.battle.records import Segment
from warhost.games.cosmos.battle.running import run
from warhost.games.cosmos.battle.shooting import can_reach, shoot

STEPS: tuple[Callable[[Fight], Any], ...] = (
    frighten,
    run,
    fight_hand_to_hand,
    charge,
    shoot,
    fight_after_charging,
    advance,
    charge,
    brace,
    hearten,
    settle,
)
"""C15.7.2-3 to C15.7.2-19 Steps 1 to 11."""
OPENING: tuple[Callable[[Fight], Any], ...] = (frighten, run, shoot, hearten, settle)
"""C15.7.2-22"""
MOST_SEGMENTS = 60
"""C15.7.2-26 Then night falls."""


def fought(fight: Fight) -> Step:
    """C15.7.2-1 Until nobody does anything any more."""
    if opens(fight):
        fight.is_opening = True
        yield from _played(fight, OPENING)
        fight.is_opening = False
    while len(fight.segments) < MOST_SEGMENTS:
        yield from _played(fight, STEPS)
        if not _has_stirred(fight):
            return


def opens(fight: Fight) -> bool:
    """C15.7.2-21 Whether missiles reach an enemy from the start."""
    return any(
        one.shoots and any(can_reach(fight, one, o) for o in fight.enemies_of(one))
        for one in fight.present
    )


def _played(fight: Fight, steps: tuple[Callable[[Fight], Any], ...]) -> Step:
    stands = fight.begin_segment()
    for step in steps:
        waiting = step(fight)
        if waiting is not None:
            yield from waiting
    fight.segments.append(
        Segment(
            stands,
            tuple(fight.blows),
            tuple(one.unit.id for one in fight.present if one.is_braced),
            tuple(fight.gone),
            fight.is_opening,
        )
    )


def _has_stirred(fight: Fight) -> bool:
    last = fight.segments[-1]
    moved = any(one.charged or one.advanced for one in fight.fighters)
    return bool(last.blows or last.gone or moved)
