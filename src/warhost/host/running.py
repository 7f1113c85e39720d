"""A host that runs: the server's process, the folder it keeps, and copies of it."""

import fcntl
import gc
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from warhost.host.http.app import application
from warhost.host.service import Service
from warhost.host.settings import Settings
from warhost.host.store.database import copy_database

LOCK = "running"
PORTS_TRIED = 50
COLLECT_SELDOM = (50_000, 20, 50)
"""Matches in memory are many records that never lead back to themselves; walking over all of them
again and again cost a quarter of every decision, and most of the longest waits."""


class Busy(Exception):
    """Another host uses the same folder."""


def serve(service: Service, when_up: Callable[[], None]) -> None:
    """Answer until the process is told to stop."""
    gc.set_threshold(*COLLECT_SELDOM)
    settings = service.settings
    config = uvicorn.Config(
        application(service),
        host=settings.address,
        port=settings.port,
        log_level="warning",
        access_log=False,
        proxy_headers=settings.is_behind_proxy,
        forwarded_allow_ips="*" if settings.is_behind_proxy else None,
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=3,
    )
    Announcing(config, when_up).run()


class Announcing(uvicorn.Server):
    """Says when it can be reached."""

    def __init__(self, config: uvicorn.Config, when_up: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_up = when_up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_up()


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """One host at a time keeps a folder; the lock goes with the process, however it ends."""
    folder.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    except BlockingIOError:
        raise Busy(f"another Warhost already runs on {folder}") from None
    finally:
        os.close(descriptor)


def free_port(address: str, port: int) -> int:
    """The port, or the next one that nobody listens on."""
    for tried in range(port, port + PORTS_TRIED):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((address, tried))
            except OSError:
                continue
            return tried
    raise OSError(f"no port from {port} to {port + PORTS_TRIED - 1} is free")


def back_up(settings: Settings, target: Path) -> None:
    """A copy of everything, taken while the host goes on."""
    copy_database(settings.database, target)


def restore(settings: Settings, source: Path) -> Path | None:
    """Put a copy in place; what was there before is kept beside it under another name."""
    with alone_in(settings.data):
        before = None
        if settings.database.exists():
            before = settings.database.with_suffix(".before-restore.sqlite3")
            copy_database(settings.database, before)
            for leftover in ("", "-wal", "-shm"):
                settings.database.with_name(settings.database.name + leftover).unlink(
                    missing_ok=True
                )
        copy_database(source, settings.database)
    return before
