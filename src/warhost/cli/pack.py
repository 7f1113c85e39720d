"""`warhost pack`: check data packs, show what stands in them, begin a new one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from warhost.cli.output import AsJson, Failed, encoded, put
from warhost.cli.pack_world import SCENARIO_FILE, world_of
from warhost.games import BY_NAME, GAMES
from warhost.kernel.game import Game
from warhost.kernel.packs import Flaw
from warhost.shelf.pack_files import HEADER_FILE
from warhost.shelf.pack_shapes import meant
from warhost.shelf.packs import (
    Pack,
    PackFlawed,
    load_folder,
    load_pack,
    read_header,
    shipped_packs,
)

app = typer.Typer(
    rich_markup_mode=None, no_args_is_help=True, add_completion=False, help="Data packs."
)

Place = Annotated[str, typer.Argument(help="GAME/PACK, or a folder with a pack.toml.")]
BEGINNING = """\
id = "{id}"
game = "{game}"
title = "{title}"
extends = "{extends}"

# Beside this file, in any files named *.toml, stand only the rows that differ:
# [table.ROW] with the fields that change, or `remove = true` to drop a row.
# `warhost pack show {game}/{extends}` names the tables.
"""


@app.command()
def check(
    places: Annotated[
        list[str] | None, typer.Argument(help="GAME/PACK or folders; all shipped packs if none.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Name every flaw of packs at once, each with its file and line."""
    flaws: list[Flaw] = []
    for place in places or list(_all_shipped()):
        try:
            load(place)
        except PackFlawed as flawed:
            flaws += flawed.flaws
    if flaws:
        raise Failed(f"found {_counted(len(flaws), 'flaw')}.", flaws)
    put({"flaws": []}, ["No flaws."], as_json)


@app.command()
def show(
    place: Place,
    table: Annotated[str, typer.Argument(help="A table of the pack.")] = "",
    row: Annotated[str, typer.Argument(help="A row of the table.")] = "",
    as_json: AsJson = False,
) -> None:
    """Show a pack's tables, a table's rows, or a row."""
    pack = load(place)
    if row:
        found = _named(row, _named(table, pack.tables, "table"), "row")
        put(found, [encoded(found)], as_json)
    elif table:
        rows = _named(table, pack.tables, "table")
        put(rows, _row_lines(rows), as_json)
    else:
        counts = {name: len(rows) for name, rows in pack.tables.items()}
        record = {"pack": pack.name, "title": pack.title, "digest": pack.digest, "tables": counts}
        put(record, _pack_lines(pack), as_json)


@app.command()
def new(  # noqa: PLR0913, PLR0917  each is an option of the command
    folder: Annotated[Path, typer.Argument(help="Where the pack is to lie.")],
    game: Annotated[str, typer.Option(help="The game it is for.")] = "triumph",
    extends: Annotated[str, typer.Option(help="The shipped pack it builds on.")] = "base",
    title: Annotated[str, typer.Option(help="What players read.")] = "",
    nations: Annotated[int, typer.Option(help="Make a world for so many nations.")] = 0,
    seed: Annotated[str, typer.Option(help="The same words make the same world.")] = "",
    as_json: AsJson = False,
) -> None:
    """Begin a pack that changes a shipped one, or that holds a world made from a seed."""
    found = load_pack(game, extends, game_named(game).schema)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / HEADER_FILE
    if file.exists():
        raise Failed(f"{file} is there already.")
    name = folder.resolve().name
    title = title or name.replace("-", " ").capitalize()
    world = world_of(found, name, title, nations, seed) if nations else ""
    file.write_text(BEGINNING.format(id=name, game=game, title=title, extends=extends))
    if world:
        (folder / SCENARIO_FILE).write_text(world, "utf-8")
    put({"file": str(file)}, [f"wrote {file}; check it with: warhost pack check {folder}"], as_json)


def load(place: str) -> Pack:
    """A pack by its name, GAME/PACK, or the folder it lies in. Raises PackFlawed."""
    folder = Path(place)
    if folder.joinpath(HEADER_FILE).is_file():
        game = game_named(read_header(folder).game)
        return load_folder(folder, game.schema, game.audit)
    name, _, pack = place.partition("/")
    if not name or not pack or "/" in pack or folder.is_dir():
        raise Failed(f"{place} is neither GAME/PACK nor a folder with a {HEADER_FILE}.")
    game = game_named(name)
    return load_pack(game.name, pack, game.schema, game.audit)


def game_named(name: str) -> Game:
    """A game of the house."""
    found: Game = _named(name, BY_NAME, "game")
    return found


def _named(name: str, known: Any, kind: str) -> Any:
    if name not in known:
        raise Failed(f"there is no {kind} `{name}`{meant(name, known)}")
    return known[name]


def _all_shipped() -> Iterator[str]:
    for game in GAMES:
        yield from (f"{game.name}/{pack}" for pack in shipped_packs(game.name))


def _pack_lines(pack: Pack) -> Iterator[str]:
    yield f"{pack.game}/{pack.name}: {pack.title}"
    yield f"digest {pack.digest}"
    for name, rows in pack.tables.items():
        yield f"  {name}: {_counted(len(rows), 'row')}"


def _row_lines(rows: Any) -> Iterator[str]:
    for name, row in rows.items():
        title = getattr(row, "name", "") or getattr(row, "title", "") or getattr(row, "text", "")
        yield f"  {name}  {title}"


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
