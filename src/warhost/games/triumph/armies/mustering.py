"""An army as bought becomes stands, camp and what both players know of it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import count

import msgspec

from warhost.games.triumph.armies.availability import availability
from warhost.games.triumph.armies.cards import CardCode
from warhost.games.triumph.armies.costs import worth_of
from warhost.games.triumph.armies.counts import is_set_aside
from warhost.games.triumph.armies.lists import ArmyList, BattleLine
from warhost.games.triumph.armies.rosters import Roster, Troop
from warhost.games.triumph.rules import Rules
from warhost.games.triumph.world import Army, Camp, Stand, StandId
from warhost.kernel.asks import Seat

FORTIFIED = CardCode("FC")
WAGON = CardCode("SW")
NO_CAMP = CardCode("NC")
SUPPORTED = CardCode("SP")
MOBILE = CardCode("MI")


class Muster(msgspec.Struct, frozen=True):
    """All that one player brings to the battle."""

    army: Army
    stands: tuple[Stand, ...]
    camp: Camp | None


def muster(roster: Roster, army_list: ArmyList, rules: Rules, seat: Seat) -> Muster:
    """T13.1-20 The army of a legal roster, its stands numbered in roster order."""
    stands = _stands(roster, army_list, rules, seat)
    return Muster(_army(roster, army_list, rules, seat), stands, _camp(roster, seat))


def _army(roster: Roster, army_list: ArmyList, rules: Rules, seat: Seat) -> Army:
    invasion, maneuver = roster.invasion, roster.maneuver
    return Army(
        seat=seat,
        title=roster.title,
        invasion=army_list.invasion[0].value if invasion is None else invasion,
        maneuver=army_list.maneuver[0].value if maneuver is None else maneuver,
        topography=roster.topography or army_list.topographies[0],
        cards=dict(_cards_in_hand(roster, rules)),
    )


def _cards_in_hand(roster: Roster, rules: Rules) -> Counter[str]:
    """Cards bought in copies; all others lie on the stands."""
    hand: Counter[str] = Counter(roster.cards)
    for cards in roster.entry_cards.values():
        hand.update({card: n for card, n in cards.items() if rules.cards[card].taken == "copies"})
    return hand


def _camp(roster: Roster, seat: Seat) -> Camp | None:
    """T3.1-5 One camp, unless a card replaces or removes it."""
    if NO_CAMP in roster.cards:
        return None
    posts = (number for number, troop in _numbered(roster) if troop.garrison)
    garrison = next((StandId(f"{seat}/{number}") for number in posts), None)
    return Camp(
        seat=seat,
        wagon=WAGON in roster.cards,
        fortified=FORTIFIED in roster.cards,
        garrison=garrison,
    )


def _numbered(roster: Roster) -> Iterator[tuple[int, Troop]]:
    """T13.1-20 Every stand with its number, in roster order."""
    numbers = count(1)
    for troop in roster.troops:
        for _ in range(troop.count):
            yield next(numbers), troop


def _stands(roster: Roster, army_list: ArmyList, rules: Rules, seat: Seat) -> tuple[Stand, ...]:
    available = availability(roster, army_list)
    shared = _cards_of_entries(roster, rules)
    stands = []
    for number, troop in _numbered(roster):
        place = available[troop.entry]
        stand = _stand(troop, rules, StandId(f"{seat}/{number}"), seat, number)
        stands.append(
            msgspec.structs.replace(
                stand,
                battle_line=is_battle_line(troop, place.entry.battle_line),
                ally=place.part == "ally",
                cards=(*troop.cards, *shared.get(troop.entry, ())),
            )
        )
    return tuple(stands)


def _stand(troop: Troop, rules: Rules, name: StandId, seat: Seat, number: int) -> Stand:
    off_board = troop.garrison or is_set_aside(troop, rules)
    return Stand(
        id=name,
        seat=seat,
        number=number,
        type=troop.type,
        worth=worth_of(troop, rules),
        place="set aside" if off_board else "muster",
        general=troop.general,
        entry=troop.entry,
        bowmen=SUPPORTED in troop.cards,
        transports=MOBILE in troop.cards,
        on_foot=troop.on_foot or "",
    )


def is_battle_line(troop: Troop, mark: BattleLine) -> bool:
    """T3.2-11 Every stand of an entry marked "all", the chosen ones of an entry marked "half"."""
    return mark == "all" or (mark == "half" and troop.battle_line)


def _cards_of_entries(roster: Roster, rules: Rules) -> Mapping[str, tuple[str, ...]]:
    """Cards taken for an entry as a whole lie on each of its stands (T17.5-5)."""
    return {
        entry: tuple(card for card in cards if rules.cards[card].taken == "entry")
        for entry, cards in roster.entry_cards.items()
    }
