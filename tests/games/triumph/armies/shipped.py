"""The shipped lists and ready rosters."""

from collections.abc import Mapping

from warhost.games.triumph.armies import ArmyList, Roster
from warhost.games.triumph.schema import SCHEMA
from warhost.shelf.packs import load_pack

TABLES = load_pack("triumph", "base", SCHEMA).tables
LISTS: Mapping[str, ArmyList] = TABLES["list"]
ROSTERS: Mapping[str, Roster] = TABLES["roster"]
