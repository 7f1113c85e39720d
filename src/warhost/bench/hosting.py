"""The host: real decisions, checked, resolved and durable, with live pages that hear of them."""

import asyncio
import itertools
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from warhost.bench.figures import Figure
from warhost.bench.rehearsal import PARTS, Part, Parts
from warhost.bench.wire import Line, follow
from warhost.host.running import free_port

TOPIC = "Host"
FIRST_PORT = 18_000
ADDRESS = "127.0.0.1"
PACE = 800
"""Decisions a second that are asked for when the waiting is measured."""


Times = list[tuple[float, float]]


class Load(msgspec.Struct):
    """What came of a load: seconds from first to last answer, and how long each took."""

    spent: float
    waits: list[float]
    news: list[float]
    """How long after its answer was due an open page heard of each decision."""

    @property
    def rate(self) -> float:
        return len(self.waits) / self.spent


def slowest_hundredth(waits: list[float]) -> float:
    """What one in a hundred waits longer than, in milliseconds."""
    return statistics.quantiles(waits, n=100)[98] * 1000


def measure() -> Iterator[Figure]:
    full = loaded(0)
    yield Figure(TOPIC, "decisions in 50 matches at once", full.rate, "decisions/s", goal=PACE)
    slow = slowest_hundredth(full.waits)
    yield Figure(TOPIC, "one in a hundred waits, at full load", slow, "ms")
    paced = loaded(PACE)
    yield Figure(TOPIC, f"decisions when {PACE} a second come", paced.rate, "decisions/s")
    slow = slowest_hundredth(paced.waits)
    yield Figure(TOPIC, "one in a hundred waits then", slow, "ms", goal=60)
    slow = slowest_hundredth(paced.news)
    yield Figure(TOPIC, "one in a hundred pages hears of it after", slow, "ms", goal=1000)


def loaded(pace: int) -> Load:
    """All parts said at once to a fresh host, from the other core; at a pace, or without pause."""
    with tempfile.TemporaryDirectory() as folder, _host(Path(folder)) as port:
        said = msgspec.json.decode(Path(folder, PARTS).read_bytes(), type=Parts)
        return asyncio.run(_speak(port, said, pace))


@contextmanager
def _host(folder: Path) -> Iterator[int]:
    """A host in a process and on a core of its own, where there are two."""
    port = free_port(ADDRESS, FIRST_PORT)
    words = [sys.executable, "-m", "warhost.bench.rehearsal", str(folder), str(port)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(process.pid, cores[:1])
    os.sched_setaffinity(0, cores[1:] or cores)
    try:
        assert process.stdout is not None
        assert process.stdout.readline(), "the host did not start"
        yield port
    finally:
        os.sched_setaffinity(0, cores)
        process.terminate()
        process.communicate()


async def _speak(port: int, said: Parts, pace: int) -> Load:
    """Pages follow all matches; the answers of a match come one after the other."""
    heard: list[list[float]] = [[] for _ in said.parts]
    pages = [
        asyncio.create_task(follow(ADDRESS, port, said.token, part.match, times))
        for part, times in zip(said.parts, heard, strict=True)
    ]
    lines = [await Line.opened(ADDRESS, port, said.token) for _ in said.parts]
    clock = Clock(time.perf_counter(), pace, len(said.parts))
    talks = map(_said, lines, said.parts, itertools.repeat(clock), itertools.count())
    told = await asyncio.gather(*talks)
    spent = time.perf_counter() - clock.started
    for page in pages:
        page.cancel()
    waits = [answered - asked for times in told for asked, answered in times]
    return Load(spent, waits, list(_news(told, heard)))


def _news(told: list[Times], heard: list[list[float]]) -> Iterator[float]:
    """The first pulse says where a match stands; then, unless some fell together, one each."""
    for times, pulses in zip(told, heard, strict=True):
        if len(pulses) == len(times) + 1:
            yield from (pulse - asked for (asked, _), pulse in zip(times, pulses[1:], strict=True))


class Clock(NamedTuple):
    """When the answers of a load are due; at no pace, all at once."""

    started: float
    pace: int
    parts: int

    def due(self, part: int, place: int) -> float:
        return self.started + (part + place * self.parts) / self.pace if self.pace else 0.0


async def _said(line: Line, part: Part, clock: Clock, number: int) -> Times:
    """When each answer was due, or else sent, and when it was acknowledged."""
    times = []
    for place, answer in enumerate(part.answers):
        due = clock.due(number, place)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        asked = due or time.perf_counter()
        status = await line.post(f"/api/matches/{part.match}/answers", msgspec.json.encode(answer))
        assert status == 201, f"the host answered {status}"
        times.append((asked, time.perf_counter()))
    line.close()
    return times
