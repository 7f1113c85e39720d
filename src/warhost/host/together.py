"""Deeds that arrive at once share one writing to the disk, and each is answered after it."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from warhost.host.playing import Playing

MOST = 50
"""So many deeds at once; those who come after them wait no longer than for these."""

T = TypeVar("T")
Deed = Callable[[], Any]


class Waiting(NamedTuple):
    """A deed to be done, and who waits for what comes of it."""

    deed: Deed
    answer: asyncio.Future[Any]


class Together:
    """A queue that is worked off whenever the loop comes round. One thread uses it."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self._waiting: list[Waiting] = []

    async def do(self, deed: Callable[[], T]) -> T:
        """What comes of the deed, when it is on the disk."""
        loop = asyncio.get_running_loop()
        one = Waiting(deed, loop.create_future())
        if not self._waiting:
            loop.call_soon(self._work)
        self._waiting.append(one)
        done: T = await one.answer
        return done

    def _work(self) -> None:
        now, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._work)
        for one, outcome in zip(now, self._outcomes([one.deed for one in now]), strict=True):
            if not one.answer.done():
                _tell(one.answer, outcome)

    def _outcomes(self, deeds: Sequence[Deed]) -> list[Any]:
        """What each deed returned or raised; when they cannot be kept, all failed."""
        try:
            with self._playing.gathering():
                outcomes = [_done(deed) for deed in deeds]
        except Exception as trouble:
            outcomes = [trouble] * len(deeds)
        return outcomes


def _done(deed: Deed) -> Any:
    try:
        return deed()
    except Exception as trouble:
        return trouble


def _tell(answer: asyncio.Future[Any], outcome: Any) -> None:
    if isinstance(outcome, Exception):
        answer.set_exception(outcome)
    else:
        answer.set_result(outcome)
