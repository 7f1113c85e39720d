"""The shipped packs of the game, each loaded once."""

import functools

from warhost.games.cosmos.game import GAME
from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.rules import Rules, rules_from
from warhost.kernel.packs import Tables
from warhost.shelf.packs import load_pack, shipped_packs

PACKS = tuple(shipped_packs("cosmos"))


@functools.cache
def tables_of(pack: str) -> Tables:
    return load_pack("cosmos", pack, GAME.schema, GAME.audit).tables


@functools.cache
def rules_of(pack: str = "base") -> Rules:
    """Its rules, with the gaits of its units filled in."""
    tables = tables_of(pack)
    return rules_from(tables, next(iter(tables["scenario"].values())))


def base(unit: str) -> UnitType:
    return rules_of().units[unit]
