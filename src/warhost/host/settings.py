"""How a host is run."""

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """Where it listens and where it keeps what it is told."""

    data: Path
    address: str = "127.0.0.1"
    port: int = 8080
    behind_proxy: bool = False
    """A proxy ends TLS in front: cookies are marked secure, the proxy's headers are believed."""

    @property
    def database(self) -> Path:
        return self.data / "warhost.sqlite3"
