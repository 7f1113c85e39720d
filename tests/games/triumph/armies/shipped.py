"""The shipped lists and ready rosters."""

import functools
from collections.abc import Mapping

from warhost.games.triumph.armies import ArmyList, Roster
from warhost.games.triumph.schema import SCHEMA
from warhost.kernel.packs import Tables
from warhost.shelf.packs import load_pack


@functools.cache
def _tables() -> Tables:
    return load_pack("triumph", "base", SCHEMA).tables


LISTS: Mapping[str, ArmyList] = _tables()["list"]
ROSTERS: Mapping[str, Roster] = _tables()["roster"]
