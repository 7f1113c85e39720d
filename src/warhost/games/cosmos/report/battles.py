"""From the events of battles to what a report tells of them."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from warhost.games.cosmos.battle.records import Battle, Blow, Fought, Health, Segment
from warhost.games.cosmos.events.battles import BattleFought
from warhost.games.cosmos.events.turn import PhaseBegan
from warhost.games.cosmos.forces.efficiency import level_of
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.report.battle_record import (
    BattleBlow,
    BattleRow,
    BattleSegment,
    BattleTold,
    BattleWhy,
)
from warhost.games.cosmos.report.battlefield import drawn_spots
from warhost.games.cosmos.report.of_battles import FATES, account_of, unit_of
from warhost.games.cosmos.view import View

HUNDRED = 100
CLAUSES: Mapping[str, str] = {
    "morale": "C9.2.1-12",
    "terrain": "C15.5.3-3",
    "familiar ground": "C15.5.3-5",
    "charge": "C15.6.2-5",
    "against a charge": "C15.6.2-8",
    "walls": "C16-12",
    "exposed before walls": "C16-9",
    "over walls": "C15.6.1-12",
    "held by magic": "C7.4.1-4",
    "weakened by siege": "C17.1-13",
}
DID = {
    "melee": "attacks",
    "missile": "shoots at",
    "return": "strikes back at",
    "point blank": "shoots from the walls at",
}
Units = Mapping[UnitId, Fought]


def battles_of(
    view: View, events: Iterable[Any], *, is_detailed: bool = True
) -> Iterator[BattleTold]:
    """Every battle that the nation learnt of in the turn; segments only for who wants them."""
    phase = 0
    for event in events:
        if isinstance(event, PhaseBegan):
            phase = event.phase
        elif isinstance(event, BattleFought):
            segments = _segments(view, event.battle) if is_detailed else ()
            yield told(view, event.battle, phase, tuple(segments))


def told(
    view: View, battle: Battle, phase: int, segments: tuple[BattleSegment, ...] = ()
) -> BattleTold:
    """One of them."""
    wounds: dict[UnitId, int] = {}
    dealt: dict[UnitId, int] = {}
    for segment in battle.segments:
        for blow in segment.blows:
            wounds[blow.target] = wounds.get(blow.target, 0) + blow.wounds
            dealt[blow.attacker] = dealt.get(blow.attacker, 0) + blow.wounds
    rows = (
        _row(view, one, wounds.get(one.unit, 0), dealt.get(one.unit, 0)) for one in battle.units
    )
    return BattleTold(phase, battle.position, account_of(view, battle), tuple(rows), segments)


def _segments(view: View, battle: Battle) -> Iterator[BattleSegment]:
    units = {one.unit: one for one in battle.units}
    opening = sum(one.is_opening for one in battle.segments)
    for number, one in enumerate(battle.segments, 1 - opening):
        yield _segment(view, battle, units, number, one)


def strength(view: View, one: Fought, health: Health) -> str:
    """C15.3-10, C15.3-12"""
    kind = view.rules.units[one.type]
    number = points = vigour = 0
    for left, count in health:
        number += count
        points += left * count
        vigour += level_of(kind, left) * count
    if not number:
        return "0"
    if not kind.is_mass:
        return f"{points} w.p./{round(vigour / number)}%"
    share = round(HUNDRED * points / (kind.wound_points * number))
    return f"{number}/{share}%/{round(vigour / number)}%"


def _row(view: View, one: Fought, wounds: int, dealt: int) -> BattleRow:
    return BattleRow(
        one.unit,
        one.nation,
        unit_of(view, one),
        strength(view, one, one.before),
        strength(view, one, one.after),
        wounds,
        dealt,
        FATES.get(one.fate, ""),
    )


def _segment(
    view: View, battle: Battle, units: Units, number: int, segment: Segment
) -> BattleSegment:
    title = "Opening shots" if segment.is_opening else f"Segment {number}"
    gone = (f"{unit_of(view, units[u])} {FATES[fate]}" for u, fate in segment.gone if u in units)
    return BattleSegment(
        title,
        drawn_spots(view, battle, segment),
        tuple(_blow(view, units, blow) for blow in segment.blows),
        tuple(gone),
    )


def _blow(view: View, units: Units, blow: Blow) -> BattleBlow:
    """`3101(GE) Spears attacks 4101(RW) Spears: 50 attacks, 24 wounds, 3 killed`"""
    names = [
        unit_of(view, units[one]) if one in units else "somebody unseen"
        for one in (blow.attacker, blow.target)
    ]
    text = f"{names[0]} {DID[blow.how]} {names[1]}: {', '.join(_results(blow))}"
    why = (BattleWhy(one.what, one.parts, CLAUSES.get(one.what, "C15-18")) for one in blow.reasons)
    return BattleBlow(text, blow.attacker, blow.target, tuple(why))


def _results(blow: Blow) -> Iterator[str]:
    yield f"{blow.attacks} attack{'s' if blow.attacks != 1 else ''}"
    if blow.wounds:
        yield f"{blow.wounds} wound{'s' if blow.wounds != 1 else ''}"
    elif blow.is_marginal:
        yield "marginal damage"
    else:
        yield "no damage"
    if blow.killed:
        yield f"{blow.killed} killed"
    if blow.criticals:
        yield f"{blow.criticals} critical"
