"""Unit types as the tables group them."""

from collections.abc import Mapping

from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.rules import Rules

MILITARY = "Military units"
SPECIAL = "Special mass units"
LEADERS = "Leaders and characters"
WILD = "Creatures and folk of the wild"


def groups_of(rules: Rules) -> Mapping[str, list[UnitType]]:
    """C2.3-4 Every type in one group, by number."""
    created = {row.type for kind in rules.units.values() for row in kind.recruits}
    found: dict[str, list[UnitType]] = {MILITARY: [], SPECIAL: [], LEADERS: [], WILD: []}
    for kind in sorted(rules.units.values(), key=lambda one: one.number):
        found[_group(kind, kind.id in created)].append(kind)
    return {name: kinds for name, kinds in found.items() if kinds}


def _group(kind: UnitType, is_created: bool) -> str:
    if not kind.is_mass:
        return LEADERS if kind.order_allowance and is_created else WILD
    if not is_created and not (kind.blurb and kind.is_bribable):
        return WILD
    return SPECIAL if kind.blurb or not kind.influences_control else MILITARY
