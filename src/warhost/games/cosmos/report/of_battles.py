"""Battles in words: a paragraph for each, that says who fought, what it cost, who was left."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from warhost.games.cosmos.battle.records import Battle, Fate, Fought
from warhost.games.cosmos.events.battles import BattleFought
from warhost.games.cosmos.ids import LocationId, NationId, Position
from warhost.games.cosmos.report.naming import code_of, named, place_named, plain
from warhost.games.cosmos.report.places import place_at
from warhost.games.cosmos.report.said import Said
from warhost.games.cosmos.view import View

NOBODY = "units of nobody"
FATES: Mapping[Fate, str] = {
    "killed": "was destroyed",
    "fled": "fled",
    "panicked": "fled in panic",
    "fleewhen": "fled, wounded as it was",
    "retreated": "retreated",
}


def account_of(view: View, battle: Battle) -> str:
    """C15-4 The whole of a battle in one paragraph."""
    sides = [_side(view, battle, nation) for nation in nations_of(battle)]
    return " ".join([f"{_title(view, battle)}.", *sides, _outcome(view, battle)])


def nations_of(battle: Battle) -> list[NationId]:
    return sorted({one.nation for one in battle.units})


def name_of(view: View, nation: NationId) -> str:
    known = view.nations.get(nation)
    return known.name if known is not None else NOBODY


def unit_of(view: View, one: Fought) -> str:
    """`3102(GE) Light Cavalry`"""
    code = code_of(view, one.nation)
    owner = f"({code})" if code else ""
    return f"{one.unit}{owner} {named(one.name, view.rules.units[one.type].name)}"


def count_of(health: Sequence[tuple[int, int]]) -> int:
    return sum(count for _, count in health)


def place_of(view: View, position: Position) -> str:
    """A location by name, a hex by number."""
    place = place_at(view, LocationId(int(position))) if position.isdigit() else None
    return place_named(view, place) if place is not None else position


def _title(view: View, battle: Battle) -> str:
    where = f"{place_of(view, battle.position)}, {plain(battle.ground)}"
    what = "Sea battle" if battle.is_at_sea else "Battle"
    segments = len(battle.segments)
    length = f", {segments} segment{'s' if segments != 1 else ''}" if segments else ""
    return f"{what} at {where}{length}"


def _side(view: View, battle: Battle, nation: NationId) -> str:
    """`Gemland, 2 units with 300 individuals, lost 17; 3102 Light Cavalry fled in panic.`"""
    own = [one for one in battle.units if one.nation == nation]
    came = sum(count_of(one.before) for one in own)
    lost = came - sum(count_of(one.after) for one in own)
    units = f"{len(own)} unit{'s' if len(own) != 1 else ''}"
    text = f"{name_of(view, nation)}, {units} with {came}, lost {lost or 'nobody'}"
    fates = [f"{unit_of(view, one)} {FATES[one.fate]}" for one in own if one.fate]
    return "; ".join([text, *fates]) + "."


def _outcome(view: View, battle: Battle) -> str:
    standing = [
        n for n in nations_of(battle) if any(u.nation == n and not u.fate for u in battle.units)
    ]
    if not standing:
        return "Nobody is left on the field."
    foes = {frozenset(pair) for pair in battle.hostile}
    fighting = [n for n in standing if any(frozenset((n, m)) in foes for m in standing)]
    if fighting:
        return "None of them gave way."
    holders = " and ".join(name_of(view, nation) for nation in standing)
    return f"{holders} held the field."


def _fought(event: BattleFought, view: View) -> Said:
    own = [one for one in event.battle.units if one.nation == view.nation]
    who = own[0] if own else event.battle.units[0]
    return Said(who.unit, account_of(view, event.battle), "C15-1")


TELL: Mapping[type, Callable[[Any, View], Said | None]] = {BattleFought: _fought}
