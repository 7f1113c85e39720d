"""People and their sessions in the database."""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from warhost.host.store.database import Database
from warhost.host.store.tables import people, sessions

WHO = """
select people.id, people.name, people.password is null, sessions.used
from sessions join people on people.id = sessions.person where sessions.digest = ?
"""


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays here."""

    id: str
    name: str
    guest: bool


class Session(msgspec.Struct, frozen=True):
    """One browser in which a person is signed in; `id` is the beginning of its digest."""

    id: str
    started: int
    used: int
    device: str


def add_person(connection: Connection, **values: Any) -> None:
    connection.execute(insert(people).values(**values))


def person_row(connection: Connection, **wanted: Any) -> Any | None:
    """The row of the one person with these values."""
    query = select(people)
    for name, value in wanted.items():
        query = query.where(people.c[name] == value)
    return connection.execute(query).first()


def all_names(connection: Connection) -> list[str]:
    return list(connection.execute(select(people.c.name).order_by(people.c.folded)).scalars())


def change_person(connection: Connection, person: str, **values: Any) -> None:
    connection.execute(update(people).where(people.c.id == person).values(**values))


def add_session(connection: Connection, **values: Any) -> None:
    connection.execute(insert(sessions).values(**values))


def person_of_session(database: Database, digest: str) -> tuple[Person, int] | None:
    """Who is signed in with a token of this digest, and when it was last noted to be used."""
    row = database.glance(WHO, digest)
    return (Person(row[0], row[1], bool(row[2])), row[3]) if row else None


def note_use(connection: Connection, digest: str, now: int) -> None:
    connection.execute(update(sessions).where(sessions.c.digest == digest).values(used=now))


def sessions_of(connection: Connection, person: str) -> list[Any]:
    query = select(sessions).where(sessions.c.person == person).order_by(sessions.c.created)
    return list(connection.execute(query))


def end_session(connection: Connection, person: str, digest: str) -> None:
    """Forget a session of this person."""
    mine = (sessions.c.person == person) & (sessions.c.digest == digest)
    connection.execute(delete(sessions).where(mine))


def end_all_sessions(connection: Connection, person: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.person == person))
