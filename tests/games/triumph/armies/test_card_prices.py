"""T17 What battle cards cost, who carries them, how many an army may have."""

import pytest

from tests.games.triumph.armies.people import clauses, mustered, price
from tests.games.triumph.base import rules
from tests.rule import rule

LEAST = "spears HFT general\nspears HFT\n"
PRICES = [
    ("T17.2-1", "+ army AM", "1"),
    ("T17.2-4", "+ army FC", "1"),
    ("T17.2-6", "+ army PT", "1"),
    ("T17.2-7", "+ army NC", "3"),
    ("T17.2-8", "+ army SW", "0"),
    ("T17.2-13", "+ army PD", "½"),
    ("T17.2-13", "+ army PD 6", "3"),
    ("T17.2-16", "+ army SC", "2"),
    ("T17.3-1", "bowmen ARC line with SB\nspears SPR 4 with SP", "20"),
    ("T17.3-6", "elephants ELE with ES\nspears HFT with ET", "9"),
    ("T17.3-6", "elephants ELE 2 with ES\nspears HFT with ET", "13"),
    ("T17.3-9", "+ spears HD", "0"),
    ("T17.3-11", "+ spears HL", "0"),
    ("T17.3-11", "+ spears HL 2", "1"),
    ("T17.3-11", "+ spears HL 3", "2"),
    ("T17.3-12", "knights KNT\n+ knights CT", "5"),
    ("T17.3-12", "knights KNT\n+ knights CT 2", "6"),
    ("T17.4-1", "knights KNT with DD as EFT", "5"),
    ("T17.4-1", "knights KNT 3 with DD as EFT", "13"),
    ("T17.4-3", "knights KNT with MD as HFT", "6"),
    ("T17.4-3", "knights KNT 3 with MD as HFT", "14"),
    ("T17.4-6", "spears HFT with MI", "3"),
    ("T17.4-6", "spears HFT 2 with MI", "7"),
    ("T17.4-6", "spears HFT 5 with MI", "16"),
    ("T17.4-6", "spears HFT with MI\nsworn WRR 2 with MI", "10"),
    ("T17.4-10", "knights KNT 2 with SV", "8"),
    ("T17.4-12", "spears HFT 3 with PL", "12"),
    ("T17.5-1", "ponies BAD 2 with LC", "6"),
    ("T17.5-2", "knights KNT 4 with CC", "12"),
    ("T17.5-2", "mailed CAT 2 with AC", "6"),
    ("T17.5-4", "+ spears CF", "1"),
    ("T17.5-6", "knights KNT 2 with SS", "10"),
    ("T17.5-8", "ponies BAD 2 with CH", "6"),
    ("T17.5-10", "ponies BAD with SF", "3½"),
    ("T17.5-10", "ponies BAD 2 with SF", "7"),
    ("T17.5-11", "elephants ELE 2\n+ elephants DC", "9"),
    ("T17.5-11", "elephants ELE 2\n+ elephants DC 2", "10"),
]
LIMITS = [
    ("T17.2-15", "+ army PD 6", "+ army PD 7", "T17.2-13"),
    ("T17.2-5", "+ army FC", "+ army FC\n+ army PT", "T17.2-5"),
    ("T17.2-7", "+ army NC", "+ army NC\nrabble RBL garrison", "T17.2-7"),
    ("T17.2-11", "+ army SW", "+ army SW\nrabble RBL garrison", "T17.2-8"),
    ("T17.3-11", "+ spears HL 3", "+ spears HL 4", "T17.3-11"),
    ("T17.3-12", "knights KNT\n+ knights CT 2", "knights KNT\n+ knights CT 3", "T17.3-12"),
    (
        "T17.3-1",
        "bowmen ARC with SB\nbowmen BLV line\nspears SPR 4 with SP",
        "bowmen BLV with SB\nbowmen ARC line\nspears SPR 4 with SP",
        "T17.3-1",
    ),
    (
        "T17.3-3",
        "bowmen ARC line with SB\nspears SPR with SP",
        "bowmen ARC line\nspears SPR with SP",
        "T17.3-1",
    ),
    (
        "T17.3-6",
        "elephants ELE with ES\nspears HFT with ET",
        "elephants ELE\nspears HFT with ET",
        "T17.3-6",
    ),
    ("T17.4-1", "knights KNT with DD as EFT", "knights KNT with DD as HFT", "T17.4-1"),
    ("T17.4-1", "knights KNT", "knights KNT as EFT", "T17.4-1"),
    ("T17.4-3", "knights KNT with MD as HFT", "knights KNT with MD", "T17.4-3"),
    ("T17.4-10", "knights KNT 4 with SV", "knights KNT 3 with SV", "T17.4-10"),
    ("T17.4-12", "spears HFT with PL", "spears SPR with PL", "T17.4-12"),
]


