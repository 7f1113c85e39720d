"""How a host is run."""

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """Where it listens and where it keeps what it is told."""

    data: Path
    address: str = "127.0.0.1"
    port: int = 8080
    public_address: str = ""
    """Where people reach it if a proxy stands in front, as https://war.example; the proxy's word
    on who asks is believed then."""

    @property
    def is_behind_proxy(self) -> bool:
        return bool(self.public_address)

    @property
    def is_secure(self) -> bool:
        """A proxy ends TLS in front: browsers may send the session over nothing less."""
        return self.public_address.startswith("https://")

    @property
    def database(self) -> Path:
        return self.data / "warhost.sqlite3"
