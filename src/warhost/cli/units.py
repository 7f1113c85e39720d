"""`warhost units`: the unit tables of a pack."""

from pathlib import Path
from typing import Annotated

import typer

from warhost.cli.output import AsJson, Failed, put
from warhost.cli.pack import load
from warhost.games.cosmos.manual.tables import parts_of
from warhost.games.cosmos.manual.writing import html_of, markdown_of, text_of
from warhost.games.cosmos.rules import rules_from

app = typer.Typer(rich_markup_mode=None, add_completion=False)

Place = Annotated[str, typer.Argument(help="cosmos/PACK, or a folder with a pack.toml.")]
AsPage = Annotated[bool, typer.Option("--page", help="Print Markdown.")]
Html = Annotated[Path | None, typer.Option(help="Write them as a page.")]


@app.command()
def units(
    place: Place = "cosmos/base",
    as_page: AsPage = False,
    html: Html = None,
    as_json: AsJson = False,
) -> None:
    """Print the unit tables of a pack: basic, combat and terrain data."""
    pack = load(place)
    if pack.game != "cosmos":
        raise Failed(f"unit tables are those of cosmos only, not of {pack.game}.", status=2)
    rules = rules_from(pack.tables, next(iter(pack.tables["scenario"].values())))
    if html is not None:
        html.write_text(html_of(rules, pack.title), "utf-8")
        put({"file": str(html)}, [f"wrote {html}"], as_json)
        return
    text = markdown_of(rules, pack.title) if as_page else text_of(rules, pack.title)
    put(parts_of(rules), [text.rstrip()], as_json)
