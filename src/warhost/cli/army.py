"""`warhost army`: read army lists, build rosters for them, have them checked."""

import hashlib
import json
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from warhost.cli.output import AsJson, Failed, put, refused
from warhost.cli.pack import load
from warhost.games.triumph.armies import ArmyList, Roster
from warhost.games.triumph.armies.building import check_roster
from warhost.games.triumph.armies.costs import cost_of, points, total_cost
from warhost.games.triumph.armies.filling import fill
from warhost.games.triumph.armies.importing import import_list
from warhost.games.triumph.armies.options import options_of
from warhost.games.triumph.armies.sheets import show_list, show_roster
from warhost.games.triumph.armies.starting import started
from warhost.games.triumph.armies.writing import parse_roster, print_list, print_roster
from warhost.games.triumph.rules import Rules, rules_from
from warhost.kernel.dice import Dice
from warhost.shelf.pack_shapes import meant

app = typer.Typer(
    rich_markup_mode=None, no_args_is_help=True, add_completion=False, help="Armies of Triumph!"
)

PackName = Annotated[str, typer.Option("--pack", help="GAME/PACK, or the folder of a pack.")]
ListName = Annotated[str, typer.Argument(metavar="LIST", help="An army list of the pack.")]
Size = Annotated[str, typer.Option("--format", help="standard or introductory.")]
File = Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False)]
BASE = "triumph/base"


@app.command()
def lists(pack: PackName = BASE, as_json: AsJson = False) -> None:
    """Name the army lists and the ready rosters of a pack."""
    tables = load(pack).tables
    lines = [f"{name:<14}{army.name}" for name, army in tables["list"].items()]
    ready = [f"{name:<22}{army.title}" for name, army in tables["roster"].items()]
    record = {"lists": list(tables["list"]), "rosters": list(tables["roster"])}
    put(record, [*lines, "", "Ready armies", *ready], as_json)


@app.command()
def show(name: ListName, pack: PackName = BASE, as_json: AsJson = False) -> None:
    """Show an army list: whom it may field, when, with which battle cards."""
    tables = load(pack).tables
    army_list = _row(tables["list"], name, "army list")
    put(army_list, show_list(army_list, rules_from(tables, "standard")), as_json)


@app.command()
def new(
    name: ListName, size: Size = "standard", pack: PackName = BASE, as_json: AsJson = False
) -> None:
    """Begin a roster with what the list asks for, to be written on."""
    army_list, rules = _list_and_rules(name, size, pack)
    roster = started(army_list, rules)
    put(roster, [print_roster(roster).rstrip()], as_json)


@app.command()
def build(
    name: ListName,
    size: Size = "standard",
    seed: Annotated[str, typer.Option(help="The same word builds the same army.")] = "",
    pack: PackName = BASE,
    as_json: AsJson = False,
) -> None:
    """Build a legal army of exactly the points of the game, by chance."""
    army_list, rules = _list_and_rules(name, size, pack)
    key = hashlib.sha256((seed or secrets.token_hex()).encode()).digest()
    roster = fill(army_list, rules, Dice(key))
    if roster is None:
        raise Failed(f"{army_list.name}: found no army of {points(rules.format.half_points)}.")
    put(roster, [print_roster(roster).rstrip()], as_json)


@app.command()
def check(file: File, pack: PackName = BASE, as_json: AsJson = False) -> None:
    """Name every rule that a roster breaks, each with its clause."""
    roster, _, rules = _legal(file, pack)
    spent = points(total_cost(roster, rules))
    limit = points(rules.format.half_points)
    record = {"refusals": [], "cost": cost_of(roster, rules)}
    put(record, [f"{roster.title} is legal: {spent} of {limit} points."], as_json)


@app.command()
def options(file: File, pack: PackName = BASE, as_json: AsJson = False) -> None:
    """Tell what may be added to a roster, entry by entry."""
    roster, army_list, rules = _opened(file, pack)
    choices = options_of(roster, army_list, rules)
    lines = [f"{one.count:>3} of {one.least}–{one.most} {one.entry}" for one in choices.entries]
    put(choices, lines, as_json)


@app.command()
def export(file: File, pack: PackName = BASE, as_json: AsJson = False) -> None:
    """Print the sheet of a legal army for people to read."""
    roster, army_list, rules = _legal(file, pack)
    put(roster, show_roster(roster, army_list, rules), as_json)


@app.command("import")
def import_public(file: File, pack: PackName = BASE, as_json: AsJson = False) -> None:
    """Turn a list in the public JSON shape into a row for a pack of your own."""
    try:
        decoded = json.loads(file.read_text("utf-8"))
    except ValueError as trouble:
        raise Failed(f"{file} is no JSON: {trouble}.") from None
    army_list = import_list(decoded, rules_from(load(pack).tables, "standard"))
    if isinstance(army_list, list):
        raise refused(f"{file} is no army list in the public shape.", army_list)
    put(army_list, [print_list(army_list).rstrip()], as_json)


def _list_and_rules(name: str, size: str, pack: str) -> tuple[ArmyList, Rules]:
    tables = load(pack).tables
    _row(tables["format"], size, "format")
    return _row(tables["list"], name, "army list"), rules_from(tables, size)


def _opened(file: Path, pack: str) -> tuple[Roster, ArmyList, Rules]:
    """The roster of a file with its list and the rules of its size of game."""
    roster = parse_roster(file.read_text("utf-8", errors="replace"))
    if isinstance(roster, list):
        raise refused(f"{file} is no roster.", roster)
    return roster, *_list_and_rules(roster.list, roster.format, pack)


def _legal(file: Path, pack: str) -> tuple[Roster, ArmyList, Rules]:
    roster, army_list, rules = _opened(file, pack)
    if broken := check_roster(roster, army_list, rules):
        raise refused(f"{roster.title} is not legal.", broken)
    return roster, army_list, rules


def _row(rows: Mapping[str, Any], name: str, what: str) -> Any:
    if name not in rows:
        raise Failed(f"there is no {what} `{name}`{meant(name, rows) or '.'}")
    return rows[name]
