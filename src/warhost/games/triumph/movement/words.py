"""The words for troops in refusals and plans."""

from collections.abc import Sequence

from warhost.games.triumph.stands import type_of
from warhost.games.triumph.world import Stand, Table
from warhost.kernel.refusals import Refusal


def named(table: Table, stand: Stand) -> str:
    """`Knights red/3`"""
    return f"{type_of(table, stand).name} {stand.id}"


def company(table: Table, stands: Sequence[Stand]) -> str:
    """`Knights red/3`, or `the group of 4 stands`"""
    if len(stands) == 1:
        return named(table, stands[0])
    return f"the group of {len(stands)} stands"


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    return f"{text[0].upper()}{text[1:]}."


def refused(clause: str, leg: int | None, text: str) -> Refusal:
    """A refusal of a whole move, or of one of its legs."""
    return Refusal(clause, "" if leg is None else f"legs[{leg}]", sentence(text))
