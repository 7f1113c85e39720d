"""Armies of people in the database."""

from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from warhost.host.store.tables import rosters


def rosters_of(connection: Connection, person: str, game: str) -> list[Any]:
    wanted = (rosters.c.person == person) & (rosters.c.game == game)
    return list(connection.execute(select(rosters).where(wanted).order_by(rosters.c.title)))


def add_roster(connection: Connection, **values: Any) -> None:
    connection.execute(insert(rosters).values(**values))


def change_roster(connection: Connection, person: str, roster: str, **values: Any) -> bool:
    """Whether this person has it."""
    changed = connection.execute(update(rosters).where(_own(person, roster)).values(**values))
    return bool(changed.rowcount)


def forget_roster(connection: Connection, person: str, roster: str) -> None:
    connection.execute(delete(rosters).where(_own(person, roster)))


def _own(person: str, roster: str) -> Any:
    return (rosters.c.id == roster) & (rosters.c.person == person)
