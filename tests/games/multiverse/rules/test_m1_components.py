"""M1: what the game is, its rulesets, what is in the box, and what lies open to be read."""

from collections.abc import Sequence

import msgspec
import pytest

from tests.games.multiverse.scenes import play
from tests.games.multiverse.scenes.reading import SEATS, read_scene, tables
from tests.rule import rule
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.modes import MODES
from warhost.games.multiverse.orders import ORDERS
from warhost.games.multiverse.picture import WarPicture
from warhost.games.multiverse.questions.handbook import CardsAsked, WarHandbook
from warhost.games.multiverse.rulesets import EXPERT, NOVICE, RULESETS, VETERAN
from warhost.games.multiverse.sequence import TURN
from warhost.games.multiverse.settings import rules_of
from warhost.games.multiverse.world import World
from warhost.kernel.asks import SPECTATOR, Seat
from warhost.kernel.dice import Dice, Item
from warhost.kernel.game import Setting

RED, BLUE = SEATS
PAIR = "red/1 swordsman at A10\nblue/1 pikeman at A11"


def handbook(scene: str = "", seat: Seat = RED) -> WarHandbook:
    """What a seat reads in the cards."""
    found = GAME.advise(GAME.view(read_scene(scene), seat), CardsAsked())
    assert isinstance(found, WarHandbook)
    return found


def drawn(scene: str, seat: Seat = RED) -> WarPicture:
    found = GAME.picture(GAME.view(read_scene(scene), seat))
    assert isinstance(found, WarPicture)
    return found


def begun(scenario: str, dice: Dice | None = None) -> World:
    """A war at its first question."""
    dice = dice or Dice(bytes(32))
    world: World = GAME.begin(Setting(tables(), scenario, SEATS), dice)
    for event in GAME.resolve(world, {}, dice):
        GAME.apply(world, event)
    return world


@rule("M1.1-1", "M1.1-2")
def test_the_game_says_who_made_it_and_what_it_is_about() -> None:
    credits_, story, _ = handbook().lore
    assert credits_.title == GAME.title == "Multiverse War"
    for words in ("Jasen Lakic", "Stanislav Sherbakov", "Maciej Janik", "2 to 4", "90 to 240"):
        assert words in credits_.text
    assert all(word in story.text for word in ("emperor", "viceroy", "Portal"))


@rule("M1.1-3")
def test_a_turn_collects_builds_recruits_explores_and_fights() -> None:
    steps = [step.name for step in TURN]
    assert steps.index("revenue") < steps.index("build") < steps.index("actions")
    assert {"build", "move", "explore", "attack", "shoot"} <= {order.word for order in ORDERS}


@rule("M1.1-4", "M1.1-5")
def test_the_glossary_explains_what_players_say() -> None:
    words = {page.title: page.text for page in handbook().glossary}
    assert {"AP", "S", "HP", "DMG", "Hex", "LOS", "LVL", "VP"} <= words.keys()
    assert "two hexes" in words["LOS"]
    assert "strikes first" in words["Trump"]
    assert "special ability" in words["Tactical"]


@rule("M1.2-1")
def test_ruleset_mode_and_victories_are_chosen_apart() -> None:
    for row in tables()["scenario"].values():
        assert row.ruleset in RULESETS
        assert row.mode in MODES
    chosen = rules_of(Setting(tables(), "veteran-duel", SEATS, {"victories": ["conquest"]}))
    assert chosen.ruleset is VETERAN
    assert chosen.scenario.victories == ("conquest",)


@rule("M1.2-2", "M10.9-1")
def test_ordinary_novice_combat_rolls_no_die() -> None:
    play(PAIR, "attack red/1 A11", dice=()).expect(
        "Heavy Swordsman red/1 strikes Pikeman blue/1: 2 damage."
    )
    lessons = [row for row in tables()["scenario"].values() if "missions" in row.victories]
    assert sorted(row.ruleset for row in lessons) == ["advanced", "novice"]


@rule("M1.2-3", "M17.2-1")
def test_the_advanced_scenario_adds_heroes_mines_dial_and_adventures() -> None:
    novice, advanced = (tables()["scenario"][f"{name}-lessons"] for name in ("novice", "advanced"))
    assert (novice.heroes, novice.mines, novice.dial) == (False, 0, ())
    assert advanced.heroes
    assert advanced.mines
    assert advanced.dial


@rule("M1.2-4", "M12.1-10")
def test_the_veteran_ruleset_adds_dice_and_combat_cards() -> None:
    assert "combat cards" in dict(VETERAN.stages)
    assert "combat cards" not in dict(NOVICE.stages)
    rulesets = tables()["ruleset"]
    assert (rulesets["novice"].trade_row, rulesets["veteran"].trade_row) == (0, 5)
    assert handbook("ruleset veteran").strengths
    assert not handbook().strengths


@rule("M1.2-7")
def test_what_novice_does_otherwise_stands_in_one_record() -> None:
    for field in ("strike", "repairs", "earns_connected", "casts", "answers_spells"):
        assert getattr(NOVICE, field) != getattr(VETERAN, field), field
        assert getattr(EXPERT, field) == getattr(VETERAN, field), field
    assert tables()["ruleset"]["novice"].discards_failures


@rule("M1.2-8", "M1.2-9")
@pytest.mark.parametrize(
    ("ruleset", "ability"), [("novice", "Front guard"), ("veteran", "Intercept")]
)
def test_the_side_of_a_card_is_that_of_the_ruleset(ruleset: str, ability: str) -> None:
    pages = {page.kind: page for page in handbook(f"ruleset {ruleset}").units}
    assert pages["pikeman"].ability == ability


