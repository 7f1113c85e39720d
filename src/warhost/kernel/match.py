"""A match: a game, its setting, and a journal that only grows.

match = open_match(game, setting, packs, seed, keep)
match.join(seat, nonce)
match.submit(seat, match.round, order)
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from warhost.kernel import entries
from warhost.kernel.asks import Ask, Options, Seat, Verdict
from warhost.kernel.course import Course
from warhost.kernel.digests import canonical
from warhost.kernel.game import Game, Order, Setting, View
from warhost.kernel.gate import refusals, refuse
from warhost.kernel.journal import NO_HEAD, Batch, Happening, Line, Receipt
from warhost.kernel.refusals import Refusal
from warhost.kernel.standing import DRAFT, Standing
from warhost.kernel.steps import change_rules, take
from warhost.kernel.terms import Terms

Keep = Callable[[Batch], None]
"""Makes a batch durable, whole or not at all; it raises when it cannot."""


class Match:
    """The only door through which a match is played. Whatever it returns has been kept before."""

    def __init__(self, terms: Terms, keep: Keep) -> None:
        self.terms = terms
        self.lines: list[Line] = []
        self.happenings: list[Happening] = []
        self.standing = Standing(terms.setting.seats)
        self._keep = keep

    @property
    def head(self) -> Receipt:
        """The last line and its hash."""
        return receipt_of(self.lines[-1]) if self.lines else Receipt(0, NO_HEAD)

    @property
    def round(self) -> int:
        """The number of the open round."""
        return self.standing.round

    @property
    def verdict(self) -> Verdict | None:
        """How the match ended."""
        return self.standing.verdict()

    def asks(self) -> tuple[Ask, ...]:
        """The questions of the open round that wait for an answer."""
        return self.standing.waiting()

    def ask_of(self, seat: Seat) -> Ask | None:
        """What a seat is asked; it may answer again until the round closes."""
        return self.standing.ask_of(seat)

    def view(self, seat: Seat) -> View:
        """All that a seat may know."""
        assert self.standing.position is not None, "the match has not begun"
        return self.terms.game.view(self.standing.position.world, seat)

    def options(self, seat: Seat) -> Options | None:
        """What a seat may answer, if it is asked."""
        ask = self.ask_of(seat)
        return self.terms.game.options(self.view(seat), ask) if ask else None

    def check(self, seat: Seat, order: Order) -> list[Refusal]:
        """Why an order would be refused now."""
        return refusals(self.course(), self._decision(seat, self.round, order))

    def decode(self, data: bytes) -> Order | list[Refusal]:
        """An order as a client sends it, or why it is none."""
        return self.terms.understood(data)

    def join(self, seat: Seat, nonce: str, player: str = "") -> Receipt | list[Refusal]:
        """Take a seat and add to the dice. The last to join begins the match."""
        return self._add(entries.Joined(seat, nonce, player))

    def submit(self, seat: Seat, round_number: int, order: Order) -> Receipt | list[Refusal]:
        """Answer the question of a round. The same answer again gets the first receipt again."""
        decision = self._decision(seat, round_number, order)
        return self._given_before(decision) or self._add(decision)

    def draft(
        self, seat: Seat, round_number: int, order: Order, at: int = 0
    ) -> Receipt | list[Refusal]:
        """Hand in an answer without being done: it counts if the round is closed without another.

        `at` is when that was, by the clock of whoever keeps the match."""
        decision = self._decision(seat, round_number, order)
        if found := refusals(self.course(), decision):
            return found
        draft = {"round": round_number, "order": msgspec.json.decode(decision.order), "at": at}
        return self.wish(seat, {**self.standing.wishes.get(seat, {}), DRAFT: draft})

    def wish(self, seat: Seat, wishes: Mapping[str, Any]) -> Receipt | list[Refusal]:
        """How a seat's questions are to be answered when it does not answer itself.

        What it has handed in stays, unless these wishes hold another draft.
        """
        standing = self.standing.wishes.get(seat, {})
        kept = {DRAFT: standing[DRAFT]} if DRAFT in standing else {}
        return self._add(entries.Wish(seat, {**kept, **wishes}))

    def say(self, seat: Seat, to: tuple[Seat, ...], text: str) -> Receipt | list[Refusal]:
        """Words to other seats."""
        return self._add(entries.Message(seat, to, text))

    def offer(self, seat: Seat) -> Receipt | list[Refusal]:
        """Offer to end the match without a winner; it ends when all do."""
        return self._add(entries.Offer(seat))

    def retract(self, seat: Seat) -> Receipt | list[Refusal]:
        """Take the offer back."""
        return self._add(entries.Retraction(seat))

    def resign(self, seat: Seat) -> Receipt | list[Refusal]:
        """Give up."""
        return self._add(entries.Resignation(seat))

    def undo(self, seat: Seat) -> Receipt | list[Refusal]:
        """Take back the last decision, unless something new was learnt by it."""
        return self._add(self._undo(seat))

    def may_undo(self, seat: Seat) -> bool:
        """Whether there is something the seat can take back."""
        return not refusals(self.course(), self._undo(seat))

    def close_round(self) -> Receipt | list[Refusal]:
        """Wait no longer: the seats that have not answered get their fallback."""
        absent = [self._absence(ask) for ask in self.asks()]
        if not absent:
            return refuse("round", "nobody is waited for")
        return self._add(*absent)

    def change_rules(self, game: Game, setting: Setting, packs: dict[str, str]) -> Receipt:
        """Go on under other rules. Earlier rounds are shown from their stored events."""
        position = self.standing.position
        assert position is not None, "the match has not begun"
        terms = Terms(game, setting, packs, self.terms.keys.seed)
        world = msgspec.Raw(self.terms.printed_world(position.world))
        course = Course(terms, self.standing, self.head.head, self.head.line)
        line = change_rules(
            course, entries.RulesChanged(game.version, packs, self.round + 1, world)
        )
        self.accept(course)
        return receipt_of(line)

    def course(self) -> Course:
        """A course that goes on from here, beside the match."""
        head = self.head
        return Course(self.terms, self.standing, head.head, head.line)

    def accept(self, course: Course) -> None:
        """Keep what a course wrote; only then has it happened."""
        batch = course.batch()
        self._keep(batch)
        self.lines += batch.lines
        self.happenings += batch.happenings
        self.standing = course.standing
        self.terms = course.terms

    def _add(self, *told: entries.AnyEntry) -> Receipt | list[Refusal]:
        course = self.course()
        for entry in told:
            found = refusals(course, entry)
            if found:
                return found
            take(course, entry)
        self.accept(course)
        return receipt_of(course.lines[0])

    def _undo(self, seat: Seat) -> entries.Undo:
        position = self.standing.position
        earlier = position.earlier if position else None
        return entries.Undo(seat, earlier.line if earlier else 0)

    def _decision(self, seat: Seat, round_number: int, order: Order) -> entries.Decision:
        ask = self.ask_of(seat)
        return entries.Decision(
            seat, round_number, ask.kind if ask else "", msgspec.Raw(canonical(order))
        )

    def _absence(self, ask: Ask) -> entries.Absence:
        """What counts for a seat that is not done: what it handed in, else its fallback."""
        draft = self.standing.draft_of(ask.seat)
        if draft is not None:
            handed = entries.Absence(ask.seat, self.round, ask.kind, draft)
            if not refusals(self.course(), handed):
                return handed
        wishes = self.standing.wishes.get(ask.seat, {})
        order = self.terms.wished_answer(self.view(ask.seat), ask, wishes)
        return entries.Absence(ask.seat, self.round, ask.kind, order)

    def _given_before(self, decision: entries.Decision) -> Receipt | None:
        """The receipt of the seat's last answer, if this is the same."""
        for line in reversed(self.lines):
            entry = line.entry
            if isinstance(entry, entries.Decision) and entry.seat == decision.seat:
                same = (entry.round, entry.order) == (decision.round, decision.order)
                return receipt_of(line) if same else None
        return None


def open_match(
    game: Game, setting: Setting, packs: dict[str, str], seed: bytes, keep: Keep
) -> Match | list[Refusal]:
    """A new match that waits for its seats to join, or why it cannot be played."""
    found = game.prepare(setting)
    if found:
        return found
    match = Match(Terms(game, setting, packs, seed), keep)
    course = match.course()
    course.note(match.terms.header())
    match.accept(course)
    return match


def receipt_of(line: Line) -> Receipt:
    """The receipt for a line."""
    return Receipt(line.number, line.hash)
