"""`explore red/3 D`: a unit turns over the territory that it stands next to."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.board import Place, place_name
from warhost.games.multiverse.events.agenda import TaskBegun
from warhost.games.multiverse.events.units import PointsSpent
from warhost.games.multiverse.exploring.bag import places_beside
from warhost.games.multiverse.exploring.turning import SIDES_OF_TILE, on_the_right_of, turn_over
from warhost.games.multiverse.movement.sharing import stands_alone
from warhost.games.multiverse.notation import NotUnderstood, unit_and_rest
from warhost.games.multiverse.orders.acting import IN_ACTION, activate, own_unit
from warhost.games.multiverse.orders.rule import OrderRule
from warhost.games.multiverse.tasks import Naming
from warhost.games.multiverse.world import Table, Unit, UnitId, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal

COST = 1


class Explore(msgspec.Struct, frozen=True, tag="explore"):
    """M5.1-2 Which unit turns over which territory."""

    unit: UnitId
    place: Place


def explorations_of(table: Table, unit: Unit) -> list[Explore]:
    """The territories that the unit could turn over now."""
    places = places_beside(table.ground, unit.hex)
    if not places or unit.ap < COST or not stands_alone(table, unit):
        return []
    return [Explore(unit.id, place) for place in places]


def check(view: View, order: Explore) -> list[Refusal]:
    """M5.1-1, M4.3-4 A face-down neighbour, 1 AP, alone in the hex."""
    unit = own_unit(view, order.unit)
    if isinstance(unit, list):
        return unit
    if order.place not in places_beside(view.table.ground, unit.hex):
        text = f"{unit.id} does not stand next to that face-down territory."
        return [Refusal("M5.1-1", "place", text)]
    if unit.ap < COST:
        return [Refusal("M5.1-1", "unit", f"Exploring costs {COST} AP, {unit.id} has none.")]
    if not stands_alone(view.table, unit):
        return [Refusal("M4.3-4", "unit", f"{unit.id} shares its hex.")]
    return []


def resolve(world: World, seat: Seat, order: Explore, dice: Dice) -> Iterator[Any]:
    """M5.1-2 to -4, M5.1-6 A territory of chance, turned as a D6 or a neighbour says."""
    yield from activate(world, order.unit)
    yield PointsSpent(order.unit, COST)
    if world.table.rules.scenario.neighbour_names:
        yield TaskBegun(Naming(order.unit, order.place, (on_the_right_of(world.table, seat),)))
        return
    face = dice.roll(SIDES_OF_TILE, "side")
    yield from turn_over(world, order.unit, order.place, face, dice)


def parse(text: str, view: View) -> Explore:
    unit, rest = unit_and_rest(text)
    place = view.table.board.place_named(rest[0]) if len(rest) == 1 else None
    if place is None:
        raise NotUnderstood("expected a unit and the letter of a territory, as in red/3 D")
    return Explore(unit, place)


def print_order(order: Explore) -> str:
    return f"{order.unit} {place_name(order.place)}"


def label(order: Explore, _: View) -> str:
    return f"Explore territory {place_name(order.place)}"


RULE = OrderRule(
    order=Explore,
    word="explore",
    asks=IN_ACTION,
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
    label=label,
)
