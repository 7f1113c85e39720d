"""T17.1 What a battle card changes in the line of its stand."""

from msgspec.structs import asdict

from tests.games.triumph.base import rules
from tests.rule import rule
from warhost.games.triumph.armies.cards import line_with


def changes(code: str, *cards: str) -> dict[str, object]:
    """The values in which a stand with these cards differs from its type."""
    kind = rules().types[code]
    line = line_with(kind, [rules().cards[card] for card in cards])
    return {name: value for name, value in asdict(line).items() if value != asdict(kind)[name]}


@rule("T17.1-4")
def test_a_card_changes_only_the_values_it_names():
    assert changes("HFT", "PL") == {"move": 2000, "target": 4}
    assert changes("BAD", "SF") == {"versus_foot": 3, "versus_mounted": 3}
    assert changes("SPR", "MI") == {"order": "open", "move": 6000}
    assert changes("BAD", "CH") == {
        "order": "close",
        "move": 5000,
        "shooting": 2,
        "range": 3000,
        "command_surcharge": 1,
    }


@rule("T17.1-4")
def test_cards_without_values_change_nothing_and_several_cards_add_up():
    assert changes("KNT", "CC", "DD") == {}
    assert changes("HFT", "PL", "HD") == {"move": 2000, "target": 4, "rear_support": 1}
