"""C12.3 Ships that are being built, and those that are finished."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.economy.costs import people_of
from warhost.games.cosmos.events.places import JobEnded
from warhost.games.cosmos.events.ships import FleetChanged
from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.rows.peoples import ShipType
from warhost.games.cosmos.world import World, tick_of
from warhost.kernel.dice import Dice

LAUNCH = "launch"
WARSHIPS = "warships"


def launch(world: World, _: Dice) -> Iterator[Any]:
    """C12.3-3 Ships count when their time is over."""
    now = tick_of(world)
    for number, nation in sorted(world.nations.items()):
        for job in nation.jobs:
            if job.word == LAUNCH and job.until <= now:
                yield JobEnded(number, job)
                yield changed(number, job.name, job.number, "launched")


def changed(nation: NationId, name: str, number: int, how: Any) -> FleetChanged:
    warships, transports = (number, 0) if name == WARSHIPS else (0, number)
    return FleetChanged(nation, warships, transports, how)


def ship_type(world: World, nation: NationId, name: str) -> ShipType:
    """C12.3-2 What a ship costs the nation's people."""
    people = people_of(world.rules, world.nations[nation])
    return people.warships if name == WARSHIPS else people.transports
