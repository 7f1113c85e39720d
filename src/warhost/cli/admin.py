"""`warhost admin`: what the keeper of a host does for its people."""

import secrets
from typing import Annotated

import typer

from warhost.cli.hosting import ADDRESS, Data, settings_from
from warhost.cli.output import AsJson, Failed, put

app = typer.Typer(
    help="What the keeper of a host does for its people.",
    rich_markup_mode=None,
    add_completion=False,
)


@app.command("reset-password")
def reset_password(
    name: Annotated[str, typer.Argument(help="Who has forgotten the password.")],
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Give a person a new password, printed here; all sessions of that person end."""
    from warhost.host.refused import Refused  # noqa: PLC0415 — only for commands of the host
    from warhost.host.service import Service  # noqa: PLC0415

    password = secrets.token_urlsafe(9)
    service = Service(settings_from(ADDRESS, data))
    try:
        service.people.reset_password(name, password)
    except Refused as refused:
        raise Failed(str(refused)) from None
    finally:
        service.close()
    put({"name": name, "password": password}, [f"New password of {name}: {password}"], as_json)


@app.command("people")
def people(data: Data = None, as_json: AsJson = False) -> None:
    """Who plays here."""
    from warhost.host.service import Service  # noqa: PLC0415 — only for commands of the host

    service = Service(settings_from(ADDRESS, data))
    try:
        names = service.people.names()
    finally:
        service.close()
    put(names, names, as_json)
