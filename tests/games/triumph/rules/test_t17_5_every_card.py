"""T17.5-14 Each card is tested: its price (beside the rosters), its time of use, its effect."""

import pytest

from tests.games.triumph.armies.people import LEAST, mustered
from tests.games.triumph.armies.test_card_prices import PRICES
from tests.games.triumph.base import Battle, rules
from tests.games.triumph.fights import odds, targets, totals
from tests.games.triumph.movement.moving import moving
from tests.rule import rule

TIMES = {
    "roster": "NC",
    "deployment": "AM PT SW PD DD SV DC",
    "before the command roll": "SC",
    "movement": "CT MD MI",
    "ranged combat": "SS",
    "close combat": "SB SP ES ET HD CF",
    "pursuit": "HL",
    "whole game": "FC PL LC CC AC CH SF",
}
CODES = sorted(" ".join(TIMES.values()).split())
PARTNERS = {"SP": "SB", "ET": "ES", "AC": "CC"}
"""Cards whose price stands in the clause of another."""


@rule("T17.5-14")
@pytest.mark.parametrize(("time", "codes"), TIMES.items())
def test_when_each_card_is_used(time: str, codes: str) -> None:
    assert {card.id for card in rules().cards.values() if card.timing == time} == set(codes.split())


@rule("T17.5-14")
@pytest.mark.parametrize("code", CODES)
def test_each_card_has_a_price_that_is_tested(code: str) -> None:
    clause = rules().cards[PARTNERS.get(code, code)].clause
    assert clause in [tested for tested, *_ in PRICES]
    assert len(CODES) == len(rules().cards)


@rule("T17.5-14", "T17.1-5")
@pytest.mark.parametrize(
    ("card", "troops", "marks", "enemy", "more"),
    [
        ("SP", "SPR", "bowmen cards SP", "WBD", 1),
        ("ET", "HFT", "screened cards ET", "HFT", 1),
        ("MI", "HFT", "transports cards MI", "HFT", -1),
        ("PL", "HFT", "cards PL", "KNT", 2),
        ("LC", "BAD", "cards LC", "KNT", 1),
        ("CC", "KNT", "cards CC", "HFT", -1),
        ("AC", "CAT", "cards AC", "HFT", -1),
        ("CF", "SPR", "cards CF", "ELE", 1),
        ("CH", "BAD", "cards CH", "KNT", 2),
        ("SF", "BAD", "cards SF", "HFT", 1),
        ("SC", "SPR", "marked", "KNT", -1),
    ],
)
def test_cards_that_count_in_close_combat(
    card: str, troops: str, marks: str, enemy: str, more: int
) -> None:
    plain = f"red/1 {troops} at 10,10 \n blue/1 {enemy} at 10,10 facing 180"
    carded = plain.replace("at 10,10 \n", f"at 10,10 {marks} \n")
    assert totals(carded)[0] == totals(plain)[0] + more, card


@rule("T17.5-14")
def test_deep_formations_the_wagon_and_the_ditch() -> None:
    file = "red/1 HFT at 10,10 cards HD \n red/2 HFT at 10,9.25 cards HD \n {} \n"
    enemy = "blue/1 SPR at 10,10 facing 180"
    deep, plain = file.format(enemy), file.replace(" cards HD", "").format(enemy)
    assert totals(deep)[0] == totals(plain)[0] + 1
    backed = f"red wagon at 10,9.25 \n red/1 HFT at 10,10 \n {enemy}"
    assert totals(backed)[0] == totals(backed.replace("10,9.25", "30,9.25"))[0] + 1
    camp = "blue camp at 10,10 {} \n red/1 HFT at 10,8"
    dug, flat = (odds(camp.format(word), enemy="blue") for word in ("fortified", ""))
    assert dug.second.total == flat.second.total + 2


