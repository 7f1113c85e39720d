"""A match on somebody's desk: what one person sees of it, asks about it and does in it."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from warhost.host.api import (
    Answer,
    AskPage,
    MatchPage,
    OfferLine,
    Receipt,
    ReplayPage,
)
from warhost.host.handed import handed_of
from warhost.host.history import count_of_frames, frames_of
from warhost.host.lobby import Lobby, line_of
from warhost.host.log import log_of, messages_of
from warhost.host.offers import options_page
from warhost.host.outside import Outside
from warhost.host.playing import Playing
from warhost.host.refused import NotAllowed, NotUnderstood, Refused, because
from warhost.host.store.people import Person
from warhost.kernel.asks import SPECTATOR, Ask, Seat
from warhost.kernel.journal import Receipt as Accepted
from warhost.kernel.match import Match
from warhost.kernel.refusals import Refusal

Said = Accepted | list[Refusal]
MOST_FRAMES = 50


class Desk:
    """The use cases of playing."""

    def __init__(self, lobby: Lobby, playing: Playing, outside: Outside) -> None:
        self._lobby = lobby
        self._playing = playing
        self._outside = outside

    def page(self, person: Person | None, match: str, wanted: Seat, after: int) -> MatchPage:
        """Everything a page needs; of the log only the rounds after one it has already."""
        row = self._lobby.row_for(person, match)
        line = line_of(row, person)
        if row.state == "open":
            return MatchPage(line, None, (), "", (), (), (), False, {}, "", 0, 0)
        played = self._playing.match(match)
        mine = row.seats_of(person.id) if person else []
        seat = _viewer(played, mine, wanted)
        view = played.view(seat)
        game = played.terms.game
        return MatchPage(
            match=replace(line, verdict=played.verdict),
            picture=game.picture(view),
            asks=tuple(_ask_page(played, ask, seat, mine) for ask in played.asks()),
            text=game.words.show(view),
            log=() if game.words.report else tuple(log_of(played, seat, after)),
            messages=tuple(messages_of(played, seat)),
            offers=tuple(OfferLine(one) for one in sorted(played.standing.offers)),
            may_undo=bool(mine) and played.may_undo(seat),
            wishes=dict(played.standing.wishes.get(seat, {})) if seat in mine else {},
            head=played.head.head,
            line=played.head.line,
            round=played.round,
            handed=handed_of(played, seat) if seat in mine else None,
        )

    def answer(self, person: Person, match: str, answer: Answer) -> Receipt:
        """Give an order, as a record or in words."""
        played, now = self._mine(person, match, answer.seat), self._outside.now()
        order = _order_of(played, answer)
        if answer.draft:
            return self._receipt(played.draft(answer.seat, answer.round, order, now))
        return self._receipt(played.submit(answer.seat, answer.round, order))

    def close(self, person: Person, match: str) -> Receipt:
        """Who founded a match may say that the round waits no longer, where all answer at once."""
        played = self._playing.match(match)
        if self._lobby.row(match).founder != person.id:
            raise NotAllowed(because("Only who founded the match says so."))
        if len(played.standing.asks()) < 2:
            raise Refused(because("Only rounds in which all answer together are closed."))
        return self._receipt(played.close_round())

    def advise(
        self, person: Person | None, match: str, seat: Seat, question: dict[str, Any]
    ) -> Any:
        """What a seat asks before it decides; anybody may ask what all know."""
        if seat == SPECTATOR:
            self._lobby.row_for(person, match)
            played = self._playing.match(match)
        else:
            played = self._mine(person, match, seat)
        game = played.terms.game
        try:
            asked = msgspec.convert(question, game.questions)
        except msgspec.ValidationError as trouble:
            raise NotUnderstood(because(f"This question is not understood: {trouble}.")) from None
        return game.advise(played.view(seat), asked)

    def do(self, person: Person, match: str, seat: Seat, deed: Callable[[Match], Said]) -> Receipt:
        """Anything else a seat may do: take back, resign, offer, say, wish."""
        return self._receipt(deed(self._mine(person, match, seat)))

    def replay(
        self, person: Person | None, match: str, wanted: Seat, first: int, count: int
    ) -> ReplayPage:
        """The board after each of some rounds, as the seat saw it."""
        row = self._lobby.row_for(person, match)
        played = self._playing.match(match)
        mine = row.seats_of(person.id) if person else []
        seat = looking_at(played, mine, wanted)
        wanted_rounds = range(first, first + min(count, MOST_FRAMES))
        frames = frames_of(played, seat, wanted_rounds)
        return ReplayPage(count_of_frames(played), tuple(frames))

    def _receipt(self, said: Said) -> Receipt:
        if isinstance(said, list):
            raise Refused(*said)
        return Receipt(said.line, said.head, self._outside.now())

    def _mine(self, person: Person | None, match: str, seat: Seat) -> Match:
        if person is None or seat not in self._playing.seats_of(match, person.id):
            raise NotAllowed(because("This seat is not yours.", "seat"))
        return self._playing.match(match)


def looking_at(match: Match, mine: list[Seat], wanted: Seat) -> Seat:
    """Through whose eyes the past is shown: through anybody's once a match is over."""
    is_open = match.verdict is not None and wanted in match.terms.setting.seats
    return wanted if is_open else _viewer(match, mine, wanted)


def _viewer(match: Match, mine: list[Seat], wanted: Seat) -> Seat:
    """My seat; of several the one that is wanted, else the one that is asked."""
    if wanted in mine:
        return wanted
    asked = [ask.seat for ask in match.asks() if ask.seat in mine]
    return (asked or mine or [SPECTATOR])[0]


def _ask_page(match: Match, ask: Ask, viewer: Seat, mine: list[Seat]) -> AskPage:
    """What the viewer is asked; of others only that they are, for a sentence may tell a secret."""
    game = match.terms.game
    page = AskPage(
        ask.seat, ask.kind, match.round, mine=ask.seat in mine, sealed=ask.kind in game.secret
    )
    if ask.seat != viewer:
        return page
    view = match.view(viewer)
    return replace(page, prompt=game.words.prompt(view, ask), options=options_page(game, view, ask))


def _order_of(match: Match, answer: Answer) -> Any:
    game = match.terms.game
    if answer.order is not None:
        try:
            return msgspec.convert(answer.order, game.orders)
        except msgspec.ValidationError as trouble:
            raise NotUnderstood(because(f"The order is not understood: {trouble}.")) from None
    ask = match.ask_of(answer.seat)
    if ask is None:
        raise Refused(because("You are not asked anything now.", "seat"))
    order = game.words.parse(answer.text, match.view(answer.seat), ask)
    if isinstance(order, list):
        raise Refused(*order)
    return order
