"""Stands put on the table: which, where, and as what."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from warhost.games.triumph.geometry import Pose
from warhost.games.triumph.world import Stand, StandId, Table
from warhost.kernel.refusals import Refusal

VALETS = "SV"


class Posting(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stand and its place; `type` names another type it is deployed as (T17.4-2, T17.4-11)."""

    stand: StandId
    pose: Pose
    type: str = ""


def posted(table: Table, posting: Posting) -> Stand:
    """The stand as it would be on its place."""
    stand = table.stands[posting.stand]
    if not posting.type or posting.type == stand.type:
        return replace(stand, place="table", pose=posting.pose)
    worth = stand.worth
    if posting.type in valet_types(table, stand):
        worth = table.rules.types[posting.type].half_points
    return replace(stand, place="table", pose=posting.pose, type=posting.type, worth=worth)


def other_types(table: Table, stand: Stand) -> tuple[str, ...]:
    """T17.4-1, T17.4-10 What else a stand may be deployed as."""
    on_foot = (stand.on_foot,) if stand.on_foot else ()
    return on_foot + valet_types(table, stand)


def valet_types(table: Table, stand: Stand) -> tuple[str, ...]:
    """T17.4-10"""
    return table.rules.cards[VALETS].becomes if VALETS in stand.cards else ()


def type_refusals(table: Table, postings: Sequence[Posting]) -> Iterator[Refusal]:
    """T17.4-1 Other types come by cards only; T17.4-10 valets come in pairs."""
    became: Counter[str] = Counter()
    for place, posting in enumerate(postings):
        stand = table.stands[posting.stand]
        if posting.type in valet_types(table, stand):
            became[posting.type] += 1
        elif posting.type not in ("", stand.type, *other_types(table, stand)):
            text = f"{stand.id} cannot be deployed as {posting.type}."
            yield Refusal("T17.4-1", f"stands[{place}]", text)
    if became and len({became[code] for code in table.rules.cards[VALETS].becomes}) > 1:
        names = " and one ".join(table.rules.cards[VALETS].becomes)
        yield Refusal("T17.4-10", "stands", f"Two stands of knights become one {names}.")
