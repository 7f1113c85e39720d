"""M11.3, M11.4-1 Whether a unit may announce its ability with an attack."""

from collections.abc import Iterator

from warhost.games.multiverse.abilities.perks import ability_of, uses_left
from warhost.games.multiverse.abilities.rows import Ability
from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.world import Table, Unit
from warhost.kernel.refusals import Refusal

CHARGE = "charge"
RUN_NEEDED = 2


def usable_at(table: Table, unit: Unit, target: Hex, spare: int) -> str:
    """The ability that the unit could announce against this hex, with AP to spare; or nothing."""
    ability = ability_of(table, unit)
    if ability is None or next(_flaws(table, unit, ability, target, spare), None):
        return ""
    return ability.id


def refuse_ability(table: Table, unit: Unit, name: str, target: Hex, spare: int) -> Refusal | None:
    """What forbids announcing it."""
    ability = ability_of(table, unit)
    if ability is None or ability.id != name:
        return Refusal("M11.1-4", "ability", f"{unit.id} has not learnt {name}.")
    return next(_flaws(table, unit, ability, target, spare), None)


def cost_of_ability(table: Table, name: str) -> int:
    """M11.3-7"""
    return table.rules.abilities[name].ap if name else 0


def _flaws(
    table: Table, unit: Unit, ability: Ability, target: Hex, spare: int
) -> Iterator[Refusal]:
    if ability.passive:
        yield Refusal("M11.3-4", "ability", f"{ability.name} is always in effect.")
    if uses_left(table, unit.seat) < 1:
        yield Refusal("M11.3-1", "ability", "No ability can be used any more this turn.")
    if ability.ap > spare:
        yield Refusal("M11.3-7", "ability", f"{ability.name} costs {ability.ap} AP.")
    if ability.special == CHARGE and not _has_run_at(table, unit, target):
        yield Refusal("M11.4-1", "ability", "A charge needs two hexes straight at the target.")
    if ability.against and not _meets(table, ability, target):
        yield Refusal("M11.3-5", "ability", f"{ability.name} is of no use against that.")


def _has_run_at(table: Table, unit: Unit, target: Hex) -> bool:
    """M11.4-1, M11.4-2"""
    return unit.run >= RUN_NEEDED and table.board.next_to[unit.hex][unit.heading] == target


def _meets(table: Table, ability: Ability, target: Hex) -> bool:
    if target in table.sites:
        return False
    return any(
        unit.face_up and table.type_of(unit).card.unit_class in ability.against
        for unit in table.units_at(target)
    )
