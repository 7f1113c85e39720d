"""Matches, their seats and journals in the database."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from warhost.host.store.tables import happenings, lines, matches, people, seats, seeds
from warhost.kernel.asks import Seat
from warhost.kernel.journal import Batch, Happening, Line

State = Literal["open", "running", "ended"]
"""A seat is free, or it is played, or it is over."""
_line = msgspec.json.Decoder(Line)
_happening = msgspec.json.Decoder(Happening)
_print = msgspec.json.Encoder(order="sorted").encode

ADD_LINES, ADD_HAPPENINGS = insert(lines), insert(happenings)
NOTE_CHANGE = (
    update(matches)
    .where(matches.c.id == bindparam("here"))
    .values(state=bindparam("state"), changed=bindparam("changed"))
)
NOTE_AWAITED = (
    update(seats)
    .where((seats.c.match == bindparam("here")) & (seats.c.seat == bindparam("who")))
    .values(awaited=bindparam("awaits"))
)
"""Statements of every decision, put together once."""


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where: a person, a bot, or nobody yet."""

    match: str
    place: int
    seat: Seat
    person: str | None
    name: str | None
    bot: str
    awaited: bool
    dropped: bool
    kept_for: str

    @property
    def is_free(self) -> bool:
        return self.person is None and not self.bot


class MatchRow(msgspec.Struct, frozen=True):
    """A match without its journal."""

    id: str
    game: str
    pack: str
    scenario: str
    title: str
    options: dict[str, Any]
    founder: str
    state: State
    created: int
    changed: int
    watched: bool
    seats: tuple[SeatRow, ...]

    def seat(self, seat: Seat) -> SeatRow | None:
        return next((row for row in self.seats if row.seat == seat), None)

    def seats_of(self, person: str) -> list[Seat]:
        return [row.seat for row in self.seats if row.person == person]


def add_match(connection: Connection, values: Mapping[str, Any], seed: bytes) -> None:
    connection.execute(insert(matches).values(**values))
    connection.execute(insert(seeds).values(match=values["id"], seed=seed))


def add_seat(connection: Connection, **values: Any) -> None:
    connection.execute(insert(seats).values(**values))


def change_match(connection: Connection, match: str, **values: Any) -> None:
    connection.execute(update(matches).where(matches.c.id == match).values(**values))


def note_changes(connection: Connection, states: Mapping[str, State], now: int) -> None:
    """Lines were written: where their matches stand for lists of matches."""
    changes = [{"here": match, "state": state, "changed": now} for match, state in states.items()]
    connection.execute(NOTE_CHANGE, changes)


def change_seat(connection: Connection, match: str, seat: Seat, **values: Any) -> None:
    here = (seats.c.match == match) & (seats.c.seat == seat)
    connection.execute(update(seats).where(here).values(**values))


def note_awaited(
    connection: Connection, changed: Sequence[tuple[str, Mapping[Seat, bool]]]
) -> None:
    """In which match who is waited for and who no longer, the latest last."""
    changes = [
        {"here": match, "who": seat, "awaits": on}
        for match, awaited in changed
        for seat, on in awaited.items()
    ]
    if changes:
        connection.execute(NOTE_AWAITED, changes)


def match_row(connection: Connection, match: str) -> MatchRow | None:
    found = connection.execute(select(matches).where(matches.c.id == match)).all()
    return _with_seats(connection, found)[0] if found else None


def match_rows(connection: Connection, condition: Any, limit: int) -> list[MatchRow]:
    """The matches that fulfil a condition, the last changed first."""
    query = select(matches).where(condition).order_by(matches.c.changed.desc()).limit(limit)
    return _with_seats(connection, connection.execute(query).all())


def rows_of_person(connection: Connection, person: str, limit: int) -> list[MatchRow]:
    """The matches in which a person sits and has not dropped."""
    mine = select(seats.c.match).where((seats.c.person == person) & ~seats.c.dropped)
    return match_rows(connection, matches.c.id.in_(mine), limit)


