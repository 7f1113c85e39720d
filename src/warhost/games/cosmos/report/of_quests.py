"""Sentences about quests; travel routes in the map notes."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from warhost.games.cosmos.events import quests
from warhost.games.cosmos.ids import LocationId, Position
from warhost.games.cosmos.report.places import place_at
from warhost.games.cosmos.report.said import Said, actor_named
from warhost.games.cosmos.view import View
from warhost.games.cosmos.world import Route


def routes_of(view: View, position: Position) -> Iterator[str]:
    """C20.4-6, C20.4-7, C20.4-8"""
    for route in view.mind.routes.get(position, ()):
        yield route_named(view, route)


def quest_told(view: View, name: str) -> Iterator[str]:
    """C20-3 What everybody sees of a place of quest, and what it takes to find out more."""
    row = view.rules.quests[name]
    if row.blurb:
        yield row.blurb
    yield f"searched out in {row.phases} phase{'s' if row.phases != 1 else ''}"


def route_named(view: View, route: Route) -> str:
    """With its destination, its time, and what it costs if it costs anything."""
    is_place = route.end.isdigit() and place_at(view, LocationId(int(route.end))) is not None
    goal = f"[{route.end}]" if is_place else f"hex {route.end}"
    each = " per individual" if route.is_each else ""
    price = f", {route.price} gold{each}" if route.price else ""
    return f"{route.name} {goal}, {route.phases} phases{price}"


def _who(view: View, units: tuple[int, ...]) -> str:
    return ", ".join(actor_named(view, unit) for unit in units)


def _mode(event: quests.ModeChanged, view: View) -> Said:
    said = "go questing" if event.is_on else "come back from questing"
    return Said(
        event.units[0], f"{_who(view, event.units)}: {said} at {event.position}.", "C20.1-4"
    )


def _spot(event: quests.SpotSet, view: View) -> Said:
    return Said(event.units[0], f"{_who(view, event.units)}: would retreat to where they are.")


def _level(event: quests.LevelSet, view: View) -> Said:
    when = f"at {event.points} wound points" if event.points else "no more"
    return Said(event.units[0], f"{_who(view, event.units)}: to retreat {when}.")


def _retreated(event: quests.Retreated, view: View) -> Said:
    text = f"{actor_named(view, event.unit)} retreats from {event.position}"
    return Said(event.unit, f"{text}{f' to {event.spot}' if event.spot else ''}.", "C20.5-7")


def _back(event: quests.CameBack, view: View) -> Said:
    return Said(event.unit, f"{actor_named(view, event.unit)} has retreated to {event.position}.")


def _departed(event: quests.Departed, view: View) -> Said:
    where = f": {route_named(view, event.route)}" if event.route else ""
    return Said(event.units[0], f"{_who(view, event.units)} set out from {event.position}{where}.")


def _arrived(event: quests.Arrived, view: View) -> Said:
    return Said(event.units[0], f"{_who(view, event.units)} arrived at {event.position}.")


def _won(event: quests.QuestWon, view: View) -> Said:
    text = f"{actor_named(view, event.unit)} has searched out {actor_named(view, event.place)}."
    shown = ", ".join(actor_named(view, one.id) for one in event.shown)
    lore = f" {event.lore}" if event.lore else ""
    return Said(event.unit, f"{text}{lore}{f' Told of: {shown}.' if shown else ''}", "C20-4")


TELL: Mapping[type, Callable[[Any, View], Said | None]] = {
    quests.ModeChanged: _mode,
    quests.SpotSet: _spot,
    quests.LevelSet: _level,
    quests.Retreated: _retreated,
    quests.CameBack: _back,
    quests.Departed: _departed,
    quests.Arrived: _arrived,
    quests.QuestWon: _won,
}
