"""What a journal says, line by line. What people did is the truth; the rest is derived from it."""

from typing import Any

import msgspec

from warhost.kernel.asks import Seat, Verdict
from warhost.kernel.digests import Digest


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One statement of the journal."""


class Header(Entry, frozen=True, tag="header"):
    """What is played, by which rules, and the promise that binds the dice."""

    game: str
    version: str
    packs: dict[str, str]
    """The digest of every pack by its name."""
    scenario: str
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    commitment: Digest


class Joined(Entry, frozen=True, tag="joined"):
    """A seat takes its place and adds to the dice."""

    seat: Seat
    nonce: str
    player: str = ""
    """Who sits there, as all are told: a name, or that of a bot."""


class Begun(Entry, frozen=True, tag="begun"):
    """All have joined and the world stands."""

    world: Digest


class Answer(Entry, frozen=True):
    """What counts as a seat's answer to a question of a round, in canonical print."""

    seat: Seat
    round: int
    kind: str
    order: msgspec.Raw


class Decision(Answer, frozen=True, tag="decision"):
    """A seat answers."""


class Absence(Answer, frozen=True, tag="absence"):
    """The host closed the round without waiting for this seat."""


class Habit(Answer, frozen=True, tag="habit"):
    """A seat's standing wish answered for it at once."""


class Wish(Entry, frozen=True, tag="wish"):
    """How a seat wants its questions answered when it does not answer itself."""

    seat: Seat
    wishes: dict[str, Any]


class Message(Entry, frozen=True, tag="message"):
    """Words between players; the rules never read them."""

    seat: Seat
    to: tuple[Seat, ...]
    text: str


class Offer(Entry, frozen=True, tag="offer"):
    """A seat would end the match without a winner."""

    seat: Seat


class Retraction(Entry, frozen=True, tag="retraction"):
    """A seat takes its offer back."""

    seat: Seat


class Resignation(Entry, frozen=True, tag="resignation"):
    """A seat gives up."""

    seat: Seat


class Undo(Entry, frozen=True, tag="undo"):
    """All decisions after line `line` are taken back."""

    seat: Seat
    line: int


class Round(Entry, frozen=True, tag="round"):
    """A round was resolved. The digests are keyed, so that they tell nothing before the end."""

    number: int
    events: Digest
    world: Digest


class RulesChanged(Entry, frozen=True, tag="rules changed"):
    """The match goes on from this world under other rules."""

    version: str
    packs: dict[str, str]
    round: int
    world: msgspec.Raw


class Close(Entry, frozen=True, tag="close"):
    """The match is over: how many lines there are, and the seed that lets all be checked."""

    count: int
    verdict: Verdict
    seed: Digest


class Sealed(Entry, frozen=True, tag="sealed"):
    """In a seat's copy: somebody else's secret, to be checked against the journal at the end."""

    seat: Seat
    kind: str
    digest: Digest


Input = Joined | Decision | Absence | Wish | Message | Offer | Retraction | Resignation | Undo
Derived = Begun | Habit | Round | Close
AnyEntry = Header | Input | Derived | RulesChanged | Sealed
