"""The agenda of a war: what is unfinished, as plain records, so that it can stop anywhere.

The top task (the last of the agenda) asks the seats it names; while it names none, the program
works on it. A reaction in mid-action is one more task above the action, which waits below.
"""

from typing import Literal

import msgspec

from warhost.games.multiverse.board import NOWHERE, Hex
from warhost.kernel.asks import Seat

Sequence = Literal["set-up", "turn"]
Way = Literal["melee", "shot"]


class Step(msgspec.Struct, frozen=True, tag="step"):
    """A step of the set-up (M2.4) or of the turn (M3), by its place in the sequence."""

    sequence: Sequence
    place: int
    name: str
    begun: bool = False
    seats: tuple[Seat, ...] = ()
    """Who still has to decide in it."""


class Action(msgspec.Struct, frozen=True, tag="action"):
    """M3.3-1 One seat's own action phase, and those whose turn comes after it."""

    seat: Seat
    later: tuple[Seat, ...]
    begun: bool = False
    seats: tuple[Seat, ...] = ()


class Activation(msgspec.Struct, frozen=True, tag="activation"):
    """M4.1-6 A unit that is being activated and may do more."""

    unit: str
    seats: tuple[Seat, ...] = ()


class Played(msgspec.Struct, frozen=True):
    """M12.1 A combat card as it was shown; who could not pay has lost the fight."""

    seat: Seat
    card: str
    paid: bool


class Combat(msgspec.Struct, frozen=True, omit_defaults=True, tag="combat"):
    """M10.1 An attack or a shot on its way through the stages of the ruleset."""

    attacker: str
    way: Way
    origin: Hex
    battlefield: Hex
    defender: str = ""
    """The unit attacked, or the one inside the building."""
    building: Hex = NOWHERE
    strikers: tuple[str, ...] = ()
    """Who still has to strike, in the order of initiative (M10.2)."""
    stage: int = 0
    seats: tuple[Seat, ...] = ()
    partner: str = ""
    """The other half of an attacking formation (M22.2-2)."""
    other: str = ""
    """The other half of a formation that is attacked."""
    tower: Hex = NOWHERE
    """The building that shoots, if the attacker is one (M10.3-7)."""
    ability: str = ""
    """What the attacker announced (M11.3-5)."""
    cards: tuple[Played, ...] = ()
    target: str = ""
    """Whom the next strike shall hit, where there was a choice (M22.2-5)."""
    cleaves: int = 0
    """How many more units the attacker's cleave may still hit, and whom it has hit (M11.4-3)."""
    cleaved: tuple[str, ...] = ()
    avoided: bool = False
    """There is no battle after all (M12.1-12)."""


class CardPlay(msgspec.Struct, frozen=True, tag="card play"):
    """M12.1-8 Both sides may commit a combat card, face down and at the same time."""

    seats: tuple[Seat, ...] = ()


class Choice(msgspec.Struct, frozen=True, tag="choice"):
    """M22.2-5, M11.4-4 Whom a strike hits."""

    striker: str
    candidates: tuple[str, ...]
    seats: tuple[Seat, ...] = ()


class Venture(msgspec.Struct, frozen=True, tag="venture"):
    """M15.1-1 A unit explores the adventure in its hex; where it came from, it may run back to."""

    unit: str
    origin: Hex = NOWHERE
    seats: tuple[Seat, ...] = ()


class Placing(msgspec.Struct, frozen=True, tag="placing"):
    """M15.2-3 An ally of this kind joins a seat, on one of these hexes."""

    kind: str
    hexes: tuple[Hex, ...]
    seats: tuple[Seat, ...] = ()


class Naming(msgspec.Struct, frozen=True, tag="naming"):
    """M5.1-6 The neighbour of the explorer names the side that will face it."""

    unit: str
    place: int
    seats: tuple[Seat, ...] = ()


Task = Step | Action | Activation | Combat | CardPlay | Choice | Venture | Placing | Naming


def kind_of(task: Task) -> str:
    """The word for what the top task asks."""
    return task.name if isinstance(task, Step) else KINDS[type(task)]


KINDS: dict[type, str] = {
    Action: "action",
    Activation: "activation",
    Combat: "combat",
    CardPlay: "card",
    Choice: "target",
    Venture: "venture",
    Placing: "placing",
    Naming: "naming",
}
