"""The tables a battle is fought by, as its packs gave them."""

from collections.abc import Mapping

import msgspec

from warhost.games.triumph.armies import Card, Format, TroopType
from warhost.games.triumph.rows import Abundance, Layout, Outcome, Terrain, Topography
from warhost.kernel.packs import Tables


class Rules(msgspec.Struct, frozen=True):
    """All tables, shared by every copy of a battle."""

    format: Format
    types: Mapping[str, TroopType]
    cards: Mapping[str, Card]
    terrain: Mapping[str, Terrain]
    topographies: Mapping[str, Topography]
    abundance: tuple[Abundance, ...]
    layout: Mapping[str, Layout]
    outcomes: tuple[Outcome, ...]


def rules_from(tables: Tables, format_id: str) -> Rules:
    """The rules of one battle out of the tables of its pack."""
    return Rules(
        format=tables["format"][format_id],
        types=tables["type"],
        cards=tables["card"],
        terrain=tables["terrain"],
        topographies=tables["topography"],
        abundance=tuple(tables["abundance"].values()),
        layout=tables["layout"],
        outcomes=tuple(tables["outcome"].values()),
    )
