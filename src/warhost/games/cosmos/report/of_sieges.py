"""Sentences about sieges and walls."""

from collections.abc import Callable, Mapping
from typing import Any

from warhost.games.cosmos.events import sieges
from warhost.games.cosmos.report.said import Said, actor_named
from warhost.games.cosmos.view import View


def _siege(event: sieges.SiegeChanged, view: View) -> Said:
    said = "is under siege" if event.is_on else "is no longer under siege"
    return Said(event.place, f"{actor_named(view, event.place)} {said}.", "C17-2")


def _mended(event: sieges.SappingMended, view: View) -> Said:
    text = f"{actor_named(view, event.place)}: nothing is left of what was dug under its walls."
    return Said(event.place, text, "C16.3.1-12")


def _weakened(event: sieges.Weakened, view: View) -> Said:
    parts = []
    if event.units:
        parts.append(
            f"Starved by the siege, at half strength next turn: {_all(view, event.units)}."
        )
    if event.recovered:
        parts.append(f"At full strength again: {_all(view, event.recovered)}.")
    return Said((*event.units, *event.recovered)[0], " ".join(parts), "C17.1-13")


def _all(view: View, units: tuple[int, ...]) -> str:
    return ", ".join(actor_named(view, unit) for unit in units)


def _storm(event: sieges.StormPrepared, view: View) -> Said:
    who = actor_named(view, event.units[0])
    return Said(event.units[0], f"{who} is ready to storm at {event.position}.", "C15.6.1-4")


TELL: Mapping[type, Callable[[Any, View], Said | None]] = {
    sieges.SiegeChanged: _siege,
    sieges.SappingMended: _mended,
    sieges.Weakened: _weakened,
    sieges.StormPrepared: _storm,
}
