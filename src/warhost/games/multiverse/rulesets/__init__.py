"""The rulesets, one literal record each; a further one lists what differs from another."""

from collections.abc import Mapping

from msgspec.structs import replace

from warhost.games.multiverse.abilities.intercept import intercept
from warhost.games.multiverse.cards.playing import ask_for_cards, before_the_fight
from warhost.games.multiverse.combat import novice, veteran
from warhost.games.multiverse.combat.fighting import aftermath
from warhost.games.multiverse.combat.initiative import by_class, unless_adjacent
from warhost.games.multiverse.combat.striking import line_up, strikes
from warhost.games.multiverse.economy.income import is_revenue_building
from warhost.games.multiverse.economy.repair import after_a_quiet_turn, every_turn
from warhost.games.multiverse.heroes.casting import by_dice, by_limit
from warhost.games.multiverse.turn.first import chance_decides, icons_decide
from warhost.games.multiverse.variants import Ruleset

NOVICE = Ruleset(
    name="novice",
    stages=(
        ("order", line_up),
        ("strikes", strikes),
        ("aftermath", aftermath),
    ),
    strike=novice.strike,
    prospect=novice.prospect,
    counters=by_class,
    repairs=every_turn,
    casts=by_limit,
    answers_spells=False,
    earns_connected=is_revenue_building,
    first_player=chance_decides,
)

ADVANCED = replace(NOVICE, name="advanced")

VETERAN = Ruleset(
    name="veteran",
    stages=(
        ("combat cards", ask_for_cards),
        ("before the fight", before_the_fight),
        ("interception", intercept),
        ("order", line_up),
        ("strikes", strikes),
        ("aftermath", aftermath),
    ),
    intercepts=True,
    strike=veteran.strike,
    prospect=veteran.prospect,
    counters=by_class,
    repairs=after_a_quiet_turn,
    casts=by_dice,
    answers_spells=True,
    earns_connected=lambda _, __: True,
    first_player=icons_decide,
)

EXPERT = replace(VETERAN, name="expert", counters=unless_adjacent)

RULESETS: Mapping[str, Ruleset] = {
    ruleset.name: ruleset for ruleset in (NOVICE, ADVANCED, VETERAN, EXPERT)
}
