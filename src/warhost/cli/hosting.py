"""Options that all commands around a host share."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warhost.cli.output import MISUSED, Failed

if TYPE_CHECKING:
    from warhost.host.settings import Settings

ADDRESS = "127.0.0.1:8080"
Bind = Annotated[str, typer.Option("--bind", help="Where to listen, as ADDRESS:PORT.")]
Data = Annotated[
    Path | None, typer.Option("--data", help="The folder in which everything is kept.")
]


def settings_from(bind: str, data: Path | None, public_address: str = "") -> "Settings":
    """The settings of a host as the command's options say."""
    from warhost.host.settings import Settings  # noqa: PLC0415 — only for commands of the host

    address, _, port = bind.rpartition(":")
    if not port.isdigit() or not 0 < int(port) < 65536:
        raise Failed(f"{bind!r} is no address like {ADDRESS}.", status=MISUSED)
    scheme, _, name = public_address.partition("://")
    if public_address and (scheme not in ("http", "https") or not name):
        text = f"{public_address!r} is no address like https://war.example."
        raise Failed(text, status=MISUSED)
    return Settings(data or usual_folder(), address or "0.0.0.0", int(port), public_address)


def usual_folder() -> Path:
    """Where the desktop keeps the data of programs."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "warhost"
