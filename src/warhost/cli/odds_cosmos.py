"""`warhost odds cosmos`: two armies in a few words, a place, and many battles."""

import hashlib
from pathlib import Path

import msgspec

from warhost.cli.output import Failed, put, refused
from warhost.games.cosmos.audit import audit
from warhost.games.cosmos.odds.drawing import lines_of_odds, svg_of_odds
from warhost.games.cosmos.odds.trials import odds_of
from warhost.games.cosmos.rules import rules_from
from warhost.games.cosmos.schema import SCHEMA
from warhost.kernel.dice import Dice
from warhost.shelf.packs import load_pack


class Trying(msgspec.Struct, frozen=True):
    """Where, how often, by which dice, and where the drawing goes."""

    place: str
    trials: int
    seed: str
    svg: Path | None


def put_battle_odds(armies: tuple[str, str], how: Trying, pack: str, as_json: bool) -> None:
    """Chances and losses; with a file name, drawn into it too."""
    if not armies[1]:
        raise Failed("odds of cosmos need two armies, like `200 medium infantry`.", status=2)
    tables = load_pack("cosmos", pack, SCHEMA, audit).tables
    rules = rules_from(tables, next(iter(tables["scenario"].values())))
    dice = Dice(hashlib.sha256(how.seed.encode()).digest())
    found = odds_of(rules, armies, how.place, how.trials, dice)
    if isinstance(found, list):
        raise refused("these odds cannot be told.", found)
    if how.svg is not None:
        how.svg.write_text(svg_of_odds(found), "utf-8")
    put(found, lines_of_odds(found), as_json)
