"""The records of a war: a board that lies open but for block faces, and what each seat hides."""

from typing import NewType

import msgspec

from warhost.games.multiverse.board import NOWHERE, Board, Hex, Place
from warhost.games.multiverse.ground import Ground
from warhost.games.multiverse.rules import NEUTRAL, Rules, UnitType
from warhost.games.multiverse.story import (
    NO_BARGAINS,
    NOBODY,
    Bargains,
    Command,
    Frost,
    Hero,
    Story,
    Treaty,
)
from warhost.games.multiverse.tasks import Task
from warhost.kernel.asks import Seat, Verdict

UnitId = NewType("UnitId", str)
"""`red/7`: the seat, and the number of the block in the order in which blocks appeared."""

HIDDEN = ""
"""The kind of a block that shows its back (M6.1-1)."""
DECOY = "decoy"


class Unit(msgspec.Struct, frozen=True, omit_defaults=True):
    """A block. Whoever may not see its face gets `kind` HIDDEN and nothing of what follows it."""

    id: UnitId
    seat: Seat
    hex: Hex
    face_up: bool = False
    """Identified by an enemy, and so open to all (M6.1-2)."""
    done: bool = False
    """Its activation has ended this turn (M1.4-8)."""
    kind: str = HIDDEN
    wounds: int = 0
    ap: int = 0
    acted: bool = False
    """Spent AP or did something in this action phase (M4.5-1)."""
    rested: bool = False
    """Rested while damaged; heals when its next action phase begins (M4.5-2)."""
    by_road: int = 0
    """AP spent on road movement this turn (M8.2-5)."""
    set_up: bool = False
    stood: Hex = NOWHERE
    """Where it stood when its action phase began (M21.1-4)."""
    heading: int = 0
    """The direction of its last step, or where its owner turned it (M11.4-15)."""
    run: int = 0
    """Hexes run straight in this direction in this activation (M11.4-1)."""
    frost: Frost | None = None
    """A freeze token, which all see (M13.5-9)."""
    owed: int = 0
    """AP that its next action phase lacks (M19.1-4)."""


class Building(msgspec.Struct, frozen=True, omit_defaults=True):
    """A building or Settlement, named by its first hex."""

    hex: Hex
    seat: Seat
    kind: str
    hexes: tuple[Hex, ...]
    tier: int = 1
    wounds: int = 0
    hurt_in: int = 0
    """The turn in which it was last damaged, and by whom (M7.4-5)."""
    hurt_by: Seat = Seat("")
    done_in: int = 0
    """The turn in which it is complete (M7.1-4)."""
    shot_in: int = 0
    """The turn in which it last shot (M10.3-7)."""

    @property
    def is_settlement(self) -> bool:
        return self.kind == SETTLEMENT


SETTLEMENT = "settlement"


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """What all know of a seat. The gold track shows the turn's beginning (M1.4-2)."""

    seat: Seat
    faction: str
    gold_shown: int = 0
    blocks: int = 0
    """How many blocks have appeared so far; the next gets the next number."""
    tracks: dict[str, int] = {}
    """Advances on the battle track of each unit type (M11.1-1)."""
    builder_track: int = 0
    destruction_points: int = 0
    hand_size: int = 0
    """Combat cards in hand; which they are, is a secret (M12.2-3)."""
    ability_turn: int = 0
    """The turn in which it last used abilities, and how often (M11.3-1)."""
    ability_uses: int = 0
    aether: int = 0
    """The aether track (M16.2-2)."""
    scrolls: int = 0
    """Dug up so far (M18.1-6)."""
    accomplished: tuple[str, ...] = ()
    """Missions that all play for and this seat has fulfilled (M17.3-8)."""
    out: bool = False
    """It has lost its Settlement, and the others go on (M18.1-3)."""
    command: Command | None = None
    """Logistics points, where they count (M21.2)."""


