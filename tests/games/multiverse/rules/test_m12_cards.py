"""M12 Combat cards: dealt, bought, played by both at once, paid or lost."""

import pytest

from tests.games.multiverse.scenes import (
    Played,
    build,
    carry_out,
    play,
    refusal,
    refused,
    understood,
)
from tests.games.multiverse.scenes.dice import GivenDice
from tests.games.multiverse.scenes.odds import dice
from tests.games.multiverse.scenes.reading import SEATS, read_scene, tables
from tests.rule import rule
from warhost.games.multiverse.cards.deck import bag_of, deal, refill
from warhost.games.multiverse.events.cards import CardShown
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import World
from warhost.kernel.asks import Choices

RED, BLUE = SEATS
VETERAN = "ruleset veteran\ngold red 9\ngold blue 9"
FIGHT = f"{VETERAN}\nred/1 swordsman at A10\nblue/1 {{}} at A11"


def attacked(scene: str, word: str = "attack red/1 A11") -> World:
    """The world after an attack was announced, at the question for cards."""
    return play(scene, word).world


def cards(world: World, *faces: int, **answers: str) -> Played:
    """All who are asked play their cards at once."""
    played = Played(world, [], [])
    given = GivenDice(faces)
    orders = {}
    for ask in GAME.asks(world):
        orders[ask.seat] = understood(world, ask, f"play {answers[ask.seat]}")
        assert not GAME.check(GAME.view(world, ask.seat), ask, orders[ask.seat])
    carry_out(played, orders, given, on=False)
    assert not given.left
    return played


def offered(world: World, seat: str) -> list[str]:
    """The cards that a seat may play now."""
    ask = next(ask for ask in GAME.asks(world) if ask.seat == seat)
    choices = GAME.options(GAME.view(world, ask.seat), ask)
    assert isinstance(choices, Choices)
    return [order.card for order in choices.orders if order.card]


def refused_card(world: World, seat: str, card: str) -> str:
    ask = next(ask for ask in GAME.asks(world) if ask.seat == seat)
    order = understood(world, ask, f"play {card}")
    return GAME.check(GAME.view(world, ask.seat), ask, order)[0].clause


@rule("M12.1-1")
def test_cards_are_asked_for_when_the_attack_is_announced_and_before_any_die() -> None:
    played = play(f"{FIGHT.format('scout')}\nhand blue empty-words", "attack red/1 A11")
    assert [(ask.seat, ask.kind) for ask in GAME.asks(played.world)] == [("blue", "card")]
    played.expect("Heavy Swordsman red/1 attacks A11.").never("rolls")


@rule("M12.1-2", "M12.1-4")
def test_a_card_adds_to_the_strength_and_is_paid_when_played() -> None:
    world = attacked(f"{FIGHT.format('scout')}\nhand red one-more-pace")
    played = cards(world, *[3] * 4, *[3] * 1, red="one-more-pace")
    played.expect("Heavy Swordsman red/1 rolls 4: cavalry, cavalry, cavalry, cavalry; 0 damage.")
    assert played.gold("red") == 7


@rule("M12.1-2")
def test_a_card_may_hinder_the_other_side() -> None:
    world = attacked(f"{FIGHT.format('scout')}\nhand blue wet-bowstrings")
    cards(world, 3, 3, 3, blue="wet-bowstrings").expect(
        "Heavy Swordsman red/1 rolls 2: cavalry, cavalry; 0 damage."
    )


@rule("M12.1-3", "M24.3-4")
def test_cards_say_class_and_turn_and_are_refused_otherwise() -> None:
    scene = f"{FIGHT.format('scout')}\nhand blue dear-horses one-more-pace know-your-ground"
    world = attacked(scene)
    assert offered(world, "blue") == ["know-your-ground"]
    assert refused_card(world, "blue", "one-more-pace") == "M12.1-3"
    assert refused_card(world, "blue", "steady-arms") == "M12.1-1"
    for card in tables()["card"].values():
        assert all((card.quote, card.by, card.text))
        assert min(card.cost, card.value) >= 0


