"""What a page draws: everything a seat may see, the same in words, and nothing more."""

from tests.games.multiverse.scenes.reading import read_scene
from tests.rule import rule
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.picture import WarPicture
from warhost.games.multiverse.picture.pieces import WarUnit
from warhost.kernel.asks import SPECTATOR, Seat

FOES = "red/1 pikeman at A1\nblue/1 swordsman at A18, 1 wound\nland A18 forest"


def drawn(scene: str, seat: str = "red") -> WarPicture:
    picture: WarPicture = GAME.picture(GAME.view(read_scene(scene), Seat(seat)))
    return picture


def told(scene: str, seat: str = "red") -> str:
    return GAME.words.show(GAME.view(read_scene(scene), Seat(seat)))


@rule("M6.1-1")
def test_a_back_shows_whose_it_is_and_where_and_nothing_else() -> None:
    unit = next(unit for unit in drawn(FOES).units if unit.seat == "blue")
    assert unit == WarUnit(unit.id, unit.seat, unit.hex)
    assert "blue/1 block at A18" in told(FOES)


@rule("M6.1-2")
def test_a_face_shows_all_that_is_known_of_it() -> None:
    unit = next(unit for unit in drawn(FOES, "blue").units if unit.seat == "blue")
    assert (unit.kind, unit.hp, unit.wounds) == ("swordsman", 4, 1)
    assert "Heavy Swordsman at A18" in told(FOES, "blue")


@rule("M1.4-1", "M1.4-2")
def test_gold_is_ones_own_as_it_is_and_that_of_others_as_it_was_shown() -> None:
    scene = "gold red 7\ngold blue 8\nplayer blue gold_shown 5\nbuild 2"
    assert [seat.gold for seat in drawn(scene).seats] == [7, 5]


@rule("M1.4-3")
def test_battle_tracks_tell_ranks_and_what_was_learnt() -> None:
    scene = "track red pikeman 4\nred/1 pikeman at A1"
    track = next(t for t in drawn(scene).seats[0].tracks if t.kind == "pikeman")
    assert (track.advances, track.rank) == (4, 1)
    assert "Pikeman: 4 of 6, Veteran" in told(scene)


@rule("M13.2-8", "M2.4-7")
def test_the_hero_for_hire_and_those_that_are_hired_lie_open() -> None:
    scene = 'scenario {"heroes":true}\nrevealed ysolt\nred/1 pikeman at A1'
    (hero,) = drawn(scene, "blue").heroes
    assert (hero.id, hero.seat, hero.price) == ("ysolt", "", 7)
    assert "For hire: Ysolt" in told(scene, "blue")


@rule("M12.2-1", "M12.2-3")
def test_a_hand_is_its_owners_alone() -> None:
    scene = "ruleset veteran\nhand red empty-words\nred/1 pikeman at A1"
    assert [card.id for card in drawn(scene).hand] == ["empty-words"]
    assert drawn(scene, "blue").hand == ()
    assert drawn(scene, "blue").seats[0].cards == 1


def test_a_spectator_is_told_no_secret() -> None:
    shown = drawn(FOES, SPECTATOR)
    assert {unit.kind for unit in shown.units} == {""}
    assert (shown.missions, shown.hand, shown.deals) == ((), (), ())


@rule("M18.1-1", "M18.1-4", "M18.1-6")
def test_ways_to_win_tell_what_is_needed_and_who_has_how_much() -> None:
    wins = '{"victories":["domination","archaeology"]}'
    scene = f"scenario {wins}\nplayer red scrolls 2\nred/1 pikeman at A1"
    goals = {goal.id: goal for goal in drawn(scene).goals}
    assert goals["domination"].needed == 4
    assert goals["archaeology"].have[0] == 2
