"""What a page asks before anything is decided: shots, watchers, sites, plans, the cards."""

from typing import Any

import pytest

from tests.games.multiverse.scenes import play
from tests.games.multiverse.scenes.reading import read_scene
from tests.rule import rule
from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.building.construct import Construct
from warhost.games.multiverse.building.recruit import Recruit
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.questions.aims import Aims, AimsSheet
from warhost.games.multiverse.questions.draft import Draft, DraftSheet
from warhost.games.multiverse.questions.handbook import CardsAsked
from warhost.games.multiverse.questions.seers import Seers, SeersSheet
from warhost.games.multiverse.questions.zones import Zones, ZonesSheet
from warhost.games.multiverse.report.sheets import WarSheet
from warhost.games.multiverse.world import UnitId
from warhost.kernel.asks import Seat

RED = Seat("red")
PLANS = "red settlement at A8 A9\ngold red 9\nred/1 builder at A12\nbuild 3"


def advised(scene: str, question: object, seat: str = "red") -> Any:
    return GAME.advise(GAME.view(read_scene(scene), Seat(seat)), question)


def hex_of(name: str) -> Hex:
    return Hex(int(name[1:]) - 1)


def names(hexes: tuple[Hex, ...]) -> list[str]:
    return [hex_name(hex_) for hex_ in hexes]


@rule("M4.4-8", "M6.3-1")
def test_a_shooter_reaches_what_lies_in_range_in_a_clear_line() -> None:
    told: AimsSheet = advised("red/1 bowman at A8\nland A9 hills", Aims(UnitId("red/1")))
    assert told.range == 2
    assert "A9" in names(told.hexes)
    assert "A10" not in names(told.hexes), "the hill is in the way"


@rule("M6.3-6")
def test_only_what_is_known_can_be_shot_at() -> None:
    scene = "red/1 bowman at A8\nblue/1 pikeman at A10"
    known: AimsSheet = advised(scene, Aims(UnitId("red/1")))
    hidden: AimsSheet = advised(f"{scene}\nland A10 forest", Aims(UnitId("red/1")))
    assert names(known.targets) == ["A10"]
    assert hidden.targets == ()


def test_nobody_learns_the_reach_of_somebody_elses_block() -> None:
    scene = "red/1 bowman at A8\nblue/1 bowman at A10"
    assert advised(scene, Aims(UnitId("blue/1"))).range == 0


@rule("M6.2-10", "M6.2-11")
def test_a_back_may_be_a_scout_who_looks_into_forests() -> None:
    scene = "red/1 pikeman at A8\nblue/1 scout at A12\nland A10 forest"
    told: SeersSheet = advised(scene, Seers(hex_of("A10")))
    assert (told.certain, names(told.possible)) == ((), ["A12"])


@rule("M6.1-5")
def test_whoever_stands_near_in_the_open_sees_for_certain() -> None:
    told: SeersSheet = advised("red/1 pikeman at A1\nblue/1 pikeman at A10", Seers(hex_of("A8")))
    assert (names(told.certain), told.possible) == (["A10"], ())


@rule("M7.3-1", "M7.3-2")
def test_zones_and_the_sites_outside_them_are_told() -> None:
    told: ZonesSheet = advised("red barracks at A8\nred/1 builder at A12", Zones("academy"))
    (zone,) = told.zones
    assert {"A8", "A9", "A10"} <= set(names(zone.hexes))
    assert not {*zone.hexes} & {*told.sites}


def test_a_plan_tells_what_is_left_and_what_else_could_be_built() -> None:
    item = Recruit("bowman", hex_of("A8"))
    told: DraftSheet = advised(PLANS, Draft((item,)))
    assert (told.gold, [line.title for line in told.items]) == (5, ["Archer"])
    assert not [line for line in told.more if line.price > told.gold]
    assert not [line for line in told.more if line.item == item], "the hex has recruited"


@rule("M9.1-6", "M8.1-3")
def test_what_cannot_be_planned_is_told_with_its_clause() -> None:
    told: DraftSheet = advised(PLANS, Draft((Construct("barracks", hex_of("A1")),)))
    assert [flaw.clause for flaw in told.refusals] == ["M8.1-3"]
    poor: DraftSheet = advised("gold red 0\nred settlement at A8\nbuild 3", Draft())
    assert "M9.1-6" in {no.clause for no in poor.never}


@rule("M1.4-4", "M1.4-6", "M1.4-7")
@pytest.mark.parametrize(("ruleset", "with_dice"), [("novice", False), ("veteran", True)])
def test_the_cards_are_those_of_the_ruleset(ruleset: str, with_dice: bool) -> None:
    told = advised(f"ruleset {ruleset}\nred/1 scout at A8", CardsAsked())
    scout = next(unit for unit in told.units if unit.kind == "scout")
    assert scout.hp == (3 if with_dice else 4)
    assert bool(told.strengths) == with_dice
    assert {"barracks", "fortress"} <= {building.kind for building in told.buildings}


@rule("M10.4-14")
def test_a_roll_is_drawn_with_every_die_and_every_reason() -> None:
    scene = "ruleset veteran\nred/1 swordsman at A10\nblue/1 pikeman at A11"
    played = play(scene, "attack red/1 A11", dice=[3] * 5, on=True)
    view = GAME.view(played.world, RED)
    told = [GAME.words.tell(event, view) for event in played.events]
    rolls = [
        t.sheet for t in told if t and isinstance(t.sheet, WarSheet) and t.sheet.kind == "roll"
    ]
    assert rolls
    for roll in rolls:
        assert set(roll.icons) == {"cavalry"}
        assert not any(roll.hits)
        assert all(factor.clause for factor in roll.factors)