@rule("M12.1-5", "M12.1-6")
def test_who_cannot_pay_has_lost_whatever_the_dice_show() -> None:
    scene = f"{FIGHT.format('pikeman')}\nhand red one-more-pace\ngold red 1"
    played = cards(attacked(scene), 3, 3, red="one-more-pace")
    played.expect("red plays One more pace, cannot pay for it, and has lost the fight.")
    played.never("Heavy Swordsman red/1 rolls")
    assert (played.unit("red/1").wounds, played.unit("blue/1").wounds) == (1, 0)
    assert played.gold("red") == 1


@rule("M12.1-6")
def test_a_lost_fight_takes_more_if_the_dice_do() -> None:
    scene = f"{FIGHT.format('pikeman')}\nhand red one-more-pace\ngold red 1"
    played = cards(attacked(scene), 6, 6, red="one-more-pace")
    assert played.unit("red/1").wounds == 2


@rule("M12.1-7", "M2.4-8")
def test_everybody_gets_a_bluff_that_does_nothing() -> None:
    world = read_scene(f"{VETERAN}\nturn 1 red")
    for event in deal(world, GivenDice()):
        GAME.apply(world, event)
    assert [world.secrets[seat].hand for seat in SEATS] == [("empty-words",)] * 2
    scene = FIGHT.format("scout")
    plain = dice(scene, "red/1 A11")
    world = attacked(f"{scene}\nhand red empty-words")
    cards(world, *[3] * plain, 3, red="empty-words").expect("red plays Empty Words.")


@rule("M12.1-8")
def test_both_sides_decide_unseen_and_are_shown_together() -> None:
    world = attacked(f"{FIGHT.format('scout')}\nhand red empty-words\nhand blue wet-bowstrings")
    assert [ask.seat for ask in GAME.asks(world)] == ["red", "blue"]
    assert "card" in GAME.secret
    played = cards(world, 3, 3, 3, red="empty-words", blue="wet-bowstrings")
    kinds = [type(event) for event in played.events]
    first = kinds.index(CardShown)
    assert [kind.__name__ for kind in kinds].index("Rolled") > first
    assert kinds.count(CardShown) == 2


@rule("M12.1-8")
def test_one_card_at_most_is_played_by_each() -> None:
    world = attacked(f"{FIGHT.format('scout')}\nhand red empty-words one-more-pace")
    played = cards(world, *[3] * 4, 3, red="one-more-pace")
    assert played.world.secrets[RED].hand == ("empty-words",)


@rule("M12.1-9")
def test_played_cards_are_discarded_and_an_empty_deck_takes_them_back() -> None:
    world = attacked(f"{FIGHT.format('scout')}\nhand red one-more-pace")
    played = cards(world, *[3] * 4, 3, red="one-more-pace")
    assert played.world.table.market.discarded == ("one-more-pace",)
    assert played.world.table.players[RED].hand_size == 0
    copies = [c.id for c in tables()["card"].values() for _ in range(c.copies)]
    world = read_scene(f"{VETERAN}\nhand red {' '.join(copies[:-3])}")
    world.table.market = type(world.table.market)((), tuple(copies[-3:]))
    for event in refill(world, GivenDice()):
        GAME.apply(world, event)
    assert (len(world.table.market.row), world.table.market.discarded) == (3, ())


@rule("M12.1-10")
def test_novice_wars_have_no_cards() -> None:
    world = read_scene("hand red one-more-pace\nred/1 swordsman at A10\nblue/1 scout at A11")
    assert not list(deal(world, GivenDice()))
    played = play(
        "hand red one-more-pace\nred/1 swordsman at A10\nblue/1 scout at A11", "attack red/1 A11"
    )
    played.expect("Heavy Swordsman red/1 strikes Tribal Scout blue/1: 2 damage.")