@pytest.mark.parametrize(
    ("lines", "cost"), [pytest.param(*rest, marks=rule(clause)) for clause, *rest in PRICES]
)
def test_what_cards_and_their_bearers_cost(lines, cost):
    assert price(LEAST + lines) == _plus_six(cost)
    assert clauses(LEAST + lines) == []


def _plus_six(cost: str) -> str:
    """With the two Heavy Foot that the list asks for."""
    whole = cost.removesuffix("½")
    return f"{6 + int(whole or 0)}{cost[len(whole) :]}"


@pytest.mark.parametrize(
    ("good", "bad", "broken"),
    [pytest.param(*rest, marks=rule(clause)) for clause, *rest in LIMITS],
)
def test_who_may_take_cards_and_how_many(good, bad, broken):
    assert clauses(LEAST + good) == []
    assert broken in clauses(LEAST + bad)


@rule("T17.1-1")
def test_there_are_27_cards_with_two_letters():
    cards = rules().cards
    assert len(cards) == 27
    assert all(len(code) == 2 and code.isupper() for code in cards)
    assert all(card.prices and card.timing and card.text for card in cards.values())


@pytest.mark.parametrize(
    ("lines", "worth"),
    [
        pytest.param("knights KNT with DD as EFT", 8, marks=rule("T17.4-2")),
        pytest.param("knights KNT with DD as BLV", 8, marks=rule("T17.4-1")),
        pytest.param("ponies BAD", 6, marks=rule("T16-4")),
        pytest.param("ponies BAD with SF", 7, marks=rule("T17.5-10")),
        pytest.param("spears HFT with PL", 8, marks=rule("T17.4-13")),
        pytest.param("spears SPR with SP", 10, marks=rule("T17.3-4")),
        pytest.param("knights KNT with CC", 6, marks=rule("T17.5-3")),
        pytest.param("mailed CAT with AC", 6, marks=rule("T17.5-3")),
        pytest.param("knights KNT with SS", 10, marks=rule("T17.5-6")),
        pytest.param("elephants ELE with ES", 8, marks=rule("T16-4")),
    ],
)
def test_what_a_stand_counts_when_it_is_lost(lines, worth):
    assert mustered(LEAST + lines).stands[-1].worth == worth


@rule("T17.3-3")
def test_supporters_wait_off_the_board_and_the_supported_know_it():
    bowman, spear = mustered(f"{LEAST}bowmen ARC line with SB\nspears SPR with SP").stands[2:]
    assert (bowman.place, bowman.bowmen) == ("set aside", False)
    assert (spear.place, spear.bowmen) == ("muster", True)


@rule("T17.3-6")
def test_the_elephants_of_a_screen_are_not_fielded():
    elephant, spear = mustered(f"{LEAST}elephants ELE with ES\nspears HFT with ET").stands[2:]
    assert (elephant.place, spear.place) == ("set aside", "muster")


@rule("T17.3-4")
def test_a_stand_that_is_set_aside_neither_leads_nor_guards():
    assert clauses("spears HFT 2\nelephants ELE general with ES\nspears HFT with ET") == ["T17.3-4"]
    guard = "bowmen ARC line garrison with SB\nspears HFT with SP"
    assert clauses(f"{LEAST}{guard}") == ["T17.3-4"]


@rule("T17.5-5")
def test_one_card_lies_on_all_stands_of_its_entry():
    army = mustered(f"{LEAST}spears SPR 2\nrabble RBL\n+ spears CF")
    assert [stand.cards for stand in army.stands] == [("CF",)] * 4 + [()]
    assert army.army.cards == {}


def test_cards_bought_in_copies_are_in_hand():
    army = mustered(f"{LEAST}knights KNT\n+ spears HL 2\n+ knights CT\n+ army PD 4").army
    assert army.cards == {"HL": 2, "CT": 1, "PD": 4}


@rule("T17.2-4", "T17.2-8")
def test_cards_change_the_camp():
    plain, dug, wagon = (mustered(LEAST + line).camp for line in ("", "+ army FC", "+ army SW"))
    assert plain
    assert dug
    assert wagon
    assert (plain.fortified, plain.wagon) == (False, False)
    assert (dug.fortified, wagon.wagon) == (True, True)


@rule("T13.1-20")
def test_stands_are_numbered_in_roster_order():
    army = mustered(f"{LEAST}bowmen BLV line\nspears SPR")
    assert [(stand.id, stand.type) for stand in army.stands] == [
        ("red/1", "HFT"), ("red/2", "HFT"), ("red/3", "BLV"), ("red/4", "SPR"),
    ]  # fmt: skip


def test_a_stand_carries_a_card_once():
    assert clauses(f"{LEAST}ponies BAD with LC,LC") == ["T17.5-1"]
