"""T3.1-9 A battle starts with legal armies only."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.triumph.armies.shipped import TABLES
from tests.rule import rule
from warhost.games.triumph.armies import Roster
from warhost.games.triumph.beginning import prepare
from warhost.games.triumph.settings import SEATS
from warhost.kernel.game import Setting


def told(red: str | Roster, **options: Any) -> list[tuple[str, str]]:
    """What keeps a battle of this army against the Hedge of Hollin from starting."""
    armies = {"red": red, "blue": "hollin-hedge"}
    setting = Setting(TABLES, "battle", SEATS, {"armies": armies, **options})
    return [(refusal.clause, refusal.place) for refusal in prepare(setting)]


@rule("T3.1-9")
def test_an_illegal_army_starts_no_battle():
    assert told("greyfell-passes") == []
    dear = told("greyfell-passes", format="introductory")
    assert ("T3.1-1", "options.armies.red.cost") in dear
    assert ("T18.3-7", "options.armies.red.cards.PD") in dear


@rule("T17.1-3")
def test_a_list_does_not_ask_for_a_card_that_is_switched_off():
    roster = TABLES["roster"]["tamarat-wells"]
    plain = tuple(replace(troop, cards=()) for troop in roster.troops[1:])
    leader = replace(roster.troops[0], cards=())
    cheap = replace(roster, troops=(leader, *plain[:2]), cards={}, entry_cards={})
    spears = replace(roster.troops[3], cards=())
    army = replace(cheap, troops=(*cheap.troops, spears))
    assert ("T3.2-18", "options.armies.red.cards.CC") in told(army)
    assert not [one for one in told(army, without_cards=["CC", "LC"]) if ".red." in one[1]]


@rule("T17.1-3")
@pytest.mark.parametrize(
    ("red", "off", "broken"),
    [
        ("greyfell-passes", ["HD"], []),
        ("greyfell-passes", ["PD"], [("T17.1-3", "options.armies.red.cards.PD")]),
    ],
)
def test_a_card_that_is_switched_off_cannot_be_taken(red, off, broken):
    assert [one for one in told(red, without_cards=off) if ".red." in one[1]] == broken