class Secret(msgspec.Struct, frozen=True, omit_defaults=True):
    """What only its owner knows: gold as it is, and what this build phase has used up."""

    gold: int = 0
    used_hexes: tuple[Hex, ...] = ()
    """Hexes that have recruited this turn (M9.2-1, M9.2-2)."""
    worked: tuple[UnitId, ...] = ()
    """Builders that have worked this turn (M8.1-9)."""
    placed_decoy: bool = False
    hand: tuple[str, ...] = ()
    """Combat cards, in the order in which they came."""
    mission: str = ""
    """The secret mission card (M17.1-1)."""
    bargains: Bargains = NO_BARGAINS


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """Number 0 is the set-up. `order` is the order of action phases."""

    number: int = 0
    order: tuple[Seat, ...] = ()
    active: Seat = Seat("")
    usual: tuple[Seat, ...] = ()
    """The order that holds again next turn, where this turn has another (M15.4-9)."""


class Turned(msgspec.Struct, frozen=True):
    """M5.1 A territory that has been turned over."""

    territory: str
    sixths: int


class Market(msgspec.Struct, frozen=True, omit_defaults=True):
    """M12.2-1 The trade row of combat cards, and those that have been played."""

    row: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()


class Table(msgspec.Struct):
    """All that lies open. Rules ask it; only `apply` replaces its records."""

    rules: Rules
    seats: tuple[Seat, ...]
    ground: Ground
    faced_up: dict[Place, Turned] = {}
    tokens: dict[Hex, int] = {}
    """Adventure hexes that hold a token, with their refresh number (M5.1-8)."""
    units: dict[UnitId, Unit] = {}
    buildings: dict[Hex, Building] = {}
    players: dict[Seat, Player] = {}
    turn: Turn = Turn()
    agenda: tuple[Task, ...] = ()
    """What is unfinished, the next thing last."""
    verdict: Verdict | None = None
    market: Market = Market()
    bridges: dict[Hex, int] = {}
    """Hits that bridges have taken (M8.3-3)."""
    story: Story = Story()
    heroes: dict[str, Hero] = {}
    """Hero sheets that have been hired, by their sheet."""
    mines: dict[Hex, Seat] = {}
    """Aether mines, and who holds them; nobody at first (M16.2-3)."""
    treaties: tuple[Treaty, ...] = ()
    blocks: dict[Hex, tuple[UnitId, ...]] = {}
    """Index: the blocks in a hex."""
    sites: dict[Hex, Hex] = {}
    """Index: the building that covers a hex."""
    occupied: bytearray = bytearray()
    """Index: per hex the seat that holds it, from 1, and the marks below."""

    @property
    def board(self) -> Board:
        return self.rules.board

    def type_of(self, unit: Unit) -> UnitType:
        """What is known of its kind; it must be a face the asker knows."""
        return self.rules.types[unit.kind]

    def mark_of(self, seat: Seat) -> int:
        """The seat in the index of occupation."""
        return NEUTRAL if seat == NOBODY else self.seats.index(seat) + 1

    def units_at(self, hex_: Hex) -> list[Unit]:
        return [self.units[unit] for unit in self.blocks.get(hex_, ())]

    def building_at(self, hex_: Hex) -> Building | None:
        site = self.sites.get(hex_, NOWHERE)
        return None if site == NOWHERE else self.buildings[site]

    def side_of(self, seat: Seat) -> int:
        """The team that a seat belongs to."""
        place = self.seats.index(seat)
        return next(n for n, team in enumerate(self.rules.mode.teams) if place in team)

    def are_allied(self, one: Seat, other: Seat) -> bool:
        """Own units count as allied."""
        if one == other or NOBODY in (one, other):
            return one == other
        return self.side_of(one) == self.side_of(other)


class World(msgspec.Struct):
    """Everything: the table with all faces, and the secrets of all seats."""

    table: Table
    secrets: dict[Seat, Secret] = {}


class View(msgspec.Struct):
    """What a seat may know. A spectator's secret is empty."""

    seat: Seat
    table: Table
    secret: Secret = Secret()
