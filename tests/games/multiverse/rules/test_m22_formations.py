"""M22 Two in a hex: forming, splitting, and in which order formations strike."""

import pytest

from tests.games.multiverse.scenes import Played, carry_out, play, refused, understood
from tests.games.multiverse.scenes.dice import GivenDice
from tests.games.multiverse.scenes.odds import order
from tests.games.multiverse.scenes.reading import SEATS, read_scene, tables
from tests.rule import rule
from warhost.games.multiverse.events.combat import Engaged, Rolled
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.orders.aim import Aim
from warhost.kernel.asks import Choices
from warhost.kernel.game import Setting

VETERAN = 'ruleset veteran\nscenario {"formations": true}'
FORT = f"{VETERAN}\nred fortress at A1"
TOGETHER = "attack red/1 A11 with red/2"
BLANK = 4


class Blanks(GivenDice):
    """One skull at most and no own icon for those on foot: nobody is hit."""

    def roll(self, sides: int, what: str) -> int:
        return 1 if what.startswith(self.riders) else BLANK

    riders: tuple[str, ...] = ()


def pair(attackers: str, defenders: str, ruleset: str = "veteran") -> str:
    """Two of red in A10 against two of blue in A11; `bowman/2` has two wounds."""
    lines = [f'ruleset {ruleset}\nscenario {{"formations": true}}']
    for seat, hex_, kinds in (("red", "A10", attackers), ("blue", "A11", defenders)):
        for number, word in enumerate(kinds.split(), 1):
            kind, _, wounds = word.partition("/")
            lines.append(f"{seat}/{number} {kind} at {hex_}, {wounds or 0} wounds")
    return "\n".join(lines)


def fought(scene: str, *orders: str) -> Played:
    """Orders one after the other; every strike misses."""
    played = Played(read_scene(scene), [], [])
    units = played.world.table.units
    for text in orders:
        ask = GAME.asks(played.world)[0]
        said = understood(played.world, ask, text)
        assert not GAME.check(GAME.view(played.world, ask.seat), ask, said), text
        dice = Blanks()
        dice.riders = tuple(name for name, unit in units.items() if unit.kind == "horseman")
        carry_out(played, {ask.seat: said}, dice, on=False)
    return played


def strikes(played: Played) -> list[tuple[str, str]]:
    """Who struck whom, in order."""
    return [(e.striker, e.target) for e in played.events if isinstance(e, Engaged)]


def asked(played: Played) -> tuple[str, list[str]]:
    """Who has to choose, and among whom."""
    (ask,) = GAME.asks(played.world)
    choices = GAME.options(GAME.view(played.world, ask.seat), ask)
    assert isinstance(choices, Choices)
    return ask.seat, [order.unit for order in choices.orders if isinstance(order, Aim)]


@rule("M22.1-1", "M22.1-2", "M22.1-5")
def test_a_fortress_enables_one_formation() -> None:
    scene = (
        "{}\nred/1 pikeman at A9\nred/2 swordsman at A10\nred/3 scout at A14\nred/4 scout at A15"
    )
    assert refused(scene.format(VETERAN), "move red/1 A10") == "M4.3-1"
    played = play(scene.format(FORT), "move red/1 A10")
    assert played.where("red/1") == played.where("red/2") == "A10"
    joined = scene.format(FORT).replace("A9", "A10")
    assert refused(joined, "move red/3 A15") == "M4.3-1"


@rule("M22.1-1", "M7.1-13")
def test_a_fortress_that_is_being_built_enables_nothing() -> None:
    scene = f"{VETERAN}\nred/3 builder at A1\nred fortress at A1, done in turn 4"
    assert (
        refused(f"{scene}\nred/1 pikeman at A9\nred/2 scout at A10", "move red/1 A10") == "M4.3-1"
    )


@rule("M22.1-3", "M22.1-4")
def test_formations_are_an_option_that_novice_wars_do_not_have() -> None:
    wanted = {"formations": True}
    (flaw,) = GAME.prepare(Setting(tables(), "novice-duel", SEATS, wanted))
    assert flaw.clause == "M22.1-3"
    assert not GAME.prepare(Setting(tables(), "veteran-duel", SEATS, wanted))
    off = 'ruleset veteran\nscenario {"formations": false}\nred fortress at A1'
    assert refused(f"{off}\nred/1 pikeman at A9\nred/2 scout at A10", "move red/1 A10") == "M4.3-1"


