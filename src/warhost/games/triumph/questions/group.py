"""Who moves together with this stand?"""

import msgspec

from warhost.games.triumph.groups import group_of
from warhost.games.triumph.world import StandId, View


class Group(msgspec.Struct, frozen=True, tag="group"):
    """T7.3-1 The largest group a stand is in."""

    stand: StandId


class GroupSheet(msgspec.Struct, frozen=True, tag="group"):
    """The stands that can still move as one group, the one asked about first."""

    stands: tuple[StandId, ...]


def answer(view: View, question: Group) -> GroupSheet:
    """A stand that is not on the table is in no group."""
    stand = view.table.stands.get(question.stand)
    if stand is None or stand.place != "table":
        return GroupSheet(())
    return GroupSheet(group_of(view.table, stand))
