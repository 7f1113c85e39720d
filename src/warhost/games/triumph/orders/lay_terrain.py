"""`layout 1 6x8 turn 45; 2 from 10,0 to 48,12`: the shapes of the chosen pieces (T4.2)."""

from collections.abc import Iterator

import msgspec

from warhost.games.triumph.events.agenda import Decided
from warhost.games.triumph.events.setup import TerrainLaid
from warhost.games.triumph.geometry import Point
from warhost.games.triumph.measures import degrees_from, in_degrees, in_mu, mu_from
from warhost.games.triumph.orders.rule import NotUnderstood, OrderRule
from warhost.games.triumph.setup.laying import layout_refusals
from warhost.games.triumph.setup.layout import Area, Course, Laid, coast_pieces, piece_for
from warhost.games.triumph.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class LayTerrain(msgspec.Struct, frozen=True, tag="lay terrain"):
    """T4.2-7 The shape of each numbered piece but a Coast."""

    pieces: tuple[Laid, ...]


def check(view: View, order: LayTerrain) -> list[Refusal]:
    return list(layout_refusals(view.table, order.pieces))


def resolve(world: World, seat: Seat, order: LayTerrain, _: Dice) -> Iterator[object]:
    table = world.table
    laid = [*(piece_for(table, laid) for laid in order.pieces), *coast_pieces(table)]
    yield TerrainLaid(seat, tuple(sorted(laid, key=lambda piece: piece.id)))
    yield Decided(seat)


def parse(text: str, _: View) -> LayTerrain:
    return LayTerrain(tuple(_piece(part.split()) for part in text.split(";") if part.strip()))


def _piece(words: list[str]) -> Laid:
    try:
        match words:
            case [number, "from", start, "to", end]:
                return Course(int(number), _point(start), _point(end))
            case [number, size]:
                return Area(int(number), *_size(size))
            case [number, size, "turn", degrees]:
                return Area(int(number), *_size(size), degrees_from(degrees))
    except ValueError as trouble:
        raise NotUnderstood(f"{' '.join(words)!r}: {trouble}") from None
    raise NotUnderstood(f"{' '.join(words)!r} is no shape; say `1 6x8 turn 45` or `2 from to`")


def _size(word: str) -> tuple[int, int]:
    across, along = (mu_from(part) for part in word.split("x"))
    return across, along


def _point(word: str) -> Point:
    x, y = (mu_from(part) for part in word.split(","))
    return x, y


def print_order(order: LayTerrain) -> str:
    return "; ".join(_printed(laid) for laid in order.pieces)


def _printed(laid: Laid) -> str:
    if isinstance(laid, Course):
        start, end = (f"{in_mu(x)},{in_mu(y)}" for x, y in (laid.start, laid.end))
        return f"{laid.number} from {start} to {end}"
    turn = f" turn {in_degrees(laid.turn)}" if laid.turn else ""
    return f"{laid.number} {in_mu(laid.across)}x{in_mu(laid.along)}{turn}"


RULE = OrderRule(
    order=LayTerrain,
    word="layout",
    steps=frozenset({"layout"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
)
