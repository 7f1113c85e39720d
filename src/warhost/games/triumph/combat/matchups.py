"""T19.1-6 The odds of any two troop types, with situations said in words."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from warhost.games.triumph.armies.cards import line_with
from warhost.games.triumph.combat.camps import UNGUARDED
from warhost.games.triumph.combat.factors import Factor
from warhost.games.triumph.combat.odds import Odds, camp_odds, combat_odds, shot_odds
from warhost.games.triumph.combat.sides import Harassed, Side
from warhost.games.triumph.geometry import Edge
from warhost.games.triumph.rules import Rules
from warhost.kernel.refusals import Refusal

CAMP = "camp"

Word = Callable[[Side], Side]


def matchup(
    rules: Rules, one: str, other: str, words: Sequence[str] = (), against: Sequence[str] = ()
) -> Odds | list[Refusal]:
    """T19.1-6 Close combat of two types, or of a type and a camp."""
    if other.lower() == CAMP:
        return _against_camp(rules, one, words, against)
    sides = side_of_words(rules, one, words), side_of_words(rules, other, against)
    refusals = [refusal for side in sides if isinstance(side, list) for refusal in side]
    first, second = sides
    if isinstance(first, list) or isinstance(second, list):
        return refusals
    return combat_odds(rules, first, second)


def shot_matchup(
    rules: Rules, shooter: str, target: str, words: Sequence[str] = (), at: Sequence[str] = ()
) -> Odds | list[Refusal]:
    """T19.1-6 One type shooting at another; a target shot from behind is in words `rear`."""
    first, second = side_of_words(rules, shooter, words), side_of_words(rules, target, at)
    if isinstance(first, list) or isinstance(second, list):
        return [r for side in (first, second) if isinstance(side, list) for r in side]
    if not first.line.can_shoot:
        return [Refusal("T10.1-1", shooter, f"{first.line.name} cannot shoot.")]
    edge: Edge = "rear" if any(found.how == "rear" for found in second.harassed) else "front"
    return shot_odds(rules, first, replace(second, edge=edge))


def side_of_words(rules: Rules, troop: str, words: Sequence[str]) -> Side | list[Refusal]:
    """A stand of a type named by its code or name, in a situation told by words."""
    code = code_of(rules, troop)
    if code is None:
        return [Refusal("T2.1-28", troop, f"There is no troop type {troop!r}.")]
    side = Side(line=rules.types[code])
    refusals = []
    for word in words:
        read = word_of(rules, word)
        if read is None:
            known = ", ".join((*WORDS, "a battle card's code"))
            refusals.append(Refusal("T19.1-6", word, f"{word!r} is none of {known}."))
        else:
            side = read(side)
    return refusals or side


def code_of(rules: Rules, troop: str) -> str | None:
    """The code of a type, told by its code or its name, capitals aside."""
    for code, kind in rules.types.items():
        if troop.lower() in (code.lower(), kind.name.lower()):
            return code
    return None


def word_of(rules: Rules, word: str) -> Word | None:
    """What a word changes; the code of a card is a word too."""
    if word.upper() in rules.cards:
        return _with_card(rules, word.upper())
    return WORDS.get(word.lower().replace(" ", "-"))


def _with_card(rules: Rules, code: str) -> Word:
    card = rules.cards[code]
    return lambda side: replace(side, line=line_with(side.line, (card,)), cards=(*side.cards, card))


def _harassed(*edges: Harassed) -> Word:
    def harass(side: Side) -> Side:
        kept = [found for found in side.harassed if found.edge not in {e.edge for e in edges}]
        return replace(side, harassed=(*kept, *edges))

    return harass


WORDS: Mapping[str, Word] = {
    "uphill": lambda side: replace(side, uphill=True),
    "general": lambda side: replace(side, general=True),
    "rear-support": lambda side: replace(side, supporter="the second rank"),
    "difficult": lambda side: replace(side, ground="difficult"),
    "overlapped": _harassed(Harassed("left", "overlap")),
    "overlapped-1": _harassed(Harassed("left", "overlap")),
    "overlapped-2": _harassed(Harassed("left", "overlap"), Harassed("right", "overlap")),
    "flank": _harassed(Harassed("right", "flank")),
    "rear": _harassed(Harassed("rear", "rear")),
    "turned": lambda side: replace(
        side, turned=True, harassed=(*side.harassed, Harassed("rear", "turned"))
    ),
}


def _against_camp(
    rules: Rules, troop: str, words: Sequence[str], camp: Sequence[str]
) -> Odds | list[Refusal]:
    """T14-2 to T14-8"""
    side = side_of_words(rules, troop, words)
    guard = list(_camp_factors(rules, camp))
    refusals = [found for found in guard if isinstance(found, Refusal)]
    if isinstance(side, list):
        return [*side, *refusals]
    if refusals:
        return refusals
    attack = [Factor(side.line.versus_foot, f"{side.line.name} against foot", "T14-2")]
    if side.general:
        attack.append(Factor(1, "general", "T14-8"))
    defence = tuple(found for found in guard if isinstance(found, Factor))
    return camp_odds(rules, side.line, (tuple(attack), defence))


def _camp_factors(rules: Rules, words: Sequence[str]) -> Iterator[Factor | Refusal]:
    """A camp is `fortified`, or guarded by the type that is named."""
    guards = [word for word in words if word.lower() != "fortified"]
    if not guards:
        yield Factor(UNGUARDED, "camp without garrison", "T14-3")
    for word in guards:
        code = code_of(rules, word)
        if code is None:
            yield Refusal("T14-4", word, f"{word!r} is neither a troop type nor `fortified`.")
        else:
            kind = rules.types[code]
            yield Factor(1 + kind.half_points // 2, f"camp guarded by {kind.name}", "T14-4")
    if len(guards) < len(words):
        for factor in rules.cards["FC"].factors:
            yield Factor(factor.amount, rules.cards["FC"].name, "T14-5")
