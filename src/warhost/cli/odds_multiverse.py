"""`warhost odds multiverse`: one unit attacks another, with every die accounted for."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from warhost.cli.output import Failed, put, refused
from warhost.games.multiverse.audit import audit
from warhost.games.multiverse.combat.forecast import Forecast, StrikeOdds
from warhost.games.multiverse.questions.matchup import matchup
from warhost.games.multiverse.schema import SCHEMA
from warhost.shelf.packs import load_pack


def put_odds(
    kinds: tuple[str, str],
    words: tuple[Sequence[str], Sequence[str]],
    ruleset: str,
    pack: str,
    as_json: bool,
) -> None:
    """Exact odds of an attack or shot by the rules of a ruleset."""
    if not kinds[1]:
        raise Failed("odds of multiverse need two units.", status=2)
    tables = load_pack("multiverse", pack, SCHEMA, audit).tables
    found = matchup(tables, ruleset, kinds, words)
    if isinstance(found, list):
        raise refused("these odds cannot be told.", found)
    record: dict[str, Any] = msgspec.to_builtins(found)
    put(record, list(lines_of(found)), as_json)


def lines_of(found: Forecast) -> Iterator[str]:
    """Each strike with its dice and reasons, then what becomes of everybody."""
    for strike in found.strikes:
        yield line_of_strike(strike)
        for factor in strike.prospect.factors:
            yield f"  {factor.amount:+d} {factor.of}: {factor.why} ({factor.clause})"
    for fate in found.fates:
        yield f"{fate.who}: slain {fate.slain:.1%}, takes {fate.damage:.2f} on average"


def line_of_strike(strike: StrikeOdds) -> str:
    """`first/1 at second/1: 3 dice, hits 70.4 %, critical 7.4 %`"""
    prospect = strike.prospect
    dice = f"{prospect.dice} dice, " if prospect.dice else ""
    chances = f"hits {prospect.hits:.1%}, critical {prospect.critical:.1%}"
    return f"{strike.striker} at {strike.target}: {dice}{chances}"