def open_rows(connection: Connection, person: str, limit: int) -> list[MatchRow]:
    """The matches in which a seat is free for this person."""
    free = (seats.c.person.is_(None)) & (seats.c.bot == "") & seats.c.kept_for.in_(("", person))
    somewhere = matches.c.id.in_(select(seats.c.match).where(free))
    return match_rows(connection, (matches.c.state == "open") & somewhere, limit)


def rows_of_bots(connection: Connection) -> list[MatchRow]:
    """Running matches that wait for a bot."""
    waiting = select(seats.c.match).where((seats.c.bot != "") & seats.c.awaited)
    return match_rows(connection, matches.c.id.in_(waiting) & (matches.c.state == "running"), 10**6)


def seat_of_invitation(connection: Connection, digest: str) -> tuple[str, Seat] | None:
    row = connection.execute(
        select(seats.c.match, seats.c.seat).where(seats.c.invitation == digest)
    ).first()
    return (row.match, Seat(row.seat)) if row else None


def append(connection: Connection, added: Sequence[tuple[str, Batch]]) -> None:
    """Add to journals; a line that is there already makes all of it fail."""
    written = [
        {"match": match, "number": line.number, "body": _print(line)}
        for match, batch in added
        for line in batch.lines
    ]
    connection.execute(ADD_LINES, written)
    told = [
        {"match": match, "line": happening.line, "body": _print(happening)}
        for match, batch in added
        for happening in batch.happenings
    ]
    if told:
        connection.execute(ADD_HAPPENINGS, told)


def journal_of(connection: Connection, match: str) -> tuple[list[Line], list[Happening]]:
    query = select(lines.c.body).where(lines.c.match == match).order_by(lines.c.number)
    told = select(happenings.c.body).where(happenings.c.match == match).order_by(happenings.c.line)
    return (
        [_line.decode(body) for body in connection.execute(query).scalars()],
        [_happening.decode(body) for body in connection.execute(told).scalars()],
    )


def head_of(connection: Connection, match: str) -> str:
    """The hash of the last line of a journal; empty where there is none."""
    last = select(lines.c.body).where(lines.c.match == match).order_by(lines.c.number.desc())
    body = connection.execute(last.limit(1)).scalar()
    return _line.decode(body).hash if body else ""


def seed_of(connection: Connection, match: str) -> bytes | None:
    return connection.execute(select(seeds.c.seed).where(seeds.c.match == match)).scalar()


def forget_match(connection: Connection, match: str) -> None:
    """Delete a match and everything in it."""
    for table in (lines, happenings, seeds, seats):
        connection.execute(delete(table).where(table.c.match == match))
    connection.execute(delete(matches).where(matches.c.id == match))


def _with_seats(connection: Connection, found: Sequence[Any]) -> list[MatchRow]:
    ids = [row.id for row in found]
    query = (
        select(seats, people.c.name)
        .outerjoin(people, people.c.id == seats.c.person)
        .where(seats.c.match.in_(ids))
        .order_by(seats.c.match, seats.c.place)
    )
    taken: dict[str, list[SeatRow]] = {}
    for row in connection.execute(query):
        one = SeatRow(
            row.match, row.place, Seat(row.seat), row.person, row.name,
            row.bot, bool(row.awaited), bool(row.dropped), row.kept_for,
        )  # fmt: skip
        taken.setdefault(row.match, []).append(one)
    return [_match(row, tuple(taken.get(row.id, ()))) for row in found]


def _match(row: Any, sitting: tuple[SeatRow, ...]) -> MatchRow:
    return MatchRow(
        id=row.id,
        game=row.game,
        pack=row.pack,
        scenario=row.scenario,
        title=row.title,
        options=msgspec.json.decode(row.options),
        founder=row.founder,
        state=row.state,
        created=row.created,
        changed=row.changed,
        watched=row.watched,
        seats=sitting,
    )
