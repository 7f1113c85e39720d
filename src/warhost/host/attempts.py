"""How often something may be tried: kept in memory, forgotten after a while."""

import threading
from collections import defaultdict, deque
from collections.abc import Mapping

from warhost.host.outside import Outside
from warhost.host.refused import TooMany, because

WHILE_SECONDS = 300
MANY_KEYS = 10_000


class Attempts:
    """Counts tries under keys, each with a limit; threads may share it."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._tries: defaultdict[str, deque[int]] = defaultdict(deque)
        self._lock = threading.Lock()

    def expect_few(self, limits: Mapping[str, int]) -> None:
        """Refuse when any key has reached its limit."""
        with self._lock:
            reached = any(len(self._recent(key)) >= most for key, most in limits.items())
        if reached:
            raise TooMany(because("Too many tries; wait five minutes and try again.", "secret"))

    def note(self, *keys: str) -> None:
        """It was tried once more."""
        with self._lock:
            for key in keys:
                self._tries[key].append(self._outside.now())
            if len(self._tries) > MANY_KEYS:
                self._forget_old()

    def forget(self, *keys: str) -> None:
        """It has succeeded."""
        with self._lock:
            for key in keys:
                self._tries.pop(key, None)

    def _recent(self, key: str) -> deque[int]:
        tries = self._tries.get(key, deque())
        while tries and self._outside.now() - tries[0] >= WHILE_SECONDS:
            tries.popleft()
        return tries

    def _forget_old(self) -> None:
        for key in list(self._tries):
            if not self._recent(key):
                del self._tries[key]