class Watched(Dice):
    """Dice that note how many sides they have."""

    sides: set[int]

    def roll(self, sides: int, what: str) -> int:
        self.sides = {*getattr(self, "sides", ()), sides}
        return super().roll(sides, what)

    def pick(self, items: Sequence[Item], what: str) -> Item:
        return super().pick(items, what)


@rule("M1.3-1", "M1.3-2")
@pytest.mark.parametrize("scenario", ["advanced-duel", "border-war"])
def test_only_dice_of_six_and_ten_sides_are_rolled(scenario: str) -> None:
    dice, chance = Watched(bytes(32)), Dice(bytes([1]) * 32)
    world = begun(scenario, dice)
    for _ in range(400):
        answers = {
            ask.seat: GAME.sample(GAME.view(world, ask.seat), ask, chance)
            for ask in GAME.asks(world)
        }
        for event in GAME.resolve(world, answers, dice):
            GAME.apply(world, event)
    assert dice.sides == {6, 10}
    assert tables()["ruleset"]["veteran"].most_dice == 6


@rule("M1.3-5", "M1.3-8")
def test_markers_never_run_out_and_fortresses_do() -> None:
    many = "\n".join(f"red/{n} pikeman at A{n}, 3 wounds" for n in range(1, 20))
    wounds = sum(unit.wounds for unit in read_scene(many).table.units.values())
    assert wounds > 30
    assert read_scene("gold red 400").secrets[RED].gold == 400
    assert tables()["building"]["fortress"].at_most == 4
    too_many = Setting(tables(), "border-war", SEATS, {"mines": 7})
    assert [refusal.clause for refusal in GAME.prepare(too_many)] == ["M16.1-5"]


@rule("M1.3-6")
def test_there_is_one_dial_and_one_track_of_the_portal() -> None:
    world = begun("border-war")
    pictures = [GAME.picture(GAME.view(world, seat)) for seat in SEATS]
    assert pictures[0].dial == pictures[1].dial
    assert world.table.story.dial == 1
    assert len(world.table.rules.portal) == len(
        {row.at for row in world.table.rules.portal.values()}
    )


@rule("M1.3-7", "M2.4-3")
def test_every_player_has_a_board_and_a_track_for_each_of_its_units() -> None:
    for seat in drawn("").seats:
        own = {track.kind for track in seat.tracks}
        assert {"bowman", "swordsman", "knight"} <= own
        assert ("berzerker" in own) == (seat.faction == "Vikings")
    assert {page.kind for page in handbook().buildings} == {*tables()["building"]}


@rule("M1.4-1")
def test_the_player_board_shows_gold_aether_and_missions() -> None:
    scene = "gold red 7\nplayer red aether 3\nsecret red drover\nvictories secret missions"
    picture = drawn(scene)
    own = next(seat for seat in picture.seats if seat.seat == RED)
    assert (own.gold, own.aether) == (7, 3)
    assert len(picture.missions) == 3
    assert not drawn(scene, BLUE).missions


@rule("M1.4-3")
def test_a_battle_track_shows_rank_kills_and_ability() -> None:
    board = drawn("ruleset veteran\ntrack red bowman 4").seats[0]
    track = next(track for track in board.tracks if track.kind == "bowman")
    assert (track.advances, track.ability_at, track.veteran_at, track.elite_at) == (4, 2, 4, 6)
    assert (track.rank, track.ability) == (1, "Aimed shot")


@rule("M1.4-4", "M10.8-1", "M10.2-7")
def test_a_unit_card_says_all_that_a_unit_card_says() -> None:
    page = next(page for page in handbook("ruleset veteran").units if page.kind == "knight")
    assert (page.name, page.class_name, page.attack) == ("Knight", "Cavalry", "melee")
    assert (page.cost, page.ap, page.hp, page.age) == (7, 4, 4, 2)
    assert (page.attributes, page.counters) == (("heavy armor",), ("ranged",))
    assert page.ability == "Charge"
    assert page.ability_text


@rule("M1.4-5")
def test_everybody_may_read_all_cards_at_any_time() -> None:
    scene = f"{PAIR}\nturn 3 blue"
    assert handbook(scene, RED) == handbook(scene, BLUE) == handbook(scene, SPECTATOR)


@rule("M1.4-6")
@pytest.mark.parametrize(
    ("ruleset", "repairs"), [("novice", "every turn"), ("veteran", "without damage")]
)
def test_a_building_card_says_all_that_a_building_card_says(ruleset: str, repairs: str) -> None:
    pages = {page.kind: page for page in handbook(f"ruleset {ruleset}").buildings}
    barracks = pages["barracks"]
    assert (barracks.name, barracks.cost, barracks.income, barracks.hp) == (
        "Barracks",
        6,
        (2, 3),
        3,
    )
    assert "ranged" in barracks.makes
    assert repairs in barracks.repairs
    assert "every turn" in pages["fortress"].repairs


@rule("M1.4-8", "M6.1-4")
def test_marks_of_what_is_done_lie_open_and_tell_no_face() -> None:
    scene = "red/1 pikeman at A1, done\nred/2 pikeman at A5\nblue/1 scout at A19"
    backs = GAME.view(read_scene(scene), BLUE).table.units
    assert [backs[name].done for name in ("red/1", "red/2")] == [True, False]
    assert {backs[name].kind for name in ("red/1", "red/2")} == {""}


@rule("M1.4-8", "M11.3-6")
def test_used_abilities_lie_open() -> None:
    scene = "ruleset veteran\ntrack red scout 2\nred/1 scout at A10\nblue/1 scout at A11"
    played = play(scene, "attack red/1 A11 using quick-hands", dice=[1, 1, 1, 1])
    counts = [GAME.view(played.world, seat).table.players[RED].ability_uses for seat in SEATS]
    assert counts == [1, 1]


def test_a_handbook_can_be_sent() -> None:
    assert msgspec.json.encode(handbook())
