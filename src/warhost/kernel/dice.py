"""Chance has one door: dice keyed by what they decide.

Each stream has a key of its own, so a new die in one place shifts nothing elsewhere, and
anybody who holds the round's key can derive every roll again.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")
WORD = 8
BLOCK = 32
WORD_OF_BATCH = 4


class Dice:
    """The dice of one round. Every draw names what it decides."""

    __slots__ = ("_key", "_streams", "drawn")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._streams: dict[str, Stream] = {}
        self.drawn = 0

    def roll(self, sides: int, what: str) -> int:
        """One die with faces 1 to `sides`."""
        return 1 + self._below(sides, what)

    def pick(self, items: Sequence[Item], what: str) -> Item:
        """One of `items`, each as likely as the others."""
        return items[self._below(len(items), what)]

    def shuffled(self, items: Sequence[Item], what: str) -> list[Item]:
        """All of `items` in an order of chance."""
        result = list(items)
        for place in range(len(result) - 1, 0, -1):
            other = self._below(place + 1, what)
            result[place], result[other] = result[other], result[place]
        return result

    def words(self, count: int, what: str) -> bytes:
        """Dice for thousands at once: so many words of four bytes, the lowest byte first."""
        self.drawn += count
        return self._stream(what).words(count)

    def _below(self, limit: int, what: str) -> int:
        assert limit > 0, what
        self.drawn += 1
        return self._stream(what).below(limit)

    def _stream(self, what: str) -> "Stream":
        stream = self._streams.get(what)
        if stream is None:
            stream = self._streams[what] = Stream(self._key, what)
        return stream


class Stream:
    """Uniform numbers under one key, in counter mode."""

    __slots__ = ("_batches", "_block", "_count", "_key", "_used")

    def __init__(self, key: bytes, what: str) -> None:
        self._key = hmac.digest(key, what.encode(), "sha256")
        self._count = self._batches = 0
        self._block = b""
        self._used = BLOCK

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1; words that would favour some are thrown away."""
        size = 1 if limit <= 256 else WORD
        span = 256**size
        fair = span - span % limit
        while True:
            word = int.from_bytes(self._bytes(size), "big")
            if word < fair:
                return word % limit

    def words(self, count: int) -> bytes:
        """A batch of words, apart from the single numbers of the stream."""
        self._batches += 1
        name = b"batch" + self._batches.to_bytes(8, "big")
        return hashlib.shake_128(self._key + name).digest(WORD_OF_BATCH * count)

    def _bytes(self, size: int) -> bytes:
        if self._used + size > BLOCK:
            self._block = hashlib.sha256(self._key + self._count.to_bytes(8, "big")).digest()
            self._count += 1
            self._used = 0
        self._used += size
        return self._block[self._used - size : self._used]
