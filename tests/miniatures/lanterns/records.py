"""The records of Lanterns."""

import msgspec

from warhost.kernel.asks import Seat

DARK = -1


class Ring(msgspec.Struct, frozen=True):
    size: int
    sight: int
    turns: int
    scouts: int


class Scout(msgspec.Struct, frozen=True):
    id: str
    seat: Seat
    at: int


class Sheet(msgspec.Struct, frozen=True, tag="sheet", forbid_unknown_fields=True):
    steps: dict[str, int] = {}


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    scout: str
    start: int
    end: int


class Fought(msgspec.Struct, frozen=True, tag="fought"):
    place: int
    scouts: tuple[str, str]
    rolls: tuple[int, int]
    lost: str


class Left(msgspec.Struct, frozen=True, tag="left"):
    seat: Seat


class TurnEnded(msgspec.Struct, frozen=True, tag="turn ended"):
    turn: int


class World(msgspec.Struct):
    ring: Ring
    seats: tuple[Seat, ...]
    turn: int = 1
    scouts: dict[str, Scout] = {}
    memory: dict[Seat, dict[str, int]] = {}


class View(msgspec.Struct, frozen=True):
    seat: Seat
    ring: Ring
    seats: tuple[Seat, ...]
    turn: int
    scouts: dict[str, Scout]
    """Scouts out of sight stand in the dark."""
    memory: dict[str, int]


def scouts_of(world: World | View, seat: Seat) -> set[str]:
    return {scout.id for scout in world.scouts.values() if scout.seat == seat}


def seat_of(scout: str) -> str:
    return scout.rstrip("0123456789")


def can_see(world: World, seat: Seat, place: int) -> bool:
    own = (scout.at for scout in world.scouts.values() if scout.seat == seat)
    gaps = ((place - at) % world.ring.size for at in own)
    return any(min(gap, world.ring.size - gap) <= world.ring.sight for gap in gaps)
