"""The worlds that come with the game."""

import functools
from collections.abc import Iterator

from warhost.games.cosmos.audit import audit
from warhost.games.cosmos.beginning import world_of
from warhost.games.cosmos.schema import SCHEMA
from warhost.games.cosmos.world import World
from warhost.kernel.game import Setting
from warhost.kernel.packs import Tables
from warhost.shelf.packs import load_pack, shipped_packs


@functools.cache
def tables_of(pack: str) -> Tables:
    return load_pack("cosmos", pack, SCHEMA, audit).tables


def shipped() -> Iterator[tuple[str, World]]:
    """Each scenario of each pack, by its title."""
    for pack in shipped_packs("cosmos"):
        for name, row in tables_of(pack)["scenario"].items():
            yield row.title, world_of(Setting(tables_of(pack), name, ()))
