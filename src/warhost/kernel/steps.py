"""What follows from an entry without anybody: live play and replay both go through here."""

import msgspec
from msgspec.structs import replace

from warhost.kernel.asks import Seat
from warhost.kernel.course import Course
from warhost.kernel.dice import Dice
from warhost.kernel.digests import canonical, digest, keyed
from warhost.kernel.entries import AnyEntry, Begun, Close, Habit, Round, RulesChanged
from warhost.kernel.game import World
from warhost.kernel.happen import Played, happen
from warhost.kernel.journal import Happening, Line
from warhost.kernel.standing import Position
from warhost.kernel.terms import Terms

ROUNDS_UNASKED = 10_000
"""More rounds in a row that ask nobody are a rule that never ends."""


def take(course: Course, entry: AnyEntry) -> Line:
    """Write what somebody did, then everything that follows from it."""
    line = course.note(entry)
    settle(course)
    return line


def settle(course: Course) -> None:
    """Go on until a seat has to decide something, or all is over."""
    for _ in range(ROUNDS_UNASKED):
        if not any(step(course) for step in STEPS):
            return
    raise AssertionError("the rounds go on without ever asking anybody")


def begin(course: Course) -> bool:
    """The world is set up once every seat is taken and has added to the dice."""
    standing, terms = course.standing, course.terms
    if standing.position or any(seat not in standing.nonces for seat in standing.seats):
        return False
    world = terms.game.begin(terms.setting, Dice(keyed(dice_key(course), b"begin")))
    mark = keyed(terms.keys.digests, b"b", terms.printed_world(world))
    line = course.write(Begun(mark.hex()))
    open_at(course, position_of(terms, world, mark, line.number), 1)
    return True


def leave(course: Course) -> bool:
    """What a resignation does to the world; answers to questions that stay open still count."""
    before, seat = course.standing.position, course.standing.leaving
    if before is None or seat is None:
        return False
    world = course.terms.game.copy(before.world)
    played = happen(course.terms, world, course.terms.game.resign(world, seat))
    standing = course.standing
    arrive(course, before, world, played)
    kept = {s: raw for s, raw in standing.answers.items() if still_fits(course, s, raw, before)}
    course.standing = replace(
        course.standing, answers=kept, pending_since=standing.pending_since, leaving=None
    )
    return True


def close(course: Course) -> bool:
    """The last line, once there is a verdict."""
    verdict = course.standing.verdict()
    if verdict is None or course.standing.closed:
        return False
    course.write(Close(course.count + 1, verdict, course.terms.keys.seed.hex()))
    course.standing = replace(course.standing, closed=True)
    return True


def answer_by_habit(course: Course) -> bool:
    """One seat's standing wish answers at once, so that nobody has to wait."""
    standing, terms = course.standing, course.terms
    ask = next((ask for ask in standing.waiting() if standing.does_by_itself(ask)), None)
    if ask is None or standing.position is None:
        return False
    view = terms.game.view(standing.position.world, ask.seat)
    order = terms.wished_answer(view, ask, standing.wishes[ask.seat])
    course.note(Habit(ask.seat, standing.round, ask.kind, order))
    return True


def resolve(course: Course) -> bool:
    """A round is played when nobody is waited for."""
    standing, terms = course.standing, course.terms
    before = standing.position
    if before is None or standing.closed or standing.waiting():
        return False
    answers = [
        (seat, standing.answers[seat]) for seat in standing.seats if seat in standing.answers
    ]
    dice = Dice(keyed(dice_key(course), before.digest, canonical(answers)))
    world = terms.game.copy(before.world)
    orders = {seat: terms.order_from(raw) for seat, raw in answers}
    played = happen(terms, world, terms.game.resolve(world, orders, dice))
    arrive(course, before, world, played)
    if not dice.drawn and len(answers) == 1 and not played.reveals:
        link(course, before, answers[0][0])
    return True


STEPS = (begin, leave, close, answer_by_habit, resolve)
"""What may follow by itself, in the order in which it is looked for."""


def arrive(course: Course, before: Position, world: World, played: Played) -> None:
    """Write down what a round did; its position is open."""
    terms, number = course.terms, course.standing.round
    events = canonical(played.events)
    marks = (
        keyed(terms.keys.digests, b"e", before.digest, events),
        keyed(terms.keys.digests, b"w", before.digest, terms.printed_world(world)),
    )
    line = course.write(Round(number, marks[0].hex(), marks[1].hex()))
    seen = {seat: msgspec.Raw(canonical(learnt)) for seat, learnt in played.seen.items()}
    course.happenings.append(Happening(line.number, msgspec.Raw(events), seen))
    position = position_of(terms, world, digest(before.digest, *marks), line.number)
    open_at(course, position, number + 1)


def open_at(course: Course, position: Position, number: int) -> None:
    """The questions of a position are open."""
    course.worlds[position.line] = position.world
    course.standing = replace(
        course.standing, position=position, round=number, pending_since=number, answers={}
    )


def link(course: Course, earlier: Position, decider: Seat) -> None:
    """Let `decider` take back what it did on the way from `earlier`."""
    position = course.standing.position
    assert position is not None
    linked_position = replace(position, earlier=earlier, decider=decider)
    course.standing = replace(course.standing, position=linked_position)


def position_of(terms: Terms, world: World, mark: bytes, line: int) -> Position:
    """The position that a line of the journal leads to."""
    game = terms.game
    verdict = game.verdict(world)
    return Position(world, () if verdict else game.asks(world), verdict, mark, line)


def dice_key(course: Course) -> bytes:
    """The key of all dice of the match."""
    nonces = [course.standing.nonces[seat] for seat in course.standing.seats]
    return course.terms.keys.dice(nonces)


def still_fits(course: Course, seat: Seat, raw: msgspec.Raw, before: Position) -> bool:
    """Whether an answer given before somebody left still answers the same open question."""
    game, ask = course.terms.game, course.standing.ask_of(seat)
    position = course.standing.position
    if ask is None or ask not in before.asks or position is None:
        return False
    view = game.view(position.world, seat)
    return not game.check(view, ask, course.terms.order_from(raw))


def change_rules(course: Course, entry: RulesChanged) -> Line:
    """The world that the entry embeds goes on under the course's terms."""
    terms = course.terms
    line = course.write(entry)
    world = terms.game.load(terms.setting, msgspec.json.decode(entry.world))
    mark = keyed(terms.keys.digests, b"c", entry.world)
    open_at(course, position_of(terms, world, mark, line.number), entry.round)
    settle(course)
    return line
