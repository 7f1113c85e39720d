"""Steward: weighs each deed by what it gains at once and where it leads, and takes the best."""

from collections.abc import Mapping

from warhost.games.multiverse.bots.asides import (
    aim_best,
    give_and_take,
    muster_mixed,
    name_any,
    place_near_foes,
    play_what_pays,
    reply_fairly,
)
from warhost.games.multiverse.bots.deeds import best_action, best_deed
from warhost.games.multiverse.bots.planning import best_plan
from warhost.games.multiverse.bots.player import Decide, player

ANSWERS: Mapping[str, Decide] = {
    "muster": muster_mixed,
    "build": best_plan,
    "dealing": give_and_take,
    "replies": reply_fairly,
    "action": best_action,
    "activation": best_deed,
    "card": play_what_pays,
    "target": aim_best,
    "placing": place_near_foes,
    "naming": name_any,
}

STEWARD = player(ANSWERS)
