"""Worlds for new packs, made from a seed."""

from collections.abc import Callable, Mapping

from warhost.cli.output import Failed
from warhost.games.cosmos.founding.making import FEWEST, MOST
from warhost.games.cosmos.founding.scenario import scenario_file
from warhost.kernel.packs import Tables
from warhost.shelf.packs import Pack

SCENARIO_FILE = "world.toml"
MAKERS: Mapping[str, Callable[[Tables, str, str, int, str], str]] = {"cosmos": scenario_file}


def world_of(pack: Pack, name: str, title: str, nations: int, seed: str) -> str:
    """The file of its scenario, for games that can make one."""
    if pack.game not in MAKERS:
        raise Failed(f"worlds are made for {', '.join(MAKERS)} only, not for {pack.game}.")
    if not FEWEST <= nations <= MOST:
        raise Failed(f"a world has {FEWEST} to {MOST} nations, not {nations}.")
    return MAKERS[pack.game](pack.tables, name, title, nations, seed or name)
