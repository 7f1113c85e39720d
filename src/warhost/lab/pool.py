"""Matches of a series on several cores, each told as soon as it is over."""

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from warhost.lab.playing import Played, game_of, play
from warhost.lab.series import Series
from warhost.shelf.packs import Pack, load_folder, load_pack

_pack: Pack | None = None
"""The pack that a worker plays by; it is read once a process."""


def pack_of(series: Series) -> Pack:
    """The shipped pack of that name, or the folder where a pack lies."""
    game = game_of(series)
    if "/" in series.pack:
        return load_folder(Path(series.pack), game.schema, game.audit)
    return load_pack(game.name, series.pack, game.schema, game.audit)


def play_all(series: Series, numbers: Sequence[int], jobs: int) -> Iterator[Played]:
    """The matches with these numbers, in the order in which they end."""
    if jobs == 1:
        pack = pack_of(series)
        yield from (play(series, pack, number) for number in numbers)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _begin, (series,)) as pool:
        waiting = [pool.submit(_play, series, number) for number in numbers]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _begin(series: Series) -> None:
    global _pack  # noqa: PLW0603  a worker process has no other place
    _pack = pack_of(series)


def _play(series: Series, number: int) -> Played:
    assert _pack is not None
    return play(series, _pack, number)
