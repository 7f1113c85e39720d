"""`warhost play`: the product in your own browser."""

import webbrowser
from typing import Annotated

import typer
from msgspec.structs import replace

from warhost.cli.hosting import ADDRESS, Bind, Data, settings_from
from warhost.cli.output import Failed

app = typer.Typer(rich_markup_mode=None, add_completion=False)

NoBrowser = Annotated[
    bool, typer.Option("--no-browser", help="Only print the address; open it yourself.")
]


@app.command()
def play(bind: Bind = ADDRESS, data: Data = None, no_browser: NoBrowser = False) -> None:
    """Play: matches against bots are ready, and the browser opens on them."""
    from warhost.host.running import Busy, alone_in, free_port, serve  # noqa: PLC0415 — heavy
    from warhost.host.service import Service  # noqa: PLC0415
    from warhost.host.welcome import welcome_player  # noqa: PLC0415

    settings = settings_from(bind, data)
    settings = replace(settings, port=free_port(settings.address, settings.port))
    try:
        with alone_in(settings.data):
            service = Service(settings)
            ticket = service.entrance.ticket(welcome_player(service).token)
            where = f"http://{settings.address}:{settings.port}/api/enter?token={ticket}"
            serve(service, lambda: _announce(where, no_browser))
    except Busy as busy:
        raise Failed(f"{busy}; open it in your browser.") from None


def _announce(where: str, no_browser: bool) -> None:
    print(f"Warhost is ready: {where}", flush=True)
    print("Press Ctrl-C to stop; everything is kept.", flush=True)
    if not no_browser:
        webbrowser.open(where)
