"""Open pages that want to hear when a match has changed."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from warhost.host.api import Pulse

LOBBY = ""
"""The channel of pages that show lists of matches."""
PILE = 16


class Hub:
    """Hands every pulse to the pages that follow its match. Slow pages miss pulses, not changes."""

    def __init__(self) -> None:
        self._followers: dict[str, set[asyncio.Queue[Pulse]]] = defaultdict(set)

    @contextmanager
    def following(self, match: str) -> Iterator[asyncio.Queue[Pulse]]:
        """A queue of what happens in this match, for as long as the page is open."""
        queue: asyncio.Queue[Pulse] = asyncio.Queue(PILE)
        self._followers[match].add(queue)
        try:
            yield queue
        finally:
            self._followers[match].discard(queue)
            if not self._followers[match]:
                del self._followers[match]

    def publish(self, pulse: Pulse) -> None:
        """Tell the pages of the match, and those that list matches."""
        for channel in (pulse.match, LOBBY):
            for queue in self._followers.get(channel, ()):
                if queue.full():
                    queue.get_nowait()
                queue.put_nowait(pulse)
