"""A battle as a nation learns of it: what others keep to themselves is left out."""

from collections.abc import Container, Sequence

from msgspec.structs import replace

from warhost.games.cosmos.battle.records import Battle, Blow, Fought, Segment
from warhost.games.cosmos.ids import NationId, UnitId

SECRET = ("morale", "held by magic", "weakened by siege")
"""What makes the attacks of others stronger or weaker, and shows to nobody."""


def as_fought(battle: Battle, nation: NationId, hidden: Container[UnitId]) -> Battle:
    """C15.5.2-1 Of one who took part: nobody learns how strong attacks are; of others no morale."""
    own = {one.unit for one in battle.units if one.nation == nation}
    kept = [one for one in battle.units if one.unit in own or one.unit not in hidden]
    known = {one.unit for one in kept}
    return replace(
        battle,
        units=tuple(one if one.unit in own else without_secrets(one) for one in kept),
        segments=tuple(_segment(one, own, known) for one in battle.segments),
    )


def as_watched(battle: Battle, units: Sequence[Fought]) -> Battle:
    """Of one who looked on: who fought, and what was left of them."""
    seen = {one.unit for one in units}
    sides = {one.nation for one in units}
    return replace(
        battle,
        units=tuple(map(without_secrets, units)),
        segments=(),
        spots=tuple(replace(one, nations=()) for one in battle.spots if seen),
        hostile=tuple(pair for pair in battle.hostile if sides.issuperset(pair)),
    )


def without_secrets(one: Fought) -> Fought:
    return replace(one, morale=(0, 0), marginal=0, was_hidden=False, leader=None)


def _segment(segment: Segment, own: Container[UnitId], known: Container[UnitId]) -> Segment:
    return replace(
        segment,
        stands=tuple(pair for pair in segment.stands if pair[0] in known),
        defending=tuple(unit for unit in segment.defending if unit in known),
        blows=tuple(_blow(blow, own) for blow in segment.blows),
    )


def _blow(blow: Blow, own: Container[UnitId]) -> Blow:
    if blow.attacker in own:
        return replace(blow, most=0)
    open_ = tuple(one for one in blow.reasons if one.what not in SECRET)
    return replace(blow, most=0, reasons=open_)
