"""C5.1, C5.4.1 Factions, and the policies they forbid."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.events.nations import PolicyChanged
from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.world import Policy, World

FORBIDDEN: dict[Policy, Policy] = {"ally": "enemy", "enemy": "ally"}
"""C5.4.1-2, C5.4.1-3 What a faction's policy keeps its nations from declaring."""


def faction_policy(world: World, nation: NationId, other: NationId) -> Policy | None:
    """What the faction of the one thinks of that of the other; nothing without factions."""
    one, two = world.nations[nation].faction, world.nations[other].faction
    known = world.factions.get(one)
    return known.policies.get(two) if known is not None and two else None


def is_forbidden(world: World, nation: NationId, other: NationId, policy: Policy) -> bool:
    known = faction_policy(world, nation, other)
    return known is not None and FORBIDDEN.get(known) == policy


def declared_enemy(world: World, victim: NationId, aggressor: NationId) -> Iterator[Any]:
    """C5.4-4, C5.4-5 Whoever attacks, or takes what is not its own, has made an enemy (A19)."""
    nation = world.nations.get(victim)
    if nation is None or victim == aggressor or aggressor not in world.nations:
        return
    is_new = nation.policies.get(aggressor) != "enemy"
    if is_new and not is_forbidden(world, victim, aggressor, "enemy"):
        yield PolicyChanged(victim, aggressor, "enemy")
