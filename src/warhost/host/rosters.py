"""Armies that people keep for themselves, beside the ready ones of a pack."""

from typing import Any

import msgspec

from warhost.host.library import pack_named
from warhost.host.outside import Outside, short_id
from warhost.host.refused import NotFound, because
from warhost.host.store import rosters as rows
from warhost.host.store.database import Database
from warhost.host.store.people import Person

MINE = "mine:"
"""The ids of people's own armies begin with it."""
LONGEST_TITLE = 120


class KeptRoster(msgspec.Struct, frozen=True):
    """An army of somebody's own."""

    id: str
    title: str
    body: dict[str, Any]


class Rosters:
    """Saving and finding one's own armies."""

    def __init__(self, database: Database, outside: Outside) -> None:
        self._database = database
        self._outside = outside

    def of(self, person: Person, game: str) -> list[KeptRoster]:
        with self._database.reading() as connection:
            found = rows.rosters_of(connection, person.id, game)
        return [
            KeptRoster(MINE + row.id, row.title, msgspec.json.decode(row.body)) for row in found
        ]

    def keep(self, person: Person, game: str, title: str, body: dict[str, Any], name: str) -> str:
        """Save an army: under its old id if it is one's own, else as a new one."""
        values = {
            "title": title[:LONGEST_TITLE],
            "body": msgspec.json.encode(body).decode(),
            "changed": self._outside.now(),
        }
        new, old = short_id(self._outside), name.removeprefix(MINE)
        with self._database.writing() as connection:
            if name.startswith(MINE) and rows.change_roster(connection, person.id, old, **values):
                return name
            rows.add_roster(connection, id=new, person=person.id, game=game, **values)
        return MINE + new

    def forget(self, person: Person, name: str) -> None:
        with self._database.writing() as connection:
            rows.forget_roster(connection, person.id, name.removeprefix(MINE))

    def body(self, person: Person, game: str, pack: str, name: str) -> Any:
        """What a match is told of an army: a ready one's id, or all of one's own."""
        if not name.startswith(MINE):
            if name not in pack_named(game, pack).tables.get("roster", {}):
                raise NotFound(because(f"There is no army {name!r}.", "roster"))
            return name
        for kept in self.of(person, game):
            if kept.id == name:
                return kept.body
        raise NotFound(because("You have no such army.", "roster"))
