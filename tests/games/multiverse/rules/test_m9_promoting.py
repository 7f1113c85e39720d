"""M9.2-8: units reach their higher age; M5.1-6: a neighbour names the side of a territory."""

import pytest

from tests.games.multiverse.scenes import build, play, refused
from tests.rule import rule
from warhost.games.multiverse.events.land import TerritoryTurned
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.tasks import Naming

HOME = "red/1 horseman at A10, 1 wound\nred academy at A11\ngold red 9\nbuild 3"


@rule("M9.2-8")
def test_a_unit_at_home_becomes_its_higher_age_for_the_difference_in_cost() -> None:
    played = build(HOME, red="promote red/1")
    knight = played.unit("red/1")
    assert (knight.kind, knight.wounds, played.gold("red")) == ("knight", 1, 7)
    assert build(HOME.replace("at A10", "at A11"), red="promote red/1").gold("red") == 7


@rule("M9.2-8", "M9.2-3")
@pytest.mark.parametrize(
    ("change", "clause"),
    [
        (("academy at A11", "academy at A12"), "M9.2-8"),
        (("academy", "barracks"), "M9.2-3"),
        (("horseman", "pikeman"), "M9.2-8"),
        (("gold red 9", "gold red 1"), "M9.1-6"),
        (("build 3", "build 1"), "M3.4-2"),
        (("red/1 horseman", "blue/1 horseman"), "M9.2-8"),
    ],
)
def test_not_elsewhere_without_a_maker_or_too_poor(change: tuple[str, str], clause: str) -> None:
    unit = "blue/1" if change[1].startswith("blue/") else "red/1"
    assert refused(HOME.replace(*change), f"build promote {unit}") == clause


NAMED = 'scenario {"neighbour_names":true}\nred/1 pikeman at A12'


@rule("M5.1-6")
def test_the_neighbour_on_the_right_names_the_side_instead_of_the_die() -> None:
    asked = play(NAMED, "explore red/1 B")
    assert [(ask.seat, ask.kind) for ask in GAME.asks(asked.world)] == [("blue", "naming")]
    assert isinstance(asked.world.table.agenda[-1], Naming)
    played = play(NAMED, "explore red/1 B", "name 4")
    turned = next(e for e in played.events if isinstance(e, TerritoryTurned))
    assert turned.face == 4


@rule("M5.1-6")
def test_the_one_before_in_clockwise_order_is_on_the_right() -> None:
    three = f"mode three\nseats red blue green\n{NAMED}"
    assert GAME.asks(play(three, "explore red/1 B").world)[0].seat == "green"


@rule("M5.1-6", "M5.1-2")
def test_it_is_off_unless_it_was_agreed() -> None:
    play("red/1 pikeman at A12", "explore red/1 B", dice=[3]).expect(
        "Pikeman red/1 explores B: Greywater."
    )
