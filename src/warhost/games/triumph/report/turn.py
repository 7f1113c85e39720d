"""The turn in words: whose it is, the command dice, how the battle ended."""

from warhost.games.triumph.events.turn import (
    BattleEnded,
    CommandRolled,
    PointsLapsed,
    Resigned,
    TurnBegun,
)
from warhost.games.triumph.report.words import army_of, listed
from warhost.games.triumph.world import View
from warhost.kernel.game import Told


def tell_turn_begun(event: TurnBegun, view: View) -> Told:
    return Told(f"Turn {event.number}: {army_of(view, event.active)} to move.", ("T5-1",))


def tell_command_rolled(event: CommandRolled, view: View) -> Told:
    points = "command point" if event.face == 1 else "command points"
    text = f"{army_of(view, event.seat)} rolls {event.face}: {event.face} {points}."
    return Told(text, ("T5-3",))


def tell_points_lapsed(event: PointsLapsed, view: View) -> Told:
    points = "command point" if event.points == 1 else "command points"
    text = f"{army_of(view, event.seat)} leaves {event.points} {points} unspent."
    return Told(text, ("T5-8",))


def tell_resigned(event: Resigned, view: View) -> Told:
    return Told(f"{army_of(view, event.seat)} gives up the field.", ("T16-10",))


def tell_battle_ended(event: BattleEnded, view: View) -> Told:
    verdict = event.verdict
    names = listed([army_of(view, seat) for seat in verdict.winners])
    text = f"{names} wins: {verdict.why}." if names else f"A draw: {verdict.why}."
    return Told(text, (verdict.clause,) if verdict.clause else ())


TELL = {
    TurnBegun: tell_turn_begun,
    CommandRolled: tell_command_rolled,
    PointsLapsed: tell_points_lapsed,
    Resigned: tell_resigned,
    BattleEnded: tell_battle_ended,
}
