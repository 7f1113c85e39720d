"""T16 What armies have lost, and who has won by it."""

from collections.abc import Iterator
from typing import Any

from warhost.games.triumph.events.turn import BattleEnded, TurnBegun
from warhost.games.triumph.world import Stand, Table, World
from warhost.kernel.asks import Seat, Verdict
from warhost.kernel.dice import Dice


def lost_by(table: Table, seat: Seat) -> int:
    """T16-4, T16-6 Half points the enemy has gained from this army."""
    stands = sum(stand.worth for stand in lost_stands(table, seat))
    return stands + sacked_for(table, seat)


def lost_stands(table: Table, seat: Seat) -> list[Stand]:
    """T16-5 Whoever was destroyed, by whatever; who left the table otherwise is not lost."""
    return [s for s in table.stands.values() if s.seat == seat and s.place == "lost"]


def sacked_for(table: Table, seat: Seat) -> int:
    """T14-19 A sacked camp's own half points; its garrison is lost as a stand."""
    camp = table.camps.get(seat)
    sacked = camp is not None and camp.place == "sacked"
    return table.rules.format.camp_half_points if sacked else 0


def losses_of(table: Table, seat: Seat) -> tuple[str, ...]:
    """T16-11 Each loss of an army in a line: who, and what it counts."""
    lines = [
        f"{table.rules.types[stand.type].name} {stand.id}: {stand.worth / 2:g}"
        for stand in lost_stands(table, seat)
    ]
    if camp := sacked_for(table, seat):
        name = "Standard wagon" if table.camps[seat].wagon else "Camp"
        lines.append(f"{name}: {camp / 2:g}")
    return tuple(lines)


def close_turn(world: World, _: Dice) -> Iterator[Any]:
    """T5-7 The check at the end of a turn; if nobody has won the other player becomes active."""
    table = world.table
    verdict = verdict_of(table)
    if verdict is not None:
        yield BattleEnded(verdict)
    else:
        yield TurnBegun(table.turn.number + 1, table.enemy_of(table.turn.active))


def verdict_of(table: Table) -> Verdict | None:
    """T16-2 Both players are checked, whoever was active."""
    return _army_gone(table) or _enough_destroyed(table) or _out_of_turns(table)


def _army_gone(table: Table) -> Verdict | None:
    """T16-12 A player with no stand left on the board and none on flank march has lost."""
    fighting = {s.seat for s in table.stands.values() if s.place in ("table", "flank march")}
    left = tuple(seat for seat in table.seats if seat in fighting)
    if len(left) == 2:
        return None
    return Verdict(left, "no stand is left to fight with", "T16-12")


def _enough_destroyed(table: Table) -> Verdict | None:
    """T16-1, T16-3 Enough enemy points destroyed and less lost oneself."""
    one, other = table.seats
    gained = {one: lost_by(table, other), other: lost_by(table, one)}
    winner = max(table.seats, key=lambda seat: gained[seat])
    if gained[one] == gained[other] or gained[winner] < table.rules.format.victory_half_points:
        return None
    return Verdict((winner,), "enough of the enemy is destroyed", "T16-1")


def _out_of_turns(table: Table) -> Verdict | None:
    """T16-8 After the last turn of the second player the side that lost less wins by points."""
    limit = table.choices.turn_limit
    if not limit or table.turn.number < 2 * limit:
        return None
    one, other = (lost_by(table, seat) for seat in table.seats)
    if one == other:
        return Verdict((), "the turns are over and both lost equal points", "T16-8")
    winner = table.seats[0] if one < other else table.seats[1]
    return Verdict((winner,), "the turns are over", "T16-8")
