"""M15.4 What the sections of the event dial do, one function each, by name."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from warhost.games.multiverse.adventures.encounters import travel
from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.events.agenda import TaskBegun
from warhost.games.multiverse.events.story import DialTurned, OrderChanged, TokensPlaced
from warhost.games.multiverse.exploring.tiles import token_of
from warhost.games.multiverse.rules import FULL
from warhost.games.multiverse.tasks import Venture
from warhost.games.multiverse.world import Table, Unit, World
from warhost.kernel.dice import Dice

D10 = 10
Effect = Callable[[World, Dice], Iterator[Any]]


def turn_dial(world: World, dice: Dice) -> Iterator[Any]:
    """M15.4-2, M15.4-3 One section clockwise from the second turn on, and what it does."""
    table = world.table
    sections = table.rules.dial
    if not sections or table.turn.number < 2:
        return
    section = sections[table.story.dial % len(sections)]
    yield DialTurned(table.story.dial % len(sections) + 1, section.id)
    for name in section.effects:
        yield from EFFECTS[name](world, dice)


def adventure_hexes(table: Table) -> dict[Hex, int]:
    """M2.1-4 The explored adventure hexes with their refresh numbers."""
    found = (token_of(table.rules, at, turned) for at, turned in table.faced_up.items())
    return dict(sorted(token for token in found if token is not None))


def refresh(world: World, _: Dice) -> Iterator[Any]:
    """M15.4-4 Every explored adventure hex where nobody stands gets a token again."""
    table = world.table
    free = tuple(
        (hex_, number)
        for hex_, number in adventure_hexes(table).items()
        if _may_hold_token(table, hex_) and not table.occupied[hex_] & FULL
    )
    if free:
        yield TokensPlaced(free)


def tokens(world: World, dice: Dice) -> Iterator[Any]:
    """M15.4-5, M15.4-7 Tokens on the hexes of a D10; who stands there explores at once."""
    table = world.table
    face = dice.roll(D10, "tokens")
    rolled = tuple(
        (hex_, number)
        for hex_, number in adventure_hexes(table).items()
        if number == face and _may_hold_token(table, hex_)
    )
    yield TokensPlaced(rolled, face)
    for unit in reversed(_met(table, [hex_ for hex_, _ in rolled])):
        yield TaskBegun(Venture(unit.id))


def _met(table: Table, hexes: list[Hex]) -> list[Unit]:
    """M15.4-7 Who has to explore, in player order; a Builder leaves it to its guard."""
    units = [table.units_at(hex_) for hex_ in hexes if table.occupied[hex_] & FULL]
    first = [
        min(here, key=lambda u: (not table.type_of(u).unit_class.supports, u.id)) for here in units
    ]
    return sorted(first, key=lambda unit: (table.turn.order.index(unit.seat), unit.hex))


def _may_hold_token(table: Table, hex_: Hex) -> bool:
    """M15.4-6, M15.4-8 No building, no road, no token yet, and land to stand on."""
    return (
        hex_ not in table.sites
        and hex_ not in table.tokens
        and not table.ground.roads[hex_]
        and bool(table.ground.cost[hex_])
    )


def first_player(world: World, _: Dice) -> Iterator[Any]:
    """M15.4-9 The next player clockwise plays first, this turn only."""
    order = world.table.turn.order
    yield OrderChanged((*order[1:], order[0]), order)


def competition(world: World, dice: Dice) -> Iterator[Any]:
    """M15.3-4"""
    yield from travel(world, "dial", dice)


EFFECTS: Mapping[str, Effect] = {
    "refresh": refresh,
    "tokens": tokens,
    "first player": first_player,
    "competition": competition,
}
