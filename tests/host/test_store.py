"""What the host keeps, and that it keeps it."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import event, inspect, text

from tests.host.browsers import Browser
from warhost.host.running import back_up
from warhost.host.service import Service
from warhost.host.settings import Settings
from warhost.host.store.database import Database, migrate, open_engine
from warhost.host.store.tables import METADATA


def test_every_commit_reaches_the_disk(service: Service) -> None:
    with service.database.reading() as connection:
        modes = [connection.execute(text(f"PRAGMA {name}")).scalar() for name in PRAGMAS]
    assert modes == ["wal", 2, 1]


def test_nobody_else_at_the_machine_reads_seeds_or_digests(service: Service) -> None:
    database = service.settings.database
    service.people.play_as_guest("test")
    back_up(service.settings, database.with_name("copy"))
    kept = [file for file in database.parent.iterdir() if file.name.startswith(("war", "copy"))]
    assert {file.stat().st_mode & 0o777 for file in kept} == {0o600}
    assert len(kept) > 2


@contextmanager
def disk_of(database: Database, pages: int) -> Iterator[None]:
    """A database that may not grow beyond what it has."""

    def limit(connection: sqlite3.Connection, _: object, __: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}")

    event.listen(database.engine, "checkout", limit)
    try:
        yield
    finally:
        event.remove(database.engine, "checkout", limit)
        database.engine.dispose()


PRAGMAS = ("journal_mode", "synchronous", "foreign_keys")


def test_a_full_disk_is_told_and_loses_nothing(service: Service, guest: Browser) -> None:
    match = guest.clash()
    before = guest.page(match)
    ask = guest.asked(match)
    long = {"seat": ask["seat"], "text": "x" * 9000}
    with disk_of(service.database, pages=1):
        said = guest.refused_some(30, f"/matches/{match}/messages", long, status=507)
    assert "cannot write to its disk" in said
    assert guest.page(match)["picture"] == before["picture"]
    assert guest.answer(match, "done")["line"] > before["line"]


def test_an_older_database_is_copied_and_then_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "warhost.sqlite3"
    old = open_engine(path)
    migrate(old, "0001")
    with old.begin() as connection:
        connection.execute(text("INSERT INTO people VALUES ('p', 'Ada', 'ada', 'x', NULL, 1)"))
    old.dispose()
    database = Database(path)
    with database.reading() as connection:
        assert connection.execute(text("SELECT name FROM people")).scalar() == "Ada"
    assert "rosters" in inspect(database.engine).get_table_names()
    copy = open_engine(tmp_path / "warhost.sqlite3.0001.bak")
    assert "rosters" not in inspect(copy).get_table_names()


def test_the_revisions_lead_to_the_tables_of_this_version(tmp_path: Path) -> None:
    migrated = open_engine(tmp_path / "migrated.sqlite3")
    migrate(migrated)
    for table in METADATA.sorted_tables:
        found = {column["name"] for column in inspect(migrated).get_columns(table.name)}
        assert found == set(table.columns.keys()), table.name


def test_a_match_goes_on_after_the_host_was_stopped(
    tmp_path: Path, open_browser: Callable[[], Browser], service: Service
) -> None:
    guest = open_browser().guest()
    match = guest.clash()
    receipt = guest.answer(match, "done")
    again = Service(Settings(tmp_path))
    found = again.playing.match(match)
    assert found.lines[receipt["line"] - 1].hash == receipt["head"]
    assert found.asks() == service.playing.match(match).asks()
