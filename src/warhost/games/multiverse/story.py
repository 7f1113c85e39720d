"""Records of what makes a war a story: adventures, the dial, heroes, treaties."""

import msgspec

from warhost.games.multiverse.board import Hex
from warhost.kernel.asks import Seat


class Encounter(msgspec.Struct, frozen=True, omit_defaults=True):
    """M15.3-1 A permanent encounter on the map."""

    kind: str
    hex: Hex
    met_in: int = 0
    """The turn in which somebody last met it."""


class Story(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies beside the board. Cards that nobody has drawn are a bag."""

    discarded: tuple[str, ...] = ()
    """M15.1-3 Adventure cards that will be shuffled again."""
    failed: tuple[str, ...] = ()
    """M15.1-5 Those that are discarded when the turn ends."""
    encounters: tuple[Encounter, ...] = ()
    dial: int = 1
    """M15.4-1 The position of the event dial."""
    revealed: str = ""
    """M2.4-7 The hero sheet on top of the deck."""
    buried: tuple[str, ...] = ()
    """M13.1-2 Sheets put to the bottom of the deck, the first to come again first."""
    offers: int = 0
    """How many deals wait for an answer (M20.2-7)."""


class Hero(msgspec.Struct, frozen=True, omit_defaults=True):
    """M13.2-8 A hero sheet in somebody's hands; which block it is, only its face tells."""

    id: str
    seat: Seat
    hp: int
    ap: int
    abilities: tuple[str, ...] = ()
    level: int = 1
    kills: int = 0
    """Since this level was reached (M13.4-2)."""
    points: int = 0
    """Skill points that are left (M13.2-9)."""
    alive: bool = True
    used: tuple[str, ...] = ()
    """Abilities used this turn (M13.3-2)."""


class Frost(msgspec.Struct, frozen=True, omit_defaults=True):
    """M13.5 Frost on a unit, until its owner's next action phase is over."""

    frozen: bool = False
    damage: int = 0
    """What every hit does more (M13.5-2)."""
    sight: int = 2
    """How far it still sees."""


class Command(msgspec.Struct, frozen=True, omit_defaults=True):
    """M21.2-14 Logistics points of the turn, and how many are used."""

    points: int
    used: int = 0


class Treaty(msgspec.Struct, frozen=True):
    """M20.2-1 Who keeps the peace, and the turns from and to which it holds."""

    parties: tuple[Seat, Seat]
    first: int
    last: int


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """M20.2-4 What one seat proposes to another; only the two of them know."""

    maker: Seat
    taker: Seat
    gives: int = 0
    asks: int = 0
    """Gold that the taker pays at once."""
    repays: int = 0
    """Gold that the taker pays back, and in how many turns."""
    turns: int = 0
    peace: bool = False
    words: str = ""
    """Terms that are recorded and not enforced (M20.2-6)."""


class Debt(msgspec.Struct, frozen=True):
    """M20.2-4 Gold that is due in the revenue phase of a turn."""

    debtor: Seat
    creditor: Seat
    gold: int
    due: int


class Bargains(msgspec.Struct, frozen=True, omit_defaults=True):
    """M20.2-7 What a seat knows of deals: those open to it, those struck, what is owed."""

    offers: tuple[Offer, ...] = ()
    struck: tuple[Offer, ...] = ()
    debts: tuple[Debt, ...] = ()


NO_BARGAINS = Bargains()
NOBODY = Seat("-")
"""Whose the buildings of permanent encounters are."""