@rule("M22.1-6")
def test_each_of_them_moves_by_itself_and_may_leave() -> None:
    scene = f"{FORT}\nred/1 pikeman at A10\nred/2 swordsman at A10\nred/3 scout at A3"
    played = play(scene, "move red/1 A11", "move red/2 A11")
    assert (played.unit("red/1").ap, played.where("red/2")) == (2, "A11")
    assert play(scene, "move red/1 A11").where("red/2") == "A10"


@rule("M22.1-7")
def test_a_formation_without_its_fortress_stands_until_it_splits() -> None:
    scene = f"{VETERAN}\nred/1 pikeman at A10\nred/2 swordsman at A10"
    assert refused(scene, "move red/1 A11 A10").startswith("M4.3")
    assert play(scene, "move red/1 A11").where("red/2") == "A10"


@rule("M22.1-8", "M4.3-3")
def test_a_builder_may_go_along_and_a_third_soldier_may_not() -> None:
    scene = f"{FORT}\nred fortress at A3\nred/1 pikeman at A10\nred/2 swordsman at A10"
    assert play(f"{scene}\nred/3 builder at A9", "move red/3 A10").where("red/3") == "A10"
    assert refused(f"{scene}\nred/3 scout at A9", "move red/3 A10") == "M4.3-1"
    two = f"{scene}\nred/3 builder at A10\nred/4 builder at A9"
    assert refused(two, "move red/4 A10") == "M4.3-1"


@rule("M22.2-2", "M22.1-9")
def test_both_pay_are_activated_and_announced_before_each_roll() -> None:
    played = fought(pair("swordsman pikeman/1", "scout"), TOGETHER)
    for name in ("red/1", "red/2"):
        unit = played.unit(name)
        assert (unit.ap, unit.done, unit.acted) == (2, True, True)
    kinds = [type(e) for e in played.events if isinstance(e, (Engaged, Rolled))]
    assert kinds == [Engaged, Rolled] * 3


@rule("M22.2-2", "M4.3-4")
def test_one_of_a_formation_may_attack_alone() -> None:
    played = fought(pair("swordsman pikeman", "scout"), "attack red/2 A11")
    assert strikes(played) == []
    assert not played.unit("red/1").done
    far = "ruleset veteran\nred/1 pikeman at A10\nred/2 pikeman at A9\nblue/1 scout at A11"
    assert refused(far, TOGETHER) == "M22.1-1"


@rule("M4.4-3", "M22.2-2")
def test_both_enter_the_hex_that_they_have_emptied() -> None:
    scene = pair("swordsman pikeman", "scout/2")
    played = play(scene, TOGETHER, dice=[1, 1, 1])
    assert (played.where("red/1"), played.where("red/2")) == ("A11", "A11")
    shooter = play(pair("swordsman bowman", "scout/2"), TOGETHER, dice=[5, 1, 1])
    assert (shooter.where("red/1"), shooter.where("red/2")) == ("A11", "A10")


@rule("M22.2-8", "M22.2-1", "M22.2-5")
def test_formation_one_both_riders_charge_before_anybody_strikes() -> None:
    scene = pair("horseman horseman", "bowman swordsman/1")
    played = fought(scene, TOGETHER)
    assert asked(played) == ("red", ["blue/1", "blue/2"])
    played = fought(scene, TOGETHER, "target blue/1", "target blue/2")
    assert strikes(played)[:2] == [("red/1", "blue/1"), ("red/2", "blue/2")]
    assert {striker for striker, _ in strikes(played)[2:]} <= {"blue/1", "blue/2"}


@rule("M22.2-9", "M22.2-6")
def test_formation_one_who_has_more_hit_points_must_be_hit_first() -> None:
    played = fought(pair("horseman horseman", "bowman swordsman"), TOGETHER)
    assert strikes(played)[0] == ("red/1", "blue/2")


@rule("M22.2-10", "M22.2-11", "M22.2-1")
def test_formation_two_the_pikeman_stops_the_rider() -> None:
    scene = pair("horseman swordsman", "bowman pikeman")
    assert strikes(fought(scene, TOGETHER)) == [
        ("blue/2", "red/1"),
        ("red/1", "blue/2"),
        ("blue/1", "red/2"),
        ("red/2", "blue/2"),
    ]


@rule("M22.2-12", "M22.2-13", "M22.2-19")
def test_formation_three_the_archer_first_and_the_pikeman_last() -> None:
    scene = pair("bowman swordsman", "horseman pikeman/1")
    played = fought(scene, "attack red/2 A11 with red/1", "target blue/1", "target blue/1")
    assert [striker for striker, _ in strikes(played)] == ["red/1", "red/2", "blue/1", "blue/2"]
    assert strikes(played)[2:] == [("blue/1", "red/2"), ("blue/2", "red/2")]


