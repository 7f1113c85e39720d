"""The peaceful bot keeps a nation going from its view alone."""

import pytest
from msgspec.structs import replace

from tests.games.cosmos.bots.playing import Played, played
from tests.games.cosmos.tables.shipped import rules_of, tables_of
from warhost.games.cosmos.bots import BOTS
from warhost.games.cosmos.events.orders import OrderDropped
from warhost.games.cosmos.events.units import UnitGone
from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.questions import Read, advise
from warhost.games.cosmos.scene.reading import read_scene
from warhost.games.cosmos.view import View, imagined, view_of
from warhost.games.cosmos.world import World
from warhost.kernel.asks import Ask, Seat
from warhost.kernel.dice import Dice

GAMES = [("tutorial", 8), ("valley", 6), ("4", 12)]
OBSTRUCTED = "C14-34"
every_game = pytest.mark.parametrize(("what", "turns"), GAMES)
DICE = Dice(bytes(32))


def led(game: Played) -> list[NationId]:
    return sorted(game.world.seats.values())


def land_of(world: World, nation: NationId) -> int:
    return sum(one.owner == nation for one in world.hexes.values())


def first_view(what: str = "tutorial") -> View:
    scene = tables_of("base")["scenario"][what].scene
    return view_of(read_scene(scene, rules_of()), Seat("HM"))


def orders_of(view: View) -> str:
    return BOTS["steward"](view, Ask(view.seat, "sheet"), DICE).text


@every_game
def test_nothing_is_ever_wrong_with_its_sheets(what: str, turns: int) -> None:
    assert not played(what, turns).remarks


@every_game
def test_hardly_an_order_comes_to_nothing(what: str, turns: int) -> None:
    """Only that somebody else of the nation is at work there cannot be foreseen."""
    dropped = [one for one in played(what, turns).events if isinstance(one, OrderDropped)]
    assert all(one.clause == OBSTRUCTED for one in dropped), dropped
    assert len(dropped) <= 1 + turns // 2


@every_game
def test_nobody_leaves_for_want_of_pay(what: str, turns: int) -> None:
    gone = [one for one in played(what, turns).events if isinstance(one, UnitGone)]
    assert not [one for one in gone if one.why in ("unpaid", "deserted")]


@every_game
def test_realms_grow_and_are_guarded(what: str, turns: int) -> None:
    game = played(what, turns)
    for nation in led(game):
        assert land_of(game.world, nation) >= 8
        cities = [one for one in game.world.locations.values()
                  if one.owner == nation and one.size]  # fmt: skip
        guards = {one.position for one in game.world.units.values() if one.nation == nation
                  and game.world.rules.units[one.type].is_mass}  # fmt: skip
        assert all(str(city.id) in guards for city in cities)
        assert sum(city.size for city in cities) > 6


def test_it_thinks_in_less_than_a_twentieth_of_a_second() -> None:
    assert played("4", 12).longest < 0.05


def test_it_knows_its_view_alone() -> None:
    view = first_view()
    again = view_of(imagined(view, DICE), view.seat)
    assert orders_of(again) == orders_of(view)


def test_whoever_has_no_gold_recruits_nobody() -> None:
    view = first_view()
    assert view.nation is not None
    own = view.nations[view.nation]
    poor = replace(view, nations={**view.nations, view.nation: replace(own, pool={"gold": 30})})
    assert "recruit" in orders_of(view)
    assert "recruit" not in orders_of(poor)
    assert "expand" not in orders_of(poor)


def test_whoever_has_no_points_gives_no_more_orders_than_units_take_themselves() -> None:
    view = first_view()
    assert view.nation is not None
    own = replace(view.nations[view.nation], administration=-4)
    helpless = replace(view, nations={**view.nations, view.nation: own})
    text = orders_of(helpless)
    assert "expand" not in text
    assert advise(helpless, Read(text)).remarks == ()


def test_it_walks_round_what_is_dangerous() -> None:
    assert "move 35" not in orders_of(first_view()), "wolves were seen there"
