"""Events in words, one sentence each; bookkeeping is left untold."""

from collections.abc import Callable, Mapping
from typing import Any

from warhost.games.cosmos.events import forces, movement, nations, orders, searching, turn
from warhost.games.cosmos.report import (
    of_battles,
    of_economy,
    of_forces,
    of_magic,
    of_quests,
    of_sieges,
)
from warhost.games.cosmos.report.naming import code_of
from warhost.games.cosmos.report.said import Said, actor_named
from warhost.games.cosmos.sheets.printing import print_order
from warhost.games.cosmos.view import View


def sentence_of(event: Any, view: View) -> Said | None:
    """What a nation reads of an event."""
    tell = TELL.get(type(event))
    return tell(event, view) if tell else None


def _moved(event: movement.Moved, view: View) -> Said:
    others = len(event.units) - 1
    force = "" if not others else " and another unit" if others == 1 else f" and {others} others"
    return Said(event.units[0], f"{actor_named(view, event.units[0])}{force} {_way(event)}.")


def _way(event: movement.Moved) -> str:
    if not event.start:
        return f"came to {event.end}"
    if not event.end:
        return f"went away from {event.start}"
    return f"moved {event.start} -> {event.end}"


def _dropped(event: orders.OrderDropped, view: View) -> Said:
    text = f"{actor_named(view, event.actor)} dropped `{print_order(event.order)}`: {event.why}"
    return Said(event.actor, text, event.clause)


def _failed(event: orders.NationOrderFailed, _: View) -> Said:
    return Said(0, f"`{print_order(event.order)}` failed: {event.why}", event.clause)


def _handed_out(event: orders.OrdersHandedOut, _: View) -> Said | None:
    if not event.ignored:
        return None
    lines = "; ".join(f"line {one.line}: {one.why}" for one in event.ignored)
    return Said(0, f"Ignored: {lines}", event.ignored[0].clause)


def _policy(event: nations.PolicyChanged, view: View) -> Said:
    return Said(0, f"Policy towards {code_of(view, event.towards)}: {event.policy}.")


def _heir(event: nations.HeirNamed, view: View) -> Said:
    return Said(event.heir, f"{actor_named(view, event.heir)} is the heir.")


def _renamed(event: nations.Renamed, _: View) -> Said:
    return Said(event.thing, f"{event.thing} is named {event.name}.")


def _tactics(event: forces.TacticsSet, view: View) -> Said:
    who = ", ".join(actor_named(view, unit) for unit in event.units)
    return Said(event.units[0], f"{who}: tactics {event.tactics}.")


def _force(event: forces.ForceChanged, view: View) -> Said:
    with_whom = ", ".join(actor_named(view, unit) for unit in event.members[1:])
    leader = actor_named(view, event.leader)
    return Said(
        event.leader, f"{leader} leads {with_whom}." if with_whom else f"{leader} is alone."
    )


def _searched(event: orders.OrderDone, view: View) -> Said | None:
    if event.order.word != "search":
        return None
    return Said(event.actor, f"{actor_named(view, event.actor)} searched.")


def _found(event: searching.Found, view: View) -> Said:
    text = f"{actor_named(view, event.actor)} found {actor_named(view, event.thing)}."
    return Said(event.actor, text, "C18.1-9")


def _left(event: turn.NationLeft, _: View) -> Said:
    return Said(0, f"{event.seat} has given up.")


def _ended(event: turn.GameEnded, _: View) -> Said:
    winners = " and ".join(event.verdict.winners) or "nobody"
    return Said(0, f"The game is over: {winners} won, {event.verdict.why}.")


TELL: Mapping[type, Callable[[Any, View], Said | None]] = {
    movement.Moved: _moved,
    orders.OrderDropped: _dropped,
    orders.OrderDone: _searched,
    orders.NationOrderFailed: _failed,
    orders.OrdersHandedOut: _handed_out,
    nations.PolicyChanged: _policy,
    nations.HeirNamed: _heir,
    nations.Renamed: _renamed,
    forces.TacticsSet: _tactics,
    forces.ForceChanged: _force,
    searching.Found: _found,
    turn.NationLeft: _left,
    turn.GameEnded: _ended,
    **of_battles.TELL,
    **of_economy.TELL,
    **of_forces.TELL,
    **of_magic.TELL,
    **of_quests.TELL,
    **of_sieges.TELL,
}
