"""The rulesets, one literal record each; a further one lists what differs from another."""

from collections.abc import Mapping

from warhost.games.multiverse.combat import novice
from warhost.games.multiverse.combat.fighting import aftermath, striking
from warhost.games.multiverse.economy.income import is_revenue_building
from warhost.games.multiverse.variants import Ruleset

NOVICE = Ruleset(
    name="novice",
    stages=(
        ("first strike", striking(0, novice.strike)),
        ("answer", striking(1, novice.strike)),
        ("aftermath", aftermath),
    ),
    repairs=lambda _, __: True,
    earns_connected=is_revenue_building,
)

RULESETS: Mapping[str, Ruleset] = {ruleset.name: ruleset for ruleset in (NOVICE,)}
