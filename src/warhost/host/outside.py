"""The clock and the chance of the host; tests put others in their place."""

import secrets
import time
from hashlib import sha256
from typing import Protocol


class Outside(Protocol):
    """What the host takes from the world around it."""

    def now(self) -> int:
        """Seconds since 1970."""

    def token(self) -> str:
        """A word nobody can guess."""

    def seed(self) -> bytes:
        """256 bits for the dice of a match."""


class RealOutside:
    """The machine's own clock and chance."""

    def now(self) -> int:
        return int(time.time())

    def token(self) -> str:
        return secrets.token_urlsafe(24)

    def seed(self) -> bytes:
        return secrets.token_bytes(32)


def short_id(outside: Outside) -> str:
    """A name for a new row that fits into an address."""
    return sha256(outside.token().encode()).hexdigest()[:12]


def digest_of(token: str) -> str:
    """What is kept of a token: enough to know it again, not enough to use it."""
    return sha256(token.encode()).hexdigest()
