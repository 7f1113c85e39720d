"""`home 1455`: the nation's home is elsewhere."""

from collections.abc import Generator
from typing import Any

from warhost.games.cosmos.economy.costs import people_of
from warhost.games.cosmos.economy.stores import Till, position_sources
from warhost.games.cosmos.events.economy import Booked
from warhost.games.cosmos.events.nations import HomeMoved
from warhost.games.cosmos.ids import (
    HexNumber,
    LocationId,
    NationId,
    Position,
)
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import THING
from warhost.games.cosmos.morale.flight import prolonged
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.references import number
from warhost.games.cosmos.orders.rule import BY_NATION, Cannot, OrderRule, Priority
from warhost.games.cosmos.world import World


def carry_out(world: World, nation: NationId, order: Order) -> Generator[Any, None, Cannot | None]:
    """C5.2-5"""
    known = world.nations[nation]
    target = number(order.target)
    trouble = _trouble(world, nation, target)
    if trouble is not None:
        return trouble
    home = Position(str(target))
    people, till = people_of(world.rules, known), Till(world)
    if home == known.home:
        return None
    if not till.pay(position_sources(world, nation, home), people.home_cost):
        return Cannot("C5.2-4", "There is not enough to pay for a new home.")
    if shares := till.shares():
        yield Booked(nation, "paid", shares)
    if known.home:
        yield from prolonged(world, nation, known.home, home)
    yield HomeMoved(nation, home)
    return None


def _trouble(world: World, nation: NationId, target: int) -> Cannot | None:
    """C5.2-4 What the people allows, and only what is the nation's own."""
    place, ground = world.locations.get(LocationId(target)), world.hexes.get(HexNumber(target))
    owner = place.owner if place is not None else ground.owner if ground is not None else 0
    if owner != nation:
        return Cannot("C5.2-5", f"{target} does not belong to the nation.")
    allowed = people_of(world.rules, world.nations[nation]).home
    if allowed not in ("any", "location" if place is not None else "hex"):
        return Cannot("C5.2-4", "The people of the nation cannot move its home there.")
    return None


RULE = OrderRule(
    word="home",
    summary="Moves the nation's home to a hex or location that it owns.",
    syntax=(Argument(field="target", kind=THING, sign="hex or location"),),
    givers=BY_NATION,
    is_free=True,
    priority=Priority.NONE,
    clauses=("C5.2-4", "C5.2-5", "C5.2-6"),
    example="home 1455",
    carry_out=carry_out,
)
