"""T7.7 Moving into contact. The enemy is Spear at 20,14 looking south, its rear at y = 14.75."""

import pytest

from tests.games.triumph.base import Battle, rules
from tests.games.triumph.fights import FIGHT, combats, fight, pursued
from tests.games.triumph.movement.moving import moved, moving, plan
from tests.rule import rule
from warhost.games.triumph.combat.engagements import attacks_on_camps
from warhost.games.triumph.contact import contacts_of

ENEMY = "blue/1 SPR at 20,14 facing 180"
TYPES = tuple(rules().types)


def contacts(scene: str, order: str) -> list[tuple[str, str, str]]:
    """The contacts of an allowed move."""
    found = plan(moving(scene), order)
    assert not found.refusals, found.refusals
    return [(met.toucher, met.touched, met.kind) for met in found.contacts]


@rule("T7.7-1")
@pytest.mark.parametrize(
    ("start", "order", "kind"),
    [
        ("20,10", "move red/1 ahead 4", "front"),
        ("24,15 facing 270", "move red/1 ahead 3", "flank"),
        ("16,15 facing 90", "move red/1 ahead 3", "flank"),
        ("20,18 facing 180", "move red/1 ahead 3.25", "rear"),
    ],
)
def test_a_move_may_end_in_proper_contact(start: str, order: str, kind: str) -> None:
    assert contacts(f"red/1 LFT at {start}\n{ENEMY}", order) == [("red/1", "blue/1", kind)]


@rule("T7.7-1")
@pytest.mark.parametrize(
    ("place", "met"),
    [
        ("20,13.98 facing 0", True),
        ("20,13.97 facing 0", False),
        ("20.02,14 facing 0", True),
        ("20.03,14 facing 0", False),
        ("20,14 facing 0.1", True),
        ("20,14 facing 0.2", False),
    ],
)
def test_contact_holds_within_the_tolerances(place: str, met: bool) -> None:
    assert bool(contacts(f"red/1 LFT at 20,10\n{ENEMY}", f"move red/1 to {place}")) == met


@rule("T7.7-1")
def test_one_move_may_meet_several_enemies() -> None:
    others = "blue/2 SPR at 22,14 facing 180\nblue/3 ELE at 23,16 facing 270"
    line = "red/1 LFT at 20,11\nred/2 LFT at 22,11"
    found = contacts(f"{line}\n{ENEMY}\n{others}", "move red/1 red/2 ahead 3")
    assert found == [("red/1", "blue/1", "front"), ("red/2", "blue/2", "front")]


@rule("T7.7-2")
@pytest.mark.parametrize(
    ("y", "clauses"), [(16, []), (13.03, []), (13.02, ["T7.7-2"]), (12, ["T7.7-2"])]
)
def test_the_flank_is_met_from_partly_behind_the_front_line(y: float, clauses: list[str]) -> None:
    battle = moving(f"red/1 LFT at 24,{y} facing 270\n{ENEMY}")
    assert battle.refused("red", "move red/1 to 21,15 facing 270") == clauses


@rule("T7.7-2")
def test_where_the_move_starts_decides_not_the_way_it_takes() -> None:
    battle = moving(f"red/1 JCV at 24,12 facing 270\n{ENEMY}")
    round_about = "move red/1 to 23,16 facing 270, to 21,15 facing 270"
    assert battle.refused("red", round_about) == ["T7.7-2"]


@rule("T7.7-3")
@pytest.mark.parametrize(
    ("y", "clauses"), [(17, []), (14.73, []), (14.72, ["T7.7-3"]), (14, ["T7.7-3"])]
)
def test_the_rear_is_met_from_wholly_behind_the_rear_line(y: float, clauses: list[str]) -> None:
    battle = moving(f"red/1 JCV at 24,{y} facing 180\n{ENEMY}")
    way = "move red/1 to 24,16 facing 180, to 20,16 facing 180, to 20,14.75 facing 180"
    assert battle.refused("red", way) == clauses


@rule("T7.7-4")
@pytest.mark.parametrize(
    ("holder", "start", "place"),
    [
        ("20,14 facing 0", "20,11", "20,14 facing 0"),
        ("21,15 facing 270", "24,15 facing 270", "21,15 facing 270"),
        ("20,14.75 facing 180", "20,18 facing 180", "20,14.75 facing 180"),
    ],
)
def test_an_edge_holds_one_proper_contact(holder: str, start: str, place: str) -> None:
    scene = f"red/1 SKM at {start}\n{ENEMY}"
    battle = moving(f"{scene}\nred/2 SKM at {holder}")
    assert "T7.7-4" in battle.refused("red", f"move red/1 to {place}")
    assert moving(scene).refused("red", f"move red/1 to {place}") == []


@rule("T7.7-4")
def test_a_second_stand_may_stay_improper() -> None:
    battle = moving(f"red/1 LFT at 22,11\nred/2 LFT at 20,14\n{ENEMY}")
    assert battle.refused("red", "move red/1 ahead 3") == []
    assert plan(battle, "move red/1 ahead 3").contacts == ()


@rule("T7.7-5")
@pytest.mark.parametrize(
    ("start", "order"),
    [("20.5,11", "move red/1 ahead 3"), ("20,11", "move red/1 to 20.2,13.65 facing 20")],
)
def test_a_stand_may_end_in_improper_contact_and_nothing_happens(start: str, order: str) -> None:
    event = moved(moving(f"red/1 LFT at {start}\n{ENEMY}\nred/9 LFT at 4,4"), order)
    assert event.contacts == ()


