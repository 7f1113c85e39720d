"""`camp at 24 defences 20,10 turn 90; 22,10`: camp and obstacles are set up (T4.5-1)."""

from collections.abc import Iterator

import msgspec

from warhost.games.triumph.events.agenda import Decided
from warhost.games.triumph.events.deployment import CampPlaced, DefencesPlaced
from warhost.games.triumph.geometry import Pose, footprint
from warhost.games.triumph.measures import degrees_from, in_degrees, in_mu, mu_from
from warhost.games.triumph.orders.rule import NotUnderstood, OrderRule
from warhost.games.triumph.setup.camp_places import (
    camp_pose,
    camp_refusals,
    wagon_pose,
    wagon_refusals,
)
from warhost.games.triumph.setup.defences import (
    Obstacle,
    defences_refusals,
    obstacle_pieces,
)
from warhost.games.triumph.setup.moments import places_camp_first
from warhost.games.triumph.stands import CAMP_DEPTH, CAMP_WIDTH
from warhost.games.triumph.world import Table, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class PlaceCamp(msgspec.Struct, frozen=True, tag="place camp"):
    """T4.5-1 The middle of the camp along the base edge; `y` is for a Standard Wagon's front."""

    x: int | None = None
    y: int | None = None
    defences: tuple[Obstacle, ...] = ()


def check(view: View, order: PlaceCamp) -> list[Refusal]:
    table, seat = view.table, view.seat
    wanted = places_camp_first(table, seat)
    if wanted != (order.x is not None):
        text = "Say where the camp stands." if wanted else "There is no camp to place now."
        return [Refusal("T4.5-1", "x", text)]
    pose = _pose(table, seat, order)
    shape = footprint(pose, CAMP_DEPTH, CAMP_WIDTH) if pose else None
    obstacles = defences_refusals(table, seat, order.defences, shape)
    return [*_camp_refusals(table, seat, pose), *obstacles]


def _pose(table: Table, seat: Seat, order: PlaceCamp) -> Pose | None:
    if order.x is None:
        return None
    if table.camps[seat].wagon and order.y is not None:
        return wagon_pose(table, seat, order.x, order.y)
    return camp_pose(table, seat, order.x)


def _camp_refusals(table: Table, seat: Seat, pose: Pose | None) -> Iterator[Refusal]:
    if pose is not None and table.camps[seat].wagon:
        yield from wagon_refusals(table, seat, pose)
    elif pose is not None:
        yield from camp_refusals(table, seat, pose.x)


def resolve(world: World, seat: Seat, order: PlaceCamp, _: Dice) -> Iterator[object]:
    pose = _pose(world.table, seat, order)
    if pose is not None:
        yield CampPlaced(seat, pose)
    if order.defences:
        yield DefencesPlaced(seat, obstacle_pieces(seat, order.defences))
    yield Decided(seat)


def parse(text: str, _: View) -> PlaceCamp:
    place, __, defences = text.partition("defences")
    obstacles = tuple(_obstacle(part.split()) for part in defences.split(";") if part.strip())
    try:
        match place.split():
            case ["at", spot]:
                x, __, y = spot.partition(",")
                return PlaceCamp(mu_from(x), mu_from(y) if y else None, obstacles)
            case []:
                return PlaceCamp(defences=obstacles)
    except ValueError as trouble:
        raise NotUnderstood(str(trouble)) from None
    raise NotUnderstood("a camp stands `at` a place, as in `camp at 24`")


def _obstacle(words: list[str]) -> Obstacle:
    try:
        match words:
            case [spot]:
                x, y = spot.split(",")
                return Obstacle(mu_from(x), mu_from(y))
            case [spot, "turn", degrees]:
                x, y = spot.split(",")
                return Obstacle(mu_from(x), mu_from(y), degrees_from(degrees))
    except ValueError as trouble:
        raise NotUnderstood(str(trouble)) from None
    raise NotUnderstood("an obstacle lies at a point, as in `20,10 turn 90`")


def print_order(order: PlaceCamp) -> str:
    words = []
    if order.x is not None:
        y = f",{in_mu(order.y)}" if order.y is not None else ""
        words.append(f"at {in_mu(order.x)}{y}")
    if order.defences:
        words.append("defences " + "; ".join(_printed(one) for one in order.defences))
    return " ".join(words)


def _printed(obstacle: Obstacle) -> str:
    turn = f" turn {in_degrees(obstacle.facing)}" if obstacle.facing else ""
    return f"{in_mu(obstacle.x)},{in_mu(obstacle.y)}{turn}"


RULE = OrderRule(
    order=PlaceCamp,
    word="camp",
    steps=frozenset({"camp"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
)
