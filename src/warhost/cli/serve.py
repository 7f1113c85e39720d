"""`warhost serve`: the host."""

from typing import Annotated

import typer

from warhost.cli.hosting import ADDRESS, Bind, Data, settings_from
from warhost.cli.output import Failed

app = typer.Typer(rich_markup_mode=None, add_completion=False)

Public = Annotated[
    str,
    typer.Option(
        "--public-address", help="Where people reach it through a proxy: https://war.example."
    ),
]


@app.command()
def serve(bind: Bind = ADDRESS, data: Data = None, public_address: Public = "") -> None:
    """Serve the games to browsers until you press Ctrl-C."""
    from warhost.host.running import Busy, alone_in  # noqa: PLC0415 — heavy, loaded when served
    from warhost.host.running import serve as run  # noqa: PLC0415
    from warhost.host.service import Service  # noqa: PLC0415

    settings = settings_from(bind, data, public_address)
    try:
        with alone_in(settings.data):
            where = f"http://{settings.address}:{settings.port}"
            run(Service(settings), lambda: print(f"Warhost listens on {where}", flush=True))
    except Busy as busy:
        raise Failed(f"{busy}.") from None
