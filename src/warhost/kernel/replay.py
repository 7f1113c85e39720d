"""Playing a journal again from what people did, and finding the first line that is not true."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from warhost.kernel.course import FOLDS, Course
from warhost.kernel.entries import AnyEntry, Header, Input, Round, RulesChanged, Undo
from warhost.kernel.gate import refusals
from warhost.kernel.journal import (
    NO_HEAD,
    Break,
    Happening,
    Line,
    Receipt,
    broken_chain,
)
from warhost.kernel.match import Keep, Match
from warhost.kernel.standing import Standing
from warhost.kernel.steps import change_rules, take
from warhost.kernel.terms import Terms

Judge = Callable[[Course, AnyEntry], str]
"""Why an input may not stand where it does; empty if it may."""


class Untrue(Exception):
    """A journal does not follow from what people did; its break says where."""

    def __init__(self, found: Break) -> None:
        super().__init__(f"line {found.line}: {found.why}")
        self.found = found


def trust(_: Course, __: AnyEntry) -> str:
    """Take what was accepted once."""
    return ""


def examine(course: Course, entry: AnyEntry) -> str:
    """Ask the rules again whether an input was allowed."""
    if isinstance(entry, Header):
        return "" if entry == course.terms.header() else "other rules, packs or seed than these"
    found = refusals(course, entry)
    return f"not allowed: {found[0].text}" if found else ""


def replay(terms: Terms, lines: Sequence[Line], judge: Judge = trust) -> Course:
    """The course of a journal since its rules last changed. Raises `Untrue`.

    What follows from the last input is in the course even if the journal lacks it.
    """
    start = start_of(lines)
    course = _course_at(terms, lines, start)
    for line in lines[start + len(course.lines) :]:
        place = line.number - start - 1
        if place == len(course.lines):
            _take(course, line, judge)
        if course.lines[place] != line:
            raise Untrue(Break(line.number, _difference(course.lines[place], line)))
    return course


def resume(
    terms: Terms, lines: Sequence[Line], happenings: Sequence[Happening], keep: Keep
) -> Match:
    """A match that goes on from its files; what a crash left unfinished is finished first."""
    course = replay(terms, lines)
    match = Match(terms, keep)
    match.lines, match.happenings = list(lines), list(happenings)
    course.lines = [line for line in course.lines if line.number > len(lines)]
    course.happenings = [h for h in course.happenings if h.line > len(lines)]
    if course.lines:
        match.accept(course)
    match.standing = course.standing
    return match


def verify(
    terms: Terms, lines: Sequence[Line], happenings: Sequence[Happening], *receipts: Receipt
) -> Break | None:
    """The first line at which a journal is not what it claims to be."""
    if found := broken_chain(lines, receipts):
        return found
    try:
        course = replay(terms, lines, examine)
    except Untrue as untrue:
        return untrue.found
    if len(course.lines) > len(lines) - start_of(lines):
        return Break(len(lines) + 1, "the journal was shortened: what follows is missing")
    return _broken_happening(course.happenings, happenings)


def start_of(lines: Sequence[Line]) -> int:
    """The place of the line from which these rules hold."""
    changes = [place for place, line in enumerate(lines) if isinstance(line.entry, RulesChanged)]
    return changes[-1] if changes else 0


def _course_at(terms: Terms, lines: Sequence[Line], start: int) -> Course:
    """Everything before a change of rules is taken as written."""
    standing = Standing(terms.setting.seats)
    for line in lines[:start]:
        if isinstance(line.entry, Input) and not isinstance(line.entry, Undo):
            standing = FOLDS[type(line.entry)](standing, line.entry)
    head = lines[start - 1].hash if start else NO_HEAD
    course = Course(terms, replace(standing, leaving=None), head, start)
    entry = lines[start].entry if lines else None
    if isinstance(entry, RulesChanged):
        change_rules(course, entry)
    return course


def _take(course: Course, line: Line, judge: Judge) -> None:
    entry = line.entry
    if isinstance(entry, Header) != (course.count == 0):
        raise Untrue(Break(line.number, "a journal has one header, in its first line"))
    if not isinstance(entry, Header | Input):
        raise Untrue(Break(line.number, f"{_says(line)} does not follow from what was decided"))
    objection = judge(course, entry)
    if objection:
        raise Untrue(Break(line.number, objection))
    take(course, entry)


def _difference(expected: Line, found: Line) -> str:
    told, due = found.entry, expected.entry
    if isinstance(told, Round) and isinstance(due, Round) and told.number == due.number:
        part = "events" if told.events != due.events else "world"
        return f"played again, round {due.number} has other {part}: an answer or a die was changed"
    if told == due:
        return "its salt or its hash is not of this seed"
    return f"{_says(found)} stands where {_says(expected)} follows"


def _says(line: Line) -> str:
    return f"a line of {type(line.entry).__name__.lower()}"


def _broken_happening(due: Sequence[Happening], found: Sequence[Happening]) -> Break | None:
    stored = {happening.line: happening for happening in found}
    for happening in due:
        if stored.get(happening.line) != happening:
            return Break(happening.line, "the stored events are not those of the round")
    return None
