"""What may be added to an attack or shot: the partner of a formation, an ability."""

from collections.abc import Iterator
from typing import Protocol

from warhost.games.multiverse.abilities.announcing import refuse_ability, usable_at
from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.combat.shots import COST, refuse_shot
from warhost.games.multiverse.formations.forming import partners_of
from warhost.games.multiverse.world import Table, Unit, UnitId, View
from warhost.kernel.refusals import Refusal

NOBODY = UnitId("")


class Extras(Protocol):
    """An order that may have a partner and an ability."""

    @property
    def hex(self) -> Hex: ...
    @property
    def partner(self) -> UnitId: ...
    @property
    def ability(self) -> str: ...


def helpers_of(
    table: Table, unit: Unit, target: Hex, spare: int, shot: bool
) -> Iterator[tuple[UnitId, str]]:
    """All that could be added to a legal attack: a partner, an ability, or both."""
    ability = usable_at(table, unit, target, spare)
    if ability:
        yield NOBODY, ability
    for partner in partners_of(table, unit):
        if _flaw_of_partner(table, partner, target, shot) is None:
            yield partner.id, ""
            if ability:
                yield partner.id, ability


def flaws_of_extras(view: View, order: Extras, unit: Unit, spare: int, shot: bool) -> list[Refusal]:
    """M11.3, M22.2-2 What is wrong with a partner or ability."""
    table = view.table
    flaw = None
    if order.ability:
        flaw = refuse_ability(table, unit, order.ability, order.hex, spare)
    if flaw is None and order.partner:
        partners = (other for other in partners_of(table, unit) if other.id == order.partner)
        partner = next(partners, None)
        if partner is None:
            text = f"{order.partner} is no partner of {unit.id} that may act."
            flaw = Refusal("M22.1-1", "partner", text)
        else:
            flaw = _flaw_of_partner(table, partner, order.hex, shot)
    return [flaw] if flaw else []


def _flaw_of_partner(table: Table, partner: Unit, target: Hex, shot: bool) -> Refusal | None:
    """M22.2-2 A shooter shoots along with anybody; melee units go along with melee units."""
    kind = table.type_of(partner)
    if kind.is_ranged:
        return refuse_shot(table, partner, target)
    if not shot and kind.unit_class.fights:
        cost = table.ground.step_cost(partner.hex, target)
        if 0 < cost <= partner.ap:
            return None
    return Refusal("M4.4-2", "partner", f"{partner.id} cannot join this attack.")


def partner_cost(table: Table, partner: UnitId, target: Hex) -> int:
    """M4.4-2, M4.4-6 What the partner pays."""
    if not partner:
        return 0
    unit = table.units[partner]
    return COST if table.type_of(unit).is_ranged else table.ground.step_cost(unit.hex, target)


def label_of_extras(order: Extras, view: View) -> str:
    """` with red/4, using Charge`"""
    partner = f" with {order.partner}" if order.partner else ""
    ability = view.table.rules.abilities.get(order.ability)
    return partner + (f", using {ability.name}" if ability else "")
