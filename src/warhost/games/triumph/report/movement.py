"""Movement in words: who went where, what it cost, and who lined up."""

from warhost.games.triumph.events.movement import (
    Conformed,
    Dismounted,
    ScreenLost,
    StandsMoved,
    TransportsLeft,
)
from warhost.games.triumph.movement.command import CostLine
from warhost.games.triumph.movement.plan import Meets
from warhost.games.triumph.report.words import distance, listed, name_of, names_of
from warhost.games.triumph.world import View
from warhost.kernel.game import Told


def tell_stands_moved(event: StandsMoved, view: View) -> Told:
    who = names_of(view, tuple(way.stand for way in event.ways))
    form = " in column" if event.form == "column" else ""
    text = f"{who} move {distance(event.distance)}{form}{_into(event, view)}."
    clauses = tuple(line.clause for line in event.cost)
    if event.zone is not None:
        clauses += (event.zone.clause,)
    details = [*map(_cost_line, event.cost), f"{event.points} in all", *_zone(event, view)]
    return Told(text, clauses, tuple(details), about=tuple(way.stand for way in event.ways))


def _into(event: StandsMoved, view: View) -> str:
    if not event.contacts:
        return ""
    met = [_met(contact, event, view) for contact in event.contacts]
    return f" and meet {listed(met)}"


def _met(contact: Meets, event: StandsMoved, view: View) -> str:
    """`the flank of Spear blue/2`"""
    moved = {way.stand for way in event.ways}
    if contact.toucher not in moved:
        return f"the front of {name_of(view, contact.toucher)}"
    return f"the {contact.kind} of {name_of(view, contact.touched)}"


def _cost_line(line: CostLine) -> str:
    return f"{line.points} for {line.reason} ({line.clause})"


def _zone(event: StandsMoved, view: View) -> list[str]:
    if event.zone is None:
        return []
    owner = name_of(view, event.zone.owner)
    return [f"{event.zone.option} in the zone of {owner} ({event.zone.clause})"]


def tell_conformed(event: Conformed, view: View) -> Told:
    who, whom = name_of(view, event.stand), name_of(view, event.toucher)
    return Told(f"{who} line up with {whom}.", ("T9.1-12", event.clause))


def tell_dismounted(event: Dismounted, view: View) -> Told:
    was = view.table.rules.types[event.was].name
    now = view.table.rules.types[event.now].name
    text = f"{was} {event.stand} dismount and fight on as {now}."
    return Told(text, ("T17.4-3",), tuple(map(_cost_line, event.cost)))


def tell_transports_left(event: TransportsLeft, view: View) -> Told:
    return Told(f"{name_of(view, event.stand)} leave their transports.", ("T17.4-8",))


def tell_screen_lost(event: ScreenLost, view: View) -> Told:
    return Told(f"{name_of(view, event.stand)} leave their elephant screen.", ("T17.3-7",))


TELL = {
    StandsMoved: tell_stands_moved,
    Conformed: tell_conformed,
    Dismounted: tell_dismounted,
    TransportsLeft: tell_transports_left,
    ScreenLost: tell_screen_lost,
}
