"""What clients send and receive: these records are the schema of the API."""

from typing import Any

import msgspec

from warhost.host.pictures import Picture, Sheet
from warhost.host.store.matches import State
from warhost.host.store.people import Session
from warhost.kernel.asks import Seat, Verdict
from warhost.kernel.refusals import Refusal

Order = dict[str, Any]
"""An order as its tagged record; the game's own decoder checks it."""


class Record(msgspec.Struct, frozen=True):
    """A record of the API."""


class Demand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client sends: unknown fields are refused, they are mistakes."""


class Trouble(Record, frozen=True):
    """Why a request was refused."""

    refusals: tuple[Refusal, ...]


class PersonLine(Record, frozen=True):
    name: str
    guest: bool


class SessionLine(Session, frozen=True):
    current: bool = False


class Me(Record, frozen=True):
    """Who asks, and where else this person is signed in."""

    person: PersonLine | None
    sessions: tuple[SessionLine, ...] = ()


class NewGuest(Record, frozen=True):
    name: str
    recovery: str


class SignUp(Demand, frozen=True):
    name: str
    password: str


class SignIn(Demand, frozen=True):
    name: str
    secret: str
    """The password, or a guest's recovery code."""


class SeatLine(Record, frozen=True):
    seat: Seat
    player: str
    """A person's name, `bot:NAME`, `open`, or `invited`: it waits for whoever has its link."""
    army: str
    mine: bool


class MatchLine(Record, frozen=True):
    """A match in a list."""

    id: str
    game: str
    title: str
    seats: tuple[SeatLine, ...]
    state: State
    your_turn: bool
    changed: int
    watched: bool
    hosted: bool
    """I founded it, and may say that nobody is waited for any longer."""
    verdict: Verdict | None = None


class LobbyPage(Record, frozen=True):
    mine: tuple[MatchLine, ...]
    open: tuple[MatchLine, ...]
    finished: tuple[MatchLine, ...]


class GameLine(Record, frozen=True):
    """A game that is played here."""

    name: str
    title: str


class ScenarioLine(Record, frozen=True):
    """Something to begin a match from."""

    id: str
    game: str
    title: str
    text: str
    seats: tuple[Seat, ...]
    musters: bool
    """Every seat brings an army of its own."""
    size: int
    """How large an army may be, in the measure of the game's own rosters."""
    pack: str = "base"


class BotLine(Record, frozen=True):
    game: str
    name: str
    title: str


class NewSeat(Demand, frozen=True):
    seat: Seat
    player: str = "open"
    """`me`, `open`, `invited` or `bot:NAME`. One person may hold several: a hot seat."""
    roster: str = ""


class NewMatch(Demand, frozen=True):
    game: str
    scenario: str
    seats: tuple[NewSeat, ...]
    options: dict[str, Any] = {}
    pack: str = "base"
    watched: bool = True
    """Others may look on; they see what all know."""


class TakeSeat(Demand, frozen=True):
    seat: Seat = Seat("")
    """Empty: the first free one, or that of the invitation."""
    roster: str = ""
    nonce: str = ""
    invitation: str = ""


class Choice(Record, frozen=True):
    """An answer ready to be given."""

    order: Order
    text: str
    label: str
    about: tuple[str, ...] = ()
    """Ids of what on the board it is about."""


class Blocked(Record, frozen=True):
    """Something a player might want to do now, and why it is not possible."""

    label: str
    clause: str
    text: str


class OptionsPage(Record, frozen=True):
    """What may be answered: buttons, and forms that the board composes an answer with."""

    choices: tuple[Choice, ...] = ()
    forms: tuple[dict[str, Any], ...] = ()
    blocked: tuple[Blocked, ...] = ()


class AskPage(Record, frozen=True):
    """An open question: in full for the seat that looks, of others only that they are asked."""

    seat: Seat
    kind: str
    round: int
    mine: bool
    sealed: bool
    """Others at the same screen should look away."""
    prompt: str = ""
    options: OptionsPage = OptionsPage()


class LogLine(Record, frozen=True):
    text: str
    clauses: tuple[str, ...] = ()
    details: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    about: tuple[str, ...] = ()
    sheet: Sheet | None = None


class LogRound(Record, frozen=True):
    """What came of one round of decisions."""

    round: int
    kind: str
    """What the question was about."""
    title: str
    """The answer in the notation of the players."""
    seat: str
    lines: tuple[LogLine, ...]


class MessageLine(Record, frozen=True):
    seat: Seat
    text: str


class OfferLine(Record, frozen=True):
    """A seat would end the match without a winner."""

    seat: Seat


class HandedLine(Record, frozen=True):
    """What my seat has answered in the open round; it can answer again until the round closes."""

    text: str
    """In the notation of the players."""
    done: bool
    """Whether nobody waits for this seat any more."""
    line: int
    head: str
    at: int
    """When it was handed in; 0 if that is not known."""


class MatchPage(Record, frozen=True):
    """A match as one person sees it."""

    match: MatchLine
    picture: Picture | None
    asks: tuple[AskPage, ...]
    text: str
    log: tuple[LogRound, ...]
    messages: tuple[MessageLine, ...]
    offers: tuple[OfferLine, ...]
    may_undo: bool
    wishes: dict[str, Any]
    """How my seat's questions are answered when it does not answer itself."""
    head: str
    line: int
    round: int
    """The number of the open round."""
    handed: HandedLine | None = None


class Answer(Demand, frozen=True):
    """An order as a record, or in the notation of the players."""

    seat: Seat
    round: int
    order: Order | None = None
    text: str = ""
    draft: bool = False
    """It is handed in, and the seat is not done: others wait on."""


class Receipt(Record, frozen=True):
    line: int
    head: str
    at: int
    """When it was written down."""


class Advise(Demand, frozen=True):
    seat: Seat
    question: dict[str, Any]


class Deed(Demand, frozen=True):
    seat: Seat = Seat("")


class Say(Demand, frozen=True):
    seat: Seat
    text: str
    to: tuple[Seat, ...] = ()


class Wishes(Demand, frozen=True):
    seat: Seat
    wishes: dict[str, Any]


class Frame(Record, frozen=True):
    """The board after a round, and what happened in it."""

    round: int
    kind: str
    title: str
    seat: str
    picture: Picture
    lines: tuple[LogLine, ...]


class ReplayPage(Record, frozen=True):
    total: int
    frames: tuple[Frame, ...]


class ChapterLine(Record, frozen=True):
    """A chapter of the rules; its number finds its clauses."""

    number: str
    title: str


class ClausePage(Record, frozen=True):
    id: str
    chapter: str
    section: str
    text: str
    later: bool


class Pulse(Record, frozen=True):
    """Something has changed in a match; the page asks for what it may know."""

    match: str
    head: str
