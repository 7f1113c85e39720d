"""Scenes played to the report of a nation."""

from typing import Any

from tests.games.cosmos.base import Scene, SceneDice
from warhost.games.cosmos.deciding import resolve
from warhost.games.cosmos.events import apply
from warhost.games.cosmos.report.making import report_of
from warhost.games.cosmos.report.record import Report
from warhost.games.cosmos.report.text import text_of
from warhost.games.cosmos.seen import seen
from warhost.games.cosmos.sheets.records import Sheet
from warhost.games.cosmos.view import view_of
from warhost.kernel.asks import Seat


def set_up(scene: str, code: str = "GE") -> Report:
    """The report of turn 0."""
    return report_of(view_of(Scene(scene).world, Seat(code)), ())


def reported(text: str, code: str = "GE") -> Report:
    """The report of the last turn of a scene."""
    scene, seat = Scene(text), Seat(code)
    world = scene.world
    learnt: list[Any] = []
    for turn in range(1, scene.turns + 1):
        sheets = {s: scene.sheet_of(world, s) if turn == 1 else Sheet() for s in world.seats}
        learnt = []
        for event in resolve(world, sheets, SceneDice(bytes([turn]) * 32, scene.given)):
            apply(world, event)
            learnt.append(seen(event, world, seat))
    return report_of(view_of(world, seat), [event for event in learnt if event is not None])


def section(report: Report, title: str) -> str:
    """One part of the report as text, without its title; nothing if it is left out."""
    lines = text_of(report).splitlines()
    if title not in lines:
        return ""
    rest = lines[lines.index(title) + 2 :]
    ends = [n for n, line in enumerate(rest) if not line and rest[n + 1 : n + 2] != [""]]
    return "\n".join(rest[: ends[0]] if ends else rest)
