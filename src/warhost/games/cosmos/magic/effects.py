"""C19-2 The mechanisms of spells, and which of its fields calls each."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from warhost.games.cosmos.magic.casting import Cast
from warhost.games.cosmos.magic.enchanting import dispel, enchant, reveal
from warhost.games.cosmos.magic.making import bewitch, crumble, heal, summon
from warhost.games.cosmos.magic.striking import strike
from warhost.games.cosmos.rows.spells import MECHANISMS

EFFECTS: Mapping[str, Callable[[Cast], Iterator[Any]]] = {
    "dispels": dispel,
    "stays": enchant,
    "reveals": reveal,
    "summons": summon,
    "bewitches": bewitch,
    "heals": heal,
    "crumbles": crumble,
    "strike": strike,
}


def carried_out(cast: Cast) -> Iterator[Any]:
    """All that a spell does, one mechanism after the other."""
    for field in MECHANISMS:
        if getattr(cast.spell, field):
            yield from EFFECTS[field](cast)
