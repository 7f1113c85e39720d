"""The database file: opened safely, brought up to date, backed up."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from threading import Lock
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text

from warhost.host.store.tables import METADATA

NEWEST = "0003"
"""The revision that the tables of this version have."""
WAIT_MS = 5000


class Database:
    """One writer and any number of readers of the same file."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        _keep_to_owner(path)
        self.path = path
        self.engine = open_engine(path)
        _bring_up_to_date(self.engine, path)
        self._looking = sqlite3.connect(path, WAIT_MS / 1000, check_same_thread=False)
        self._look = Lock()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction: all of it is on the disk at the end, or nothing."""
        with self.engine.begin() as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self.engine.connect() as connection:
            yield connection

    def glance(self, question: str, *values: str) -> Any:
        """One row, or nothing: for what is asked with every request, without a transaction."""
        with self._look:
            return self._looking.execute(question, values).fetchone()

    def close(self) -> None:
        self._looking.close()
        self.engine.dispose()


def open_engine(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": WAIT_MS / 1000})

    @event.listens_for(engine, "connect")
    def _prepare(connection: sqlite3.Connection, _: Any) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")

    return engine


def _bring_up_to_date(engine: Engine, path: Path) -> None:
    """A new file gets the tables; an older one is copied first, then changed step by step."""
    revision = _revision(engine)
    if revision is None:
        with engine.begin() as connection:
            METADATA.create_all(connection)
            connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32))"))
            _stamp(connection)
    elif revision != NEWEST:
        copy_database(path, path.with_name(f"{path.name}.{revision}.bak"))
        migrate(engine)


def _revision(engine: Engine) -> str | None:
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())


def _stamp(connection: Connection) -> None:
    stamp = text("INSERT INTO alembic_version (version_num) VALUES (:revision)")
    connection.execute(stamp, {"revision": NEWEST})


def migrate(engine: Engine, to: str = "head") -> None:
    """Run the revisions up to one of them."""
    from alembic import command  # noqa: PLC0415 — heavy, and needed for an old file only
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(resources.files(__package__) / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def copy_database(source: Path, target: Path) -> None:
    """A consistent copy, taken while others read and write."""
    partial = target.with_name(target.name + ".part")
    _keep_to_owner(partial)
    with sqlite3.connect(source) as original, sqlite3.connect(partial) as copy:
        original.backup(copy)
    original.close()
    copy.close()
    shutil.move(partial, target)


def _keep_to_owner(path: Path) -> None:
    """Seeds, digests of tokens and of passwords are for nobody else at this machine."""
    path.touch(mode=0o600)


def is_ours(path: Path) -> bool:
    """Whether a file is a database of a host."""
    if not path.is_file():
        return False
    try:
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as connection:
            return bool(connection.execute("SELECT version_num FROM alembic_version").fetchone())
    except sqlite3.Error:
        return False
