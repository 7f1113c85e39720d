"""M8.1 What all work of Builders has in common."""

from collections.abc import Iterator

from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.events.turn import GoldGained
from warhost.games.multiverse.movement.sharing import is_builder
from warhost.games.multiverse.world import Table, Unit, UnitId, View
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal


def free_builders(view: View) -> Iterator[Unit]:
    """M8.1-9 The seat's Builders that have not worked yet this turn."""
    if view.table.turn.number < 2:
        return
    for unit in view.table.units.values():
        is_own = unit.seat == view.seat and is_builder(view.table, unit)
        if is_own and unit.id not in view.secret.worked:
            yield unit


def builder_at(table: Table, seat: Seat, hex_: Hex) -> UnitId:
    """The seat's Builder in a hex."""
    return next(u.id for u in table.units_at(hex_) if u.seat == seat and is_builder(table, u))


def refuse_work(view: View, hex_: Hex) -> Refusal | None:
    """M3.4-2, M8.1-3, M8.1-9 Not in the first turn, and not without a rested Builder."""
    if view.table.turn.number < 2:
        return Refusal("M3.4-2", "hex", "In the first turn only units and heroes are recruited.")
    if not 0 <= hex_ < view.table.board.size:
        return Refusal("M8.1-3", "hex", "There is no such hex.")
    here = [u for u in view.table.units_at(hex_) if u.seat == view.seat]
    builders = [u for u in here if is_builder(view.table, u)]
    if not builders:
        return Refusal("M8.1-3", "hex", f"No Builder of yours is in {hex_name(hex_)}.")
    if builders[0].id in view.secret.worked:
        return Refusal("M8.1-9", "hex", f"{builders[0].id} has done its work this turn.")
    return None


def reward_work(table: Table, seat: Seat) -> Iterator[GoldGained]:
    """M8.1-11 What the step of the builder track that was just reached brings."""
    reached = table.players[seat].builder_track
    for step in table.rules.works.values():
        if step.at == reached:
            yield GoldGained(seat, step.gold)
