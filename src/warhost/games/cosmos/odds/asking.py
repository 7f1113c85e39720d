"""What a nation may ask: how a battle between two armies would go."""

import hashlib

import msgspec

from warhost.games.cosmos.odds.trials import BattleOdds, odds_of
from warhost.games.cosmos.rules import Rules
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal

TRIALS = 200


class HowLikely(msgspec.Struct, frozen=True, tag="odds"):
    """Two armies in the words of `warhost odds cosmos`, and a place."""

    first: str
    second: str
    place: str = "plains"


class BattleLikely(msgspec.Struct, frozen=True, omit_defaults=True):
    """The odds, or why there are none."""

    odds: BattleOdds | None = None
    refusals: tuple[Refusal, ...] = ()


def likely(rules: Rules, question: HowLikely) -> BattleLikely:
    """The same answer to the same question; the dice of a match have no part in it."""
    armies = (question.first, question.second)
    key = "|".join((*armies, question.place))
    dice = Dice(hashlib.sha256(key.encode()).digest())
    found = odds_of(rules, armies, question.place, TRIALS, dice)
    if isinstance(found, list):
        return BattleLikely(refusals=tuple(found))
    return BattleLikely(found)
