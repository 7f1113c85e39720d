"""T5-9 Who still has something to decide in a phase; a phase in which nobody has ends by itself."""

from warhost.games.triumph.combat.engagements import engagements
from warhost.games.triumph.movement.waiting import can_move
from warhost.games.triumph.shooting.targets import shots_of
from warhost.games.triumph.turn.marking import can_mark
from warhost.games.triumph.world import Table
from warhost.kernel.asks import Seat


def who_plays_cards(table: Table) -> tuple[Seat, ...]:
    """T5-2 The active player, while he has a card for this moment."""
    seat = table.turn.active
    return (seat,) if can_mark(table, seat) else ()


def who_moves(table: Table) -> tuple[Seat, ...]:
    """T5-4 The active player, while a move can still be paid."""
    return (table.turn.active,) if can_move(table) else ()


def who_shoots(table: Table) -> tuple[Seat, ...]:
    """T10.1-3 The active player first."""
    return _who_has_a_shot(table, table.turn.active)


def who_shoots_back(table: Table) -> tuple[Seat, ...]:
    """T10.1-3 Then the other player."""
    return _who_has_a_shot(table, table.enemy_of(table.turn.active))


def _who_has_a_shot(table: Table, seat: Seat) -> tuple[Seat, ...]:
    return (seat,) if any(shots_of(table, seat)) else ()


def who_fights(table: Table) -> tuple[Seat, ...]:
    """T11.1-2, T11.1-7 The active player picks the order of the combats until none is left."""
    return (table.turn.active,) if engagements(table) else ()
