"""SQLite alone: one row and one commit after the other, as durable as the host's."""

import sqlite3
import tempfile
import time
from pathlib import Path

from record import tell

COMMITS = 3_000
BODY = "x" * 312


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        connection = sqlite3.connect(Path(folder, "bench.sqlite3"), isolation_level=None)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("create table line (number integer primary key, body text)")
        started = time.perf_counter()
        for number in range(COMMITS):
            connection.execute("insert into line values (?, ?)", (number, BODY))
        spent = time.perf_counter() - started
    tell("SQLite", "a row and its commit, WAL and FULL", COMMITS / spent, "commits/s")


if __name__ == "__main__":
    main()
