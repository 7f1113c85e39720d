"""C1.2 How a game is begun and kept going, as far as the rules have a part in it."""

import pytest

from tests.games.cosmos.base import Scene, play
from tests.games.cosmos.reporting import reported, section, set_up
from tests.games.cosmos.shipped import shipped, tables_of
from tests.rule import rule
from warhost.games.cosmos.beginning import prepare
from warhost.games.cosmos.deciding import asks, check, fallback, parse, reading_of
from warhost.games.cosmos.questions import Read, advise
from warhost.games.cosmos.report.making import report_of
from warhost.games.cosmos.report.text import text_of
from warhost.games.cosmos.sheets.records import Sheet
from warhost.games.cosmos.view import view_of
from warhost.kernel.asks import Ask, Seat
from warhost.kernel.game import Setting

GE = Seat("GE")
PAIR = "unit 3101 GE noble at 110\nunit 4001 RW noble at 10"


@rule("C1.2-2", "C1.2-28")
def test_every_nation_is_asked_for_its_sheet_from_turn_zero_on() -> None:
    world = Scene(PAIR).world
    assert world.clock.turn == 0
    assert {(ask.seat, ask.kind) for ask in asks(world)} == {("GE", "sheet"), ("RW", "sheet")}


@rule("C1.2-17", "C1.2-19", "C1.2-18")
def test_a_sheet_is_taken_as_a_whole_text_wherever_it_was_written() -> None:
    view, ask = view_of(Scene(PAIR).world, GE), Ask(GE, "sheet")
    text = "; by mail\r\nnation 1:\r\n3101:\r\nsearch 2\r\n"
    sheet = parse(text, view, ask)
    assert isinstance(sheet, Sheet)
    assert sheet.text == text
    assert reading_of(view.rules, sheet).remarks == ()
    assert check(view, ask, sheet) == []


@rule("C1.2-28")
def test_who_hands_in_nothing_has_given_no_new_orders() -> None:
    view = view_of(Scene(PAIR).world, GE)
    assert fallback(view, Ask(GE, "sheet"), {}) == Sheet()


@rule("C1.2-26", "C1.2-27")
def test_a_sheet_is_shown_as_it_is_understood() -> None:
    view = view_of(Scene(PAIR).world, GE)
    reading = advise(view, Read("3101:\nsearch 2\nwiat 3\nhide"))
    assert [block.who for block in reading.blocks] == [3101]
    assert [entry.order.word for entry in reading.blocks[0].entries] == ["search", "hide"]
    assert [(one.line, one.instead) for one in reading.remarks] == [(3, "wait")]


@rule("C1-3", "C1.2-29")
def test_every_player_gets_a_report_after_the_turn() -> None:
    assert [reported(PAIR, code).turn for code in ("GE", "RW")] == [1, 1]


@rule("C1.1-1", "C1.2-13")
def test_what_things_are_is_told_by_the_tables_of_the_scenario() -> None:
    blurbs = {blurb.name: blurb.lines for blurb in set_up(PAIR).blurbs}
    assert "6 orders a turn." in blurbs["Noble"]


@rule("C2.3-7", "C7.4-2")
def test_types_that_are_met_are_described() -> None:
    scene = "unit 3101 GE noble at 110\nunit 4001 RW scout at 110"
    assert "Scout" in section(set_up(scene), "BLURBS")


@rule("C2.1-8")
@pytest.mark.parametrize(("hidden", "told"), [("", True), ("hidden", False)])
def test_what_happens_in_an_owned_hex_is_reported_unless_it_hides(hidden: str, told: bool) -> None:
    report = reported(f"""
        land   GE 110
        hex    111 jungle 110 jungle
        unit   4001 RW scout at 111 {hidden}
        orders 4001: {"sneak" if hidden else "move"} 110
    """)
    assert ("4001(RW) Scout" in section(report, "EVENTS")) is told


@rule("C18.2-5")
def test_whoever_was_unhidden_by_an_order_stays_so() -> None:
    play("""
        unit   3101 GE noble at 110
        orders 3101: hide; move 111; wait 3
    """).expect("""
        1: 3101 hides
        1: 3101 unhides
        not 2: 3101 hides
        not 8: 3101 hides
    """)


@rule("C1-1")
def test_each_scenario_has_a_name_and_a_world_of_its_own() -> None:
    for title, world in shipped():
        seat = next(iter(world.seats))
        report = report_of(view_of(world, seat), ())
        assert text_of(report).splitlines()[0].strip().startswith(f"{title}: ")
    refused = prepare(Setting(tables_of("base"), "nowhere", ()))
    assert [one.clause for one in refused] == ["C1-1"]
