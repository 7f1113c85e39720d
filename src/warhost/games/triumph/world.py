"""The records of a battle: a table open to both armies, and what each army hides.

Lengths are thousandths of an MU, angles hundredths of a degree, points are half points.
"""

from typing import Any, Literal, NewType

import msgspec

from warhost.games.triumph.geometry import Point, Pose
from warhost.games.triumph.rules import Rules
from warhost.games.triumph.scenarios import Hint
from warhost.games.triumph.tasks import Task
from warhost.kernel.asks import Seat, Verdict

StandId = NewType("StandId", str)
"""`red/7`: the seat and the stand's number in its army (T13.1-20)."""
PieceId = NewType("PieceId", str)

Place = Literal["muster", "table", "flank march", "set aside", "lost", "gone"]
"""Where a stand is: `lost` counts for the enemy, `gone` does not (T14-11)."""
BaseEdge = Literal["south", "north"]


class Stand(msgspec.Struct, frozen=True, omit_defaults=True):
    """One base of troops. `worth` is what the enemy gains by destroying it."""

    id: StandId
    seat: Seat
    number: int
    type: str
    worth: int
    place: Place = "muster"
    pose: Pose | None = None
    general: bool = False
    battle_line: bool = False
    ally: bool = False
    entry: str = ""
    cards: tuple[str, ...] = ()
    on_foot: str = ""
    """The type it fights as when it dismounts (T17.4-1, T17.4-3)."""
    moved: bool = False
    shot: bool = False
    fought: bool = False
    bowmen: bool = False
    """Supported by set-aside bowmen (T17.3-1)."""
    screened: bool = False
    """Holds its elephant screen (T17.3-6)."""
    transports: bool = False
    """Rides on the transports of Mobile Infantry (T17.4-6)."""
    marked: bool = False
    """Marked by Scythed Chariots for this turn (T17.2-16)."""
    barred: bool = False
    """May not shoot this turn because it dismounted (T17.4-4)."""
    displaced: bool = False
    """Pushed or led along in this close combat phase; what it meets it fights in the next."""


class Camp(msgspec.Struct, frozen=True, omit_defaults=True):
    """A camp or Standard Wagon; its pose looks into the table from the owner's base edge."""

    seat: Seat
    wagon: bool = False
    fortified: bool = False
    place: Literal["muster", "table", "sacked"] = "muster"
    pose: Pose | None = None
    garrison: StandId | None = None


class Piece(msgspec.Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """A piece of terrain: convex polygons, and a crest or centre line where its kind has one."""

    id: PieceId
    kind: str
    polygons: tuple[tuple[Point, ...], ...]
    crest: tuple[Point, Point] | None = None
    line: tuple[Point, ...] = ()
    owner: Seat = Seat("")
    """Whose prepared defences these are."""


class Army(msgspec.Struct, frozen=True, omit_defaults=True):
    """What both players know of an army beside its stands. `cards` counts the uses left."""

    seat: Seat
    title: str
    invasion: int
    maneuver: int
    topography: str
    cards: dict[str, int] = {}
    base_edge: BaseEdge | None = None
    may_flank: bool = False
    resigned: bool = False


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whose turn it is. Number 0 is the set-up; then each player's turn has its own number."""

    number: int = 0
    active: Seat = Seat("")
    rolled: int = 0
    points: int = 0


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the set-up dice decided (T4.1, T4.2)."""

    topography: str = ""
    advantaged: Seat = Seat("")
    advantage: int = 0
    terrain_score: int = 0
    kinds: tuple[str, ...] = ()
    """The chosen kinds of terrain, numbered from 1 (T4.2-1)."""
    layout: tuple[int, int] = (0, 0)
    """The first and the second layout die."""


class Choices(msgspec.Struct, frozen=True, omit_defaults=True):
    """How this battle is to be played, chosen before it."""

    battle_cards: bool = True
    flank_marches: bool = True
    turn_limit: int = 0
    supported_in_difficult: bool = False
    """The switch of reading D46."""
    hints: tuple[Hint, ...] = ()
    """What the scenario tells beginners."""


class Derived(dict[Any, Any]):
    """Answers that follow from the table they lie on; they make no table differ from another."""

    def __eq__(self, _: object) -> bool:
        return True

    __hash__ = None


class Table(msgspec.Struct):
    """All that lies open. Rules ask it; only `apply` replaces its records."""

    rules: Rules
    choices: Choices
    seats: tuple[Seat, Seat]
    pieces: dict[PieceId, Piece] = {}
    stands: dict[StandId, Stand] = {}
    camps: dict[Seat, Camp] = {}
    armies: dict[Seat, Army] = {}
    turn: Turn = Turn()
    setup: Setup = Setup()
    agenda: tuple[Task, ...] = ()
    """What is unfinished, the next thing last."""
    verdict: Verdict | None = None
    derived: Derived | None = None
    """What has been worked out since the last event; nothing on a table that is edited freely."""

    def enemy_of(self, seat: Seat) -> Seat:
        """The other of the two seats."""
        first, second = self.seats
        return second if seat == first else first


class Secret(msgspec.Struct, frozen=True, omit_defaults=True):
    """What only its owner knows: troops sent round the flank, and stands in each other's guise."""

    flank_march: tuple[StandId, ...] = ()
    flank_side: Literal["", "left", "right", "drawn"] = ""
    """`drawn` while the die that decides has not been rolled (T20-12)."""
    guises: tuple[tuple[StandId, StandId], ...] = ()


class World(msgspec.Struct):
    """Everything: the open table and the secrets of both armies."""

    table: Table
    secrets: dict[Seat, Secret] = {}


class View(msgspec.Struct):
    """What a seat may know. A spectator's secret is empty."""

    seat: Seat
    table: Table
    secret: Secret = Secret()
