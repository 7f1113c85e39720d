"""`warhost backup`: everything a host keeps, in one file."""

from pathlib import Path
from typing import Annotated

import typer

from warhost.cli.hosting import ADDRESS, Data, settings_from
from warhost.cli.output import AsJson, Failed, put

app = typer.Typer(rich_markup_mode=None, add_completion=False)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Copy people, matches and journals into FILE while the host goes on."""
    from warhost.host.running import back_up  # noqa: PLC0415 — only for commands of the host

    settings = settings_from(ADDRESS, data)
    if not settings.database.is_file():
        raise Failed(f"nothing is kept in {settings.data} yet.")
    if file.exists():
        raise Failed(f"{file} is there already; name another file.")
    back_up(settings, file)
    put({"file": str(file)}, [f"Everything is copied into {file}."], as_json)
