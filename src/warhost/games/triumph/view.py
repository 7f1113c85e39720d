"""The doors through which anything leaves a battle, and the forms in which one is kept."""

from collections.abc import Callable, Mapping
from copy import copy as shallow
from typing import Any

import msgspec

from warhost.games.triumph.events.deployment import FlankMarchSent, GuisesTaken
from warhost.games.triumph.rules import Rules
from warhost.games.triumph.tasks import Task
from warhost.games.triumph.world import (
    Army,
    Camp,
    Choices,
    Piece,
    PieceId,
    Secret,
    Setup,
    Stand,
    StandId,
    Table,
    Turn,
    View,
    World,
)
from warhost.kernel.asks import Seat, Verdict
from warhost.kernel.dice import Dice

NOTHING_HIDDEN = Secret()


class Kept(msgspec.Struct, frozen=True):
    """A whole battle as plain data; its tables are named by the match and not repeated."""

    choices: Choices
    seats: tuple[Seat, Seat]
    pieces: dict[PieceId, Piece]
    stands: dict[StandId, Stand]
    camps: dict[Seat, Camp]
    armies: dict[Seat, Army]
    turn: Turn
    setup: Setup
    agenda: tuple[Task, ...]
    verdict: Verdict | None
    secrets: dict[Seat, Secret]


def view_of(world: World, seat: Seat) -> View:
    """The open table, and beside it what this seat alone knows."""
    return View(seat, _same_table(world.table), world.secrets.get(seat, NOTHING_HIDDEN))


def copy_of_table(table: Table) -> Table:
    """A table to be edited freely. Records are shared, they never change."""
    other = _same_table(table)
    other.derived = None
    return other


def _same_table(table: Table) -> Table:
    """Nothing but events will change it, so that what was worked out for one serves both."""
    other = shallow(table)
    other.pieces = table.pieces.copy()
    other.stands = table.stands.copy()
    other.camps = table.camps.copy()
    other.armies = table.armies.copy()
    return other


def copy_of_world(world: World) -> World:
    """A battle of its own that can go another way."""
    return World(_same_table(world.table), world.secrets.copy())


def seen(event: Any, world: World, seat: Seat) -> Any | None:
    """The event as the seat learns of it: everything is open but what is listed as sealed."""
    sealed = SEALED.get(type(event))
    return event if sealed is None else sealed(event, world, seat)


def _sealed_orders(event: FlankMarchSent, _: World, seat: Seat) -> FlankMarchSent:
    """T4.5-6 Others learn that orders were given, and not even whether anybody goes."""
    return event if event.seat == seat else FlankMarchSent(event.seat)


def _sealed_guises(event: GuisesTaken, _: World, seat: Seat) -> GuisesTaken | None:
    """T17.5-13 Only the owner sees the truth."""
    return event if event.seat == seat else None


SEALED: Mapping[type, Callable[[Any, World, Seat], Any | None]] = {
    FlankMarchSent: _sealed_orders,
    GuisesTaken: _sealed_guises,
}
"""Kinds of event that do not show all to all, and how each seat sees them."""


def imagined(view: View, dice: Dice) -> World:
    """A battle that could be the one behind the view; nobody else is in disguise."""
    table = copy_of_table(view.table)
    secrets = {seat: _imagined_secret(table, seat, dice) for seat in table.seats}
    if view.seat:
        secrets[view.seat] = view.secret
    return World(table, secrets)


def _imagined_secret(table: Table, seat: Seat, dice: Dice) -> Secret:
    """Whoever is missing comes from one side or the other."""
    away = tuple(s.id for s in table.stands.values() if _is_away(s, seat))
    if not away:
        return NOTHING_HIDDEN
    return Secret(flank_march=away, flank_side=dice.pick(("left", "right"), f"side {seat}"))


def _is_away(stand: Stand, seat: Seat) -> bool:
    return stand.seat == seat and stand.place == "flank march"


def dump(world: World) -> Kept:
    """The whole battle as plain data."""
    table = world.table
    fields = {name: getattr(table, name) for name in Kept.__struct_fields__ if name != "secrets"}
    return Kept(**fields, secrets=world.secrets)


def load(data: Any, rules: Rules) -> World:
    """The battle that was kept, on its tables again."""
    kept = msgspec.convert(data, Kept) if isinstance(data, dict) else data
    fields = {name: getattr(kept, name) for name in Kept.__struct_fields__ if name != "secrets"}
    return World(copy_of_table(Table(rules=rules, **fields)), dict(kept.secrets))
