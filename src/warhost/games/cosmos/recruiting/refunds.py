"""What comes back of what units cost: by kind, in parts of a hundred, rounded down."""

from collections.abc import Mapping

from warhost.games.cosmos.rules import Rules

HUNDRED = 100
INTERRUPTED: Mapping[str, int] = {"population": 100, "mount": 80}
"""C7.1-15, C7.1-16"""
DISBANDED: Mapping[str, int] = {
    "population": 100,
    "mount": 80,
    "arms": 80,
    "wood": 80,
    "iron": 80,
    "food": 80,
}
"""C7.3-3, C7.3-4 No gold, no mana."""
FLED: Mapping[str, int] = INTERRUPTED
"""C9-10 At no distance from home; C9-12."""


def refund(
    rules: Rules, cost: Mapping[str, int], shares: Mapping[str, int], scale: int = HUNDRED
) -> dict[str, int]:
    """What is recovered of a cost; `scale` in parts of a hundred lowers all of it alike (C9-11)."""
    found = {}
    for resource, amount in cost.items():
        percent = shares.get(rules.resources[resource].kind, 0)
        found[resource] = amount * percent * scale // (HUNDRED * HUNDRED)
    return {resource: amount for resource, amount in found.items() if amount}
