"""C20.3 What questing units cannot do, and C20.1-17 that the two worlds do not meet."""

from collections.abc import Mapping

from warhost.games.cosmos.ids import ActorId, UnitId
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.references import number, numbers
from warhost.games.cosmos.orders.rule import Cannot, OrderRule
from warhost.games.cosmos.rows.spells import Spell
from warhost.games.cosmos.world import Unit, World

CLAUSES: Mapping[str, str] = {
    "embark": "C20.3-3",
    "disembark": "C20.3-3",
    "control": "C20.3-4",
}
ANY = "C20.3-10"
OF_SPELLS = (
    ("strike", "C20.3-5"),
    ("ward", "C20.3-6"),
    ("yields", "C20.3-7"),
    ("heartens", "C20.3-8"),
    ("crumbles", "C20.3-9"),
)
MEETING = frozenset(
    ("join", "include", "form", "give", "merge", "bribe", "charm", "dominate", "hire", "transfer")
)
"""Orders in which units meet."""


def barred(world: World, actor: ActorId, rule: OrderRule, order: Order) -> Cannot | None:
    """Why somebody cannot carry an order out in the world it is in."""
    unit = world.units.get(UnitId(actor))
    if unit is None:
        return None
    if unit.quests and not rule.for_questing:
        return Cannot(CLAUSES.get(rule.word, ANY), "Not in questing mode.")
    spell = world.rules.spells.get(order.word) if unit.quests else None
    if spell is not None and (clause := clause_of(spell)):
        return Cannot(clause, f"{spell.name} cannot be cast in questing mode.")
    if rule.word in MEETING and _meets_another_world(world, unit, order):
        return Cannot("C20.1-17", "One of them is questing and the other is not.")
    return None


def clause_of(spell: Spell) -> str:
    """C20.3-5 to C20.3-9 Of a spell that only war knows; nothing for the others."""
    known = (clause for field, clause in OF_SPELLS if getattr(spell, field) is not None)
    return next(known, "")


def _meets_another_world(world: World, unit: Unit, order: Order) -> bool:
    named = (*numbers(order.ids), number(order.target))
    others = (world.units.get(UnitId(one)) for one in named)
    return any(other is not None and other.quests != unit.quests for other in others)