@rule("T7.7-5")
def test_a_group_that_touches_a_group_is_not_conformed_to() -> None:
    scene = f"red/1 LFT at 20.5,11\nred/2 LFT at 22.5,11\n{ENEMY}\nblue/2 SPR at 18,14 facing 180"
    found = plan(moving(scene), "move red/1 red/2 ahead 3")
    assert (found.refusals, found.contacts, found.conforming) == ((), (), ())


@rule("T7.7-6")
@pytest.mark.parametrize("further", ["back 0.5", "slide left 0.5"])
def test_a_move_ends_where_it_makes_contact(further: str) -> None:
    battle = moving("red/1 LFT at 20,11\nblue/1 SPR at 20,14.75")
    assert battle.refused("red", f"move red/1 ahead 3, {further}") == ["T7.7-6"]
    assert battle.refused("red", f"move red/1 ahead 2.9, {further}") == []


@rule("T7.7-6")
def test_the_whole_group_stops_when_one_of_it_makes_contact() -> None:
    battle = moving(f"red/1 LFT at 20,11\nred/2 LFT at 22,11\n{ENEMY}")
    assert battle.refused("red", "move red/1 red/2 ahead 3, wheel left 0.01") == ["T7.7-6"]
    assert battle.refused("red", "move red/1 red/2 ahead 3") == []


@rule("T7.7-6")
@pytest.mark.parametrize(
    ("camp", "clauses"), [("blue camp at 20,13", ["T7.7-6"]), ("red camp at 20,15", [])]
)
def test_contact_with_an_enemy_camp_ends_a_move_too(camp: str, clauses: list[str]) -> None:
    battle = moving(f"red/1 LFT at 20,11\n{camp}")
    assert battle.refused("red", "move red/1 ahead 2, back 0.5") == clauses


@rule("T7.7-7")
def test_in_a_group_some_make_contact_and_the_others_keep_their_places() -> None:
    line = "red/1 LFT at 20,11\nred/2 LFT at 22,11\nred/3 LFT at 20,10"
    event = moved(moving(f"{line}\n{ENEMY}\nred/9 LFT at 4,4"), "move red/1 red/2 red/3 ahead 3")
    assert [(met.toucher, met.touched) for met in event.contacts] == [("red/1", "blue/1")]
    assert [(way.end.x, way.end.y) for way in event.ways] == [
        (20_000, 14_000),
        (22_000, 14_000),
        (20_000, 13_000),
    ]


@rule("T7.7-8")
@pytest.mark.parametrize("kind", TYPES)
def test_every_type_may_contact_a_camp(kind: str) -> None:
    battle = moving(f"red/1 {kind} at 20,12\nblue camp at 20,14\nred/9 LFT at 4,4")
    battle.order("red", "move red/1 ahead 2")
    assert [stand.id for stand, _ in attacks_on_camps(battle.world.table)] == ["red/1"]


@rule("T7.7-8")
@pytest.mark.parametrize(
    ("place", "attacks"),
    [
        ("22,14 facing 0", True),
        ("22.02,14 facing 0", True),
        ("22.03,14 facing 0", False),
        ("20,14 facing 0.2", False),
        ("20,13.97 facing 0", False),
    ],
)
def test_a_camp_is_contacted_squarely_along_1_mu(place: str, attacks: bool) -> None:
    battle = moving("red/1 LFT at 20,12\nblue camp at 20,14\nred/9 LFT at 4,4")
    battle.order("red", f"move red/1 to {place}")
    assert bool(list(attacks_on_camps(battle.world.table))) == attacks


@rule("T7.7-9")
@pytest.mark.parametrize("kind", TYPES)
def test_any_stand_may_contact_any_stand(kind: str) -> None:
    for enemy in TYPES:
        battle = moving(f"red/1 {kind} at 20,12\nblue/1 {enemy} at 20,14 facing 180")
        assert battle.refused("red", "move red/1 ahead 2") == []
        assert plan(battle, "move red/1 ahead 2").contacts[0].kind == "front"


@rule("T7.7-10")
def test_a_contact_that_lies_right_is_refused_if_it_started_wrong() -> None:
    battle = moving(f"red/1 LFT at 24,12 facing 270\n{ENEMY}")
    assert battle.refused("red", "move red/1 to 21,15 facing 270") == ["T7.7-2"]
    assert combats(f"red/1 LFT at 21,15 facing 270\n{ENEMY}\n{FIGHT}") == [("red/1", "blue/1")]


@rule("T7.7-10")
def test_pursuit_may_end_in_flank_contact() -> None:
    scene = "red/1 KNT at 20,10\nblue/1 SPR at 20,10 facing 180\nblue/2 SPR at 21,12 facing 90"
    battle = fight(scene)
    assert pursued(battle) == ["red/1"]
    assert combats_of(battle) == [("blue/2", "flank")]


def combats_of(battle: Battle) -> list[tuple[str, str]]:
    """Whom red/1 is in contact with."""
    found = contacts_of(battle.world.table, battle.stand("red/1"))
    return [(contact.touched, contact.kind) for contact in found]
