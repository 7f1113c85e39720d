"""T17.1-3 Battle cards that a game does without."""

from collections.abc import Collection, Iterator

from msgspec.structs import replace

from warhost.games.triumph.armies.cards import CardCode
from warhost.games.triumph.armies.counts import uses_of
from warhost.games.triumph.armies.rosters import Roster, Troop
from warhost.games.triumph.rules import Rules
from warhost.kernel.refusals import Refusal

Off = Collection[str]


def cards_off(rules: Rules, switched_off: Off) -> Off:
    """T18.3-7 All cards where the size of game has none, else those that were switched off."""
    return switched_off if rules.format.battle_cards else frozenset(rules.cards)


def check_switched_off(roster: Roster, rules: Rules, off: Off) -> Iterator[Refusal]:
    """T17.1-3 A card that is switched off cannot be taken."""
    clause = "T17.1-3" if rules.format.battle_cards else "T18.3-7"
    for code in uses_of(roster):
        if code in off:
            text = f"{rules.cards[code].name} is not used in this game."
            yield Refusal(clause, f"cards.{code}", text)


def rules_without(rules: Rules, off: Off) -> Rules:
    """The rules as if the cards did not exist."""
    return replace(
        rules, cards={code: card for code, card in rules.cards.items() if code not in off}
    )


def roster_without(roster: Roster, rules: Rules, off: Off) -> Roster:
    """The army as if the cards had not been taken, so that all else about it can be judged."""
    bought = {
        entry: {code: copies for code, copies in cards.items() if code not in off}
        for entry, cards in roster.entry_cards.items()
    }
    return replace(
        roster,
        troops=tuple(_troop_without(troop, rules, off) for troop in roster.troops),
        cards={code: copies for code, copies in roster.cards.items() if code not in off},
        entry_cards=bought,
    )


def _troop_without(troop: Troop, rules: Rules, off: Off) -> Troop:
    left: tuple[CardCode, ...] = tuple(code for code in troop.cards if code not in off)
    rides = any(rules.cards[code].dismounts for code in troop.cards)
    stays = any(rules.cards[code].dismounts for code in left)
    return replace(troop, cards=left, on_foot=None if rides and not stays else troop.on_foot)