@rule("T17.5-14")
@pytest.mark.parametrize(
    ("card", "order", "ground", "without"),
    [
        ("AM", "deploy red/1 at 12,14", "piece woods box 10,12 14,16", "T4.4-1"),
        ("PT", "deploy red/1 at 12,7; camp at 4", "red camp muster", "T17.2-6"),
        ("DC 1", "deploy red/1 at 12,7; guise red/1 red/2", "", "T17.5-11"),
    ],
)
def test_cards_that_work_at_deployment(card: str, order: str, ground: str, without: str) -> None:
    scene = f"{ground} \n red/1 SKM muster \n red/2 ARC muster \n set-up blue 0 rest"
    text = order.replace("red/1 at", "red/2 at 20,7; red/1 at")
    assert Battle(f"red card {card} \n {scene}").refused("red", text) == []
    assert without in Battle(scene).refused("red", text)


@rule("T17.5-14")
@pytest.mark.parametrize(
    ("words", "order"),
    [
        ("cards DD on foot EFT", "deploy red/1 at 12,7 as EFT; red/2 at 20,7"),
        ("cards SV", "deploy red/1 at 12,7 as EFT; red/2 at 20,7 as JCV"),
    ],
)
def test_cards_that_change_riders_at_deployment(words: str, order: str) -> None:
    scene = "red/1 KNT muster {} \n red/2 KNT muster {} \n set-up blue 0 rest"
    assert Battle(scene.format(words, words)).refused("red", order) == []
    assert "T17.4-1" in Battle(scene.format("", "")).refused("red", order)


@rule("T17.5-14")
def test_obstacles_are_difficult_ground() -> None:
    scene = "red card PD 1 \n red/1 SPR muster \n blue/1 SPR muster \n set-up blue 0 camp"
    battle = Battle(scene).order("red", "camp at 24 defences 24,10")
    (obstacle,) = battle.world.table.pieces.values()
    assert battle.world.table.rules.terrain[obstacle.kind].going == "difficult"
    bare = Battle(scene.replace("red card PD 1", ""))
    assert bare.refused("red", "camp at 24 defences 24,10") == ["T17.2-15"]


@rule("T17.5-14")
@pytest.mark.parametrize(
    ("card", "stand", "order", "without"),
    [
        ("", "KNT at 20,10 cards MD on foot HFT", "dismount red/1", "T17.4-3"),
        ("red card CT", "KNT at 20,10", "move red/1 ahead 5 charging through", "T17.3-12"),
    ],
)
def test_cards_that_work_in_movement(card: str, stand: str, order: str, without: str) -> None:
    scene = f"red/9 HFT at 30,4 general \n red/2 SPR at 20,12 \n {card} \n red/1 {stand}"
    assert moving(scene).refused("red", order) == []
    plain = scene.replace("cards MD on foot HFT", "").replace("red card CT", "")
    assert without in moving(plain).refused("red", order)


@rule("T17.5-14")
def test_shower_shooters_shoot() -> None:
    scene = "red/1 KNT at 10,10 cards SS \n blue/1 SPR at 10,12.5 facing 180"
    assert targets(scene) == [("red/1", "blue/1")]
    assert targets(scene.replace(" cards SS", "")) == []


@rule("T17.5-14")
@pytest.mark.parametrize(("card", "asked"), [("red card HL", "pursuit"), ("", "movement")])
def test_holding_the_line_is_asked_when_a_pursuit_is_due(card: str, asked: str) -> None:
    scene = f"{card} \n red/1 KNT at 10,10 \n blue/1 KNT at 10,10 facing 180"
    rest = "red/8 HFT at 40,4 \n blue/8 HFT at 40,28 facing 180 \n turn red 4 close combat"
    battle = Battle(f"{scene} \n {rest}", command=[6], red=[5], blue=[4])
    assert battle.order("red", "fight red/1").asked()[0][1] == asked


@rule("T17.5-14")
def test_cards_that_change_who_takes_the_field() -> None:
    assert mustered(f"{LEAST} \n + army NC").camp is None
    for lines in ("bowmen ARC line with SB\nspears SPR with SP", "elephants ELE with ES"):
        aside = mustered(f"{LEAST}\n{lines}\nspears HFT with ET").stands
        assert "set aside" in [stand.place for stand in aside]
