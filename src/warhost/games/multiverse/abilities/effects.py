"""M11.3 Which abilities bear on a strike, and which attributes a unit has."""

from collections.abc import Iterator

from warhost.games.multiverse.abilities.perks import passive_of
from warhost.games.multiverse.abilities.rows import Ability
from warhost.games.multiverse.combat.fighters import is_attacker
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import Table, Unit


def abilities_in(
    table: Table, combat: Combat, striker: Unit, target: Unit | None
) -> Iterator[Ability]:
    """M11.3-4, M11.3-5 What was announced for this strike, and what is always in effect."""
    if combat.ability and striker.id == combat.attacker:
        announced = table.rules.abilities[combat.ability]
        if _bears_on(table, announced, "attack", target):
            yield announced
    passive = passive_of(table, striker)
    role = "attack" if is_attacker(combat, striker) else "answer"
    if passive is not None and _bears_on(table, passive, role, target):
        yield passive


def _bears_on(table: Table, ability: Ability, role: str, target: Unit | None) -> bool:
    if ability.strikes not in (role, "all"):
        return False
    if not ability.against:
        return True
    return target is not None and table.type_of(target).card.unit_class in ability.against


def attributes_of(table: Table, unit: Unit) -> tuple[str, ...]:
    """M10.8 What stands on its card, and what a passive ability grants."""
    passive = passive_of(table, unit)
    granted = passive.grants if passive is not None else ()
    return (*table.type_of(unit).side.attributes, *granted)


def guards_front(table: Table, combat: Combat, unit: Unit, foe: Unit) -> bool | None:
    """M11.4-12, M11.4-13 Whether a foe comes from its three front sides; none: no such guard."""
    passive = passive_of(table, unit)
    if passive is None or passive.special != "front" or is_attacker(combat, unit):
        return None
    side = table.board.next_to[unit.hex].index(foe.hex)
    return (side - unit.heading) % 6 in FRONT


FRONT = (5, 0, 1)
"""The side ahead and the two beside it, counted from the heading."""
