"""Scouts that walk to the edge of what is known."""

from collections.abc import Iterator

from warhost.games.cosmos.bots.facts import Facts
from warhost.games.cosmos.bots.orders import Wish
from warhost.games.cosmos.bots.paths import reach_of
from warhost.games.cosmos.geography import neighbours
from warhost.games.cosmos.ids import HexNumber
from warhost.games.cosmos.world import Unit

STANDARD = 100
SEARCH = 2


def explore(facts: Facts) -> Iterator[Wish]:
    """C18 Whoever sees more than others and fights no better goes to look."""
    for unit in list(facts.idle()):
        if not _is_scout(facts, unit):
            continue
        reach = reach_of(facts, [unit])
        edges = [number for number in reach.came if _unknown(facts, number)]
        if edges:
            goal = max(edges, key=lambda one: (_unknown(facts, one) * 20 - reach.cost[one], -one))
            facts.used.add(unit.id)
            yield Wish(unit.id, (*reach.orders(goal), f"search {SEARCH}"))


def _is_scout(facts: Facts, unit: Unit) -> bool:
    kind = facts.kind(unit)
    return not kind.is_mass and kind.awareness > STANDARD and not kind.attacks


def _unknown(facts: Facts, number: HexNumber) -> int:
    """How many hexes round it were never seen."""
    near = neighbours(facts.view.board)[number].values()
    return sum(one not in facts.view.mind.hexes for one in near)
