"""One way of writing a value down, and the digests taken of it."""

import hashlib
import hmac
from typing import Annotated, Any

import msgspec

_encode = msgspec.json.Encoder(order="sorted").encode
SALT = 16

Digest = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
"""Of 32 bytes, in hexadecimal: a digest, a key, a seed."""
Salt = Annotated[str, msgspec.Meta(pattern=r"\A([0-9a-f]{32})?\Z")]


def canonical(value: Any) -> bytes:
    """A value printed so that equal values give equal bytes."""
    return _encode(value)


def digest(*parts: bytes) -> bytes:
    """SHA-256 over the parts; all but the last must be of a fixed length."""
    return hashlib.sha256(b"".join(parts)).digest()


def keyed(key: bytes, *parts: bytes) -> bytes:
    """HMAC-SHA-256 over the parts; all but the last must be of a fixed length."""
    return hmac.digest(key, b"".join(parts), "sha256")


def commitment(seed: bytes) -> str:
    """What is published of a seed before it is used."""
    return digest(b"warhost seed ", seed).hex()


class Keys(msgspec.Struct, frozen=True):
    """What is derived from the seed: nothing of it tells anything about the others."""

    seed: bytes
    salts: bytes
    digests: bytes

    def salt(self, number: int) -> str:
        """What keeps the hash of line `number` from telling its content."""
        return keyed(self.salts, number.to_bytes(8, "big"))[:SALT].hex()

    def dice(self, nonces: Any) -> bytes:
        """The key of all dice, to which every seat has added."""
        return keyed(self.seed, b"dice ", canonical(nonces))


def keys_from(seed: bytes) -> Keys:
    """All keys of a match."""
    return Keys(seed, keyed(seed, b"salts"), keyed(seed, b"digests"))