RIDER = f"{FIGHT.format('horseman')}\nhand blue dear-horses"


@rule("M12.1-11", "M12.1-12")
def test_horses_withdraw_straight_away_and_nobody_rolls() -> None:
    played = cards(attacked(RIDER), blue="dear-horses")
    played.expect("""
        blue plays Horses cost money.
        Horseman blue/1 moves from A11 to A12.
    """).never("rolls")
    assert (played.where("red/1"), played.gold("blue")) == ("A10", 5)
    assert played.unit("red/1").done


@rule("M12.1-13")
@pytest.mark.parametrize(
    "flaw", ["blue/2 scout at A12", "land A12 water", "token A12", "blue barracks at A11"]
)
def test_without_a_free_hex_behind_there_is_no_withdrawal(flaw: str) -> None:
    world = attacked(f"{RIDER}\n{flaw}")
    assert refused_card(world, "blue", "dear-horses") == "M12.1-13"
    assert offered(world, "blue") == []


@rule("M12.2-1", "M12.2-5")
def test_anybody_buys_from_the_row_at_the_value_of_the_card() -> None:
    scene = f"{VETERAN}\nbuild 3\nrow wet-bowstrings steady-arms\nred/1 scout at A1"
    played = build(scene, red="card wet-bowstrings")
    assert (played.world.secrets[RED].hand, played.gold("red")) == (("wet-bowstrings",), 7)
    assert refused(scene, "build card dear-horses", "red") == "M12.2-1"
    assert refused(scene.replace("build 3", "build 1"), "build card steady-arms", "red") == "M3.4-2"


@rule("M12.2-2", "M3.3-6")
def test_who_acts_last_has_the_first_choice() -> None:
    scene = f"{VETERAN}\nbuild 3\nrow wet-bowstrings"
    played = build(scene, red="card wet-bowstrings", blue="card wet-bowstrings")
    hands = [played.world.secrets[seat].hand for seat in SEATS]
    assert hands == [(), ("wet-bowstrings",)]
    assert played.gold("red") == 9


@rule("M12.2-3")
def test_others_see_how_many_cards_one_holds_and_not_which() -> None:
    world = read_scene(f"{VETERAN}\nhand red wet-bowstrings steady-arms")
    view = GAME.view(world, BLUE)
    assert view.table.players[RED].hand_size == 2
    assert view.secret.hand == ()
    assert GAME.view(GAME.imagine(view, GivenDice()), BLUE) == view


@rule("M12.2-4", "M2.4-9")
def test_the_row_is_filled_to_five_when_all_have_bought() -> None:
    scene = (
        f"{VETERAN}\nbuild 3\nrow wet-bowstrings steady-arms\nblue/1 scout at A1\nred/1 scout at A9"
    )
    played = build(scene, red="card wet-bowstrings")
    assert len(played.world.table.market.row) == 5
    bought = next(n for n, line in enumerate(played.told) if "buys" in line)
    turned = next(n for n, line in enumerate(played.told) if "trade row" in line)
    assert bought < turned


@rule("M24.3-5", "M12.2-4")
def test_the_deck_holds_no_card_that_lies_elsewhere() -> None:
    world = read_scene(f"{VETERAN}\nrow steady-arms\nhand red steady-arms")
    bag = bag_of(world.table, ["steady-arms"])
    assert bag.count("steady-arms") == tables()["card"]["steady-arms"].copies - 2
    assert len(bag) > 10


@rule("M12.1-3")
def test_a_refusal_says_for_whom_the_card_is() -> None:
    world = attacked(f"{FIGHT.format('scout')}\nhand blue steady-arms")
    ask = GAME.asks(world)[0]
    (found,) = GAME.check(GAME.view(world, BLUE), ask, understood(world, ask, "play steady-arms"))
    assert found.text == "Steady arms is for ranged, siege."
    assert isinstance(world.table.agenda[-2], Combat)
    assert refusal(FIGHT.format("scout"), "play empty-words").clause == "M3.2-1"
