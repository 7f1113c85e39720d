"""What would the odds be, were stands elsewhere, gone, or there in addition?"""

import msgspec

from warhost.games.triumph.combat.odds import Odds
from warhost.games.triumph.geometry import Pose
from warhost.games.triumph.questions.odds import odds_on
from warhost.games.triumph.view import copy_of_table
from warhost.games.triumph.world import Stand, StandId, Table, View


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """T19.1-5 A stand is put somewhere, or taken away if it has no pose."""

    stand: StandId
    pose: Pose | None = None
    type: str = ""
    """Of a stand that is added."""


class WhatIf(msgspec.Struct, frozen=True, tag="what if"):
    """T19.1-5 The odds of two stands after some changes."""

    stand: StandId
    enemy: str
    changes: tuple[Change, ...] = ()


def answer(view: View, question: WhatIf) -> Odds | None:
    """T19.1-5 On a copy; the battle stays as it is."""
    table = copy_of_table(view.table)
    for change in question.changes:
        stand = table.stands.get(change.stand) or _added(table, change)
        if stand is not None:
            place = "gone" if change.pose is None else "table"
            table.stands[stand.id] = msgspec.structs.replace(stand, place=place, pose=change.pose)
    return odds_on(table, question.stand, question.enemy)


def _added(table: Table, change: Change) -> Stand | None:
    """A new stand of a type, in the army that its id names."""
    kind = table.rules.types.get(change.type)
    seat = next((seat for seat in table.seats if change.stand.startswith(f"{seat}/")), None)
    if kind is None or seat is None:
        return None
    return Stand(change.stand, seat, len(table.stands), kind.id, kind.half_points)
