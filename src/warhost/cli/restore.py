"""`warhost restore`: what a backup holds, in place of what is kept now."""

from pathlib import Path
from typing import Annotated

import typer

from warhost.cli.hosting import ADDRESS, Data, settings_from
from warhost.cli.output import AsJson, Failed, put

app = typer.Typer(rich_markup_mode=None, add_completion=False)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `warhost backup` wrote.")],
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Put a backup in place. What was kept before stays beside it."""
    from warhost.host.running import Busy  # noqa: PLC0415 — only for commands of the host
    from warhost.host.running import restore as put_back  # noqa: PLC0415
    from warhost.host.store.database import is_ours  # noqa: PLC0415

    if not is_ours(file):
        raise Failed(f"{file} is no backup of a Warhost.")
    try:
        before = put_back(settings_from(ADDRESS, data), file)
    except Busy as busy:
        raise Failed(f"{busy}; stop it first.") from None
    kept = f" What was there before is in {before}." if before else ""
    put({"before": str(before or "")}, [f"{file} is in place.{kept}"], as_json)