@rule("M22.2-14")
def test_formation_four_both_archers_shoot_before_any_answer() -> None:
    scene = pair("bowman bowman", "bowman bowman")
    assert order(scene, "red/1 A11 with red/2") == ["red/1", "red/2", "blue/1", "blue/2"]


@rule("M22.2-15", "M22.2-16")
def test_formation_five_the_archers_shoot_at_who_comes_swords_before_spears() -> None:
    scene = pair("pikeman swordsman", "bowman bowman")
    assert order(scene, "red/1 A11 with red/2") == ["blue/1", "blue/2", "red/2", "red/1"]


@rule("M22.2-3")
def test_an_attacking_rider_is_there_before_the_swordsman() -> None:
    assert order(pair("swordsman horseman", "scout"), "red/1 A11 with red/2") == [
        "red/2",
        "red/1",
        "blue/1",
    ]


@rule("M22.2-4")
@pytest.mark.parametrize(("attacker", "target"), [("pikeman", "blue/2"), ("scout", "blue/2")])
def test_melee_units_meet_the_melee_unit_before_the_shooter(attacker: str, target: str) -> None:
    played = fought(pair(attacker, "bowman swordsman/2"), "attack red/1 A11")
    assert ("red/1", target) in strikes(played)


@rule("M22.2-5", "M22.2-17")
def test_with_equal_hit_points_the_owner_of_the_striker_chooses() -> None:
    played = fought(pair("swordsman", "scout swordsman/1"), "attack red/1 A11")
    assert asked(played) == ("red", ["blue/1", "blue/2"])
    both = fought(pair("swordsman swordsman", "pikeman"), TOGETHER)
    assert asked(both) == ("blue", ["red/1", "red/2"])


@rule("M22.2-7")
def test_who_is_killed_before_its_turn_does_not_strike() -> None:
    played = play(pair("swordsman swordsman", "pikeman/3"), TOGETHER, dice=[1, 3, 3])
    assert [e.striker for e in played.events if isinstance(e, Rolled)] == ["red/1"]


@rule("M22.2-18", "M21.1-4")
def test_in_expert_wars_archers_do_not_stop_who_stood_beside_them() -> None:
    scene = pair("pikeman swordsman", "bowman bowman", "expert")
    assert order(scene, "red/1 A11 with red/2")[0] == "blue/1"
    near = scene.replace("A10,", "A10, stood at A10,")
    assert order(near, "red/1 A11 with red/2") == ["red/2", "red/1", "blue/1", "blue/2"]


@rule("M22.2-19")
def test_everybody_strikes_once_at_most() -> None:
    scene = pair("horseman swordsman", "pikeman pikeman")
    strikers = order(scene, "red/1 A11 with red/2")
    assert sorted(strikers) == ["blue/1", "blue/2", "red/1", "red/2"]


@rule("M22.2-20")
def test_who_counters_strikes_before_whom_it_counters() -> None:
    scene = pair("swordsman pikeman", "swordsman pikeman")
    strikers = order(scene, "red/1 A11 with red/2")
    assert strikers == ["red/1", "blue/1", "red/2", "blue/2"]


@rule("M22.2-21")
def test_shooters_choose_freely_among_equals() -> None:
    played = fought(pair("bowman", "bowman swordsman/1"), "shoot red/1 A11")
    assert asked(played) == ("red", ["blue/1", "blue/2"])


@rule("M8.1-7", "M22.1-8")
def test_the_builder_of_a_formation_dies_with_the_last_of_them() -> None:
    scene = pair("swordsman", "pikeman/3 swordsman/3") + "\nblue/3 builder at A11"
    played = play(scene, "attack red/1 A11", "target blue/1", dice=[1, 3, 3, 3, 3])
    played.expect("Pikeman blue/1 is slain.").never("Builder")


@rule("M22.2-2", "M4.4-1")
def test_a_shot_goes_without_a_partner_who_fights_hand_to_hand() -> None:
    scene = f"{FORT}\nred/1 bowman at A10\nred/2 swordsman at A10\nblue/1 horseman at A12"
    assert refused(scene, "shoot red/1 A12 with red/2") == "M4.4-2"
    world = read_scene(scene)
    view = GAME.view(world, SEATS[0])
    options = GAME.options(view, GAME.asks(world)[0])
    assert isinstance(options, Choices)
    assert "shoot red/1 A12" in [GAME.words.print(order) for order in options.orders]
