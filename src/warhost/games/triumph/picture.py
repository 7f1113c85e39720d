"""A view of a battle as the record a client draws; the client computes nothing of the rules.

Lengths are thousandths of an MU, angles hundredths of a degree, points are half points.
"""

from typing import Literal

import msgspec

from warhost.games.triumph.geometry import Point
from warhost.kernel.asks import Seat


class StandPicture(msgspec.Struct, frozen=True):
    """A stand: where it is, what it is, and what must be told apart at a glance."""

    id: str
    seat: Seat
    number: int
    type: str
    name: str
    """Of its type."""
    place: str
    worth: int
    corners: tuple[Point, ...] = ()
    """Front left, front right, rear right, rear left; none when off the table."""
    x: int = 0
    y: int = 0
    facing: int = 0
    depth: int = 0
    general: bool = False
    battle_line: bool = False
    in_combat: bool = False
    marks: tuple[str, ...] = ()
    """Words for what happened to it this turn or is special about it: moved, shot, hidden …"""
    cards: tuple[str, ...] = ()


class PiecePicture(msgspec.Struct, frozen=True):
    """A piece of terrain."""

    id: str
    kind: str
    name: str
    going: str
    polygons: tuple[tuple[Point, ...], ...]
    crest: tuple[Point, Point] | None = None
    line: tuple[Point, ...] = ()


class CampPicture(msgspec.Struct, frozen=True):
    """A camp or Standard Wagon on the table."""

    seat: Seat
    corners: tuple[Point, ...]
    wagon: bool
    fortified: bool
    garrison: str = ""


class AreaPicture(msgspec.Struct, frozen=True):
    """Ground that matters at the moment: a deployment zone, the cell of a numbered piece."""

    label: str
    corners: tuple[Point, ...]
    seat: Seat = Seat("")


class ArmyPicture(msgspec.Struct, frozen=True):
    """What both players know of an army."""

    seat: Seat
    title: str
    base_edge: str
    lost: int
    """Half points the enemy has gained."""
    limit: int
    """Half points at which the enemy wins."""
    losses: tuple[str, ...] = ()
    """Each loss as a line: who, and what it counts."""
    cards: dict[str, int] = {}


class CombatPicture(msgspec.Struct, frozen=True):
    """A combat that can be fought now; `enemy` is a stand, or the seat whose camp is attacked."""

    stand: str
    enemy: str


class BattlePicture(msgspec.Struct, frozen=True, tag_field="game", tag="triumph"):
    """The whole table as one seat knows it."""

    viewer: Seat
    width: int
    depth: int
    seats: tuple[Seat, ...]
    pieces: tuple[PiecePicture, ...]
    camps: tuple[CampPicture, ...]
    stands: tuple[StandPicture, ...]
    armies: tuple[ArmyPicture, ...]
    turn: int
    active: Seat
    step: str
    """The step of the set-up or of the turn, in words."""
    rolled: int
    points: int
    combats: tuple[CombatPicture, ...] = ()
    zones: dict[str, tuple[tuple[Point, ...], ...]] = {}
    """Zones of control by the stand that exerts them."""
    areas: tuple[AreaPicture, ...] = ()
    hints: tuple[str, ...] = ()
    """Advice for beginners on the decision at hand."""


class TypeSheet(msgspec.Struct, frozen=True):
    """T2.1-32 All numbers of a troop type and the rows of the result tables it appears in."""

    code: str
    name: str
    category: Literal["foot", "mounted"]
    order: Literal["open", "close"]
    half_points: int
    move: int
    versus_foot: int
    versus_mounted: int
    target: int
    depth: int
    shooting: int | None
    range: int
    results: tuple[str, ...]
