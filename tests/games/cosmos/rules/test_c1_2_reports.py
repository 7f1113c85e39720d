"""C1.2 What players read: the set-up report, the reports of turns, blurbs, messages."""

import re

import pytest
from msgspec.structs import replace

from tests.games.cosmos.base import Scene
from tests.games.cosmos.reporting import reported, section, set_up
from tests.rule import rule
from warhost.games.cosmos.deciding import options
from warhost.games.cosmos.orders import ORDERS
from warhost.games.cosmos.report.html import html_of
from warhost.games.cosmos.report.making import report_of
from warhost.games.cosmos.report.svg import svg_of
from warhost.games.cosmos.report.text import text_of
from warhost.games.cosmos.rows.scenarios import GameNote
from warhost.games.cosmos.sheets.reference import SPECIAL, page
from warhost.games.cosmos.view import view_of
from warhost.kernel.asks import Ask, Seat

SCENE = """
    nation   1 GE "Gemland" ruler noble points 5 home 1501
    nation   2 RW "Rowanmark"
    policy   GE RW enemy
    pool     GE gold:900 food:900 iron:4
    hex      110 hills 111 woods
    land     GE 110
    location 1501 GE city at 110 named "Sergil" size 2
    item     1601 GE sword at 110
    unit     3101 GE noble at 110 ruler named "Lady Emerald"
    unit     3102 GE medium_infantry in 3101
    unit     4001 RW noble at 111
    orders   3101: move 111; wait 2
"""
PARTS = ("MAP NOTES", "STATUS", "LOCATIONS", "UNITS", "RESOURCES", "BLURBS")


def parts(text: str) -> list[str]:
    """The titles of a report."""
    return re.findall(r"^([A-Z &]+)\n-+$", text, re.MULTILINE)


@rule("C1.2-3", "C1.2-4")
def test_the_set_up_report_has_all_parts_but_events() -> None:
    found = parts(text_of(set_up(SCENE)))
    assert found == ["MAP NOTES", "STATUS", "LAND", "LOCATIONS", "UNITS", "RESOURCES", "BLURBS"]
    assert "set-up" in text_of(set_up(SCENE)).splitlines()[0]
    assert [one.number for one in set_up(SCENE).map.hexes] == [84, 85, 109, 110, 111, 134, 135]


@rule("C1.2-6", "C1.2-29")
def test_the_report_of_a_turn_has_events_besides() -> None:
    report = reported(SCENE)
    found = parts(text_of(report))
    assert found[:6] == ["MAP NOTES", "STATUS", "LAND", "LOCATIONS", "UNITS", "RESOURCES"]
    assert "EVENTS" in found
    assert all(len(line) <= 78 for line in text_of(report).splitlines())


@rule("C1.2-5", "C6.6-3")
def test_the_set_up_report_describes_nation_units_and_powers() -> None:
    names = {(blurb.kind, blurb.name) for blurb in set_up(SCENE).blurbs}
    assert {("people", "Humans"), ("unit", "Noble"), ("item", "Magic Sword")} <= names
    told = " ".join(line for blurb in set_up(SCENE).blurbs for line in blurb.lines)
    assert "villeinage" in told


@rule("C1.2-7", "C18-24")
def test_map_and_notes_show_what_the_nation_sees() -> None:
    report = set_up(SCENE)
    by_number = {one.number: one for one in report.map.hexes}
    assert (by_number[110].terrain, by_number[110].owner, by_number[110].seen) == ("hills", 1, -1)
    assert [spot.name for spot in by_number[110].spots] == ["Sergil"]
    assert [(m.nation, m.count) for m in by_number[110].units] == [(1, 2)]
    assert "4001(RW) Noble" in section(report, "MAP NOTES")


@rule("C1.2-8")
def test_the_status_describes_the_nation() -> None:
    report = set_up(SCENE)
    assert "Rowanmark (RW, 2): enemy" in section(report, "STATUS")
    assert "Ruler: 3101(GE*) Lady Emerald (Noble)" in section(report, "STATUS")
    assert section(report, "LAND") == "110 hills (GE)"
    assert "Sergil [1501(GE)] (City), in 110" in section(report, "LOCATIONS")
    assert "3101(GE*) Lady Emerald (Noble): 8 w.p./100%, in 110" in section(report, "UNITS")


@rule("C1.2-9", "C6.1-2", "C6.1-3")
def test_the_table_of_resources_is_laid_out_under_its_headings() -> None:
    head, *rows = section(set_up(SCENE), "RESOURCES").splitlines()
    assert head.split() == [
        "Resource", "Pool", "Distr.", "Prod.", "Used", "Lost", "Upk.", "Poten."
    ]  # fmt: skip
    assert rows[0].split()[:2] == ["gold", "900"]
    assert {len(row) for row in (head, *rows)} == {len(head)}


@rule("C1.2-10", "C3.2-18")
def test_the_status_tells_how_many_orders_can_be_given() -> None:
    report = set_up(SCENE)
    assert "Administration points for next turn: 9" in section(report, "STATUS")
    assert "6 orders" in section(report, "UNITS")


@rule("C1.2-11")
def test_events_are_told_unit_by_unit_with_their_phases() -> None:
    lines = section(reported(SCENE), "EVENTS").splitlines()
    place = lines.index("3101(GE*) Lady Emerald (Noble)")
    assert lines[place + 1].startswith("    ")
    assert lines[place + 1].endswith("and another unit moved 110 -> 111.")
    assert lines[0] == "The nation"


@rule("C1.2-11")
def test_what_goes_on_for_phases_is_told_once() -> None:
    told = section(reported("unit 3101 GE noble at 110\norders 3101: search 4"), "EVENTS")
    assert told.splitlines() == ["3101 Noble", "  1-4  3101(GE) Noble searched."]


@rule("C1.2-12", "C1.1-3")
def test_blurbs_come_once_when_something_is_newly_known() -> None:
    scene = """
        unit   3101 GE light_cavalry at 110
        unit   4001 RW captain at 113
        orders 3101: wait 1; move 111 112
    """
    first = [blurb.name for blurb in set_up(scene).blurbs if blurb.kind == "unit"]
    assert first == ["Light Cavalry"]
    assert [blurb.name for blurb in reported(scene).blurbs] == ["Captain"]
    assert section(reported(f"{scene}\nturns 2"), "BLURBS") == ""


@rule("C1.2-13", "C2.4-10", "C1.1-2")
def test_an_item_that_is_found_is_described() -> None:
    scene = """
        hex    110 jungle
        item   1601 - sword at 110
        unit   3101 GE noble at 110
        orders 3101: search 5; take
    """
    assert [blurb.kind for blurb in set_up(scene).blurbs if blurb.kind == "item"] == []
    assert [blurb.name for blurb in reported(scene).blurbs] == ["Magic Sword"]


@rule("C2.3-5", "C2.3-6", "C1.2-16")
def test_types_that_can_be_recruited_are_described_with_their_powers() -> None:
    blurbs = {blurb.name: blurb.lines for blurb in set_up("unit 3101 GE general at 110").blurbs}
    assert "General" in blurbs
    recruits = [line for line in blurbs["General"] if line.startswith("Creates")]
    for line in recruits:
        assert line.removeprefix("Creates ").partition(":")[0] in blurbs


@rule("C1.2-14", "C1.2-15")
def test_messages_are_read_as_they_were_laid_out() -> None:
    report = reported("""
        unit   3101 GE noble at 110
        unit   4001 RW noble at 10
        orders RW: [M 1; #bf Hail #nbf friend ##1! #nl #center Peace #nl #left Farewell.; ]
    """)
    assert section(report, "NOTES & MESSAGES").splitlines() == [
        "From Rowanmark:",
        "    Hail friend #1!",
        "    " + "Peace".center(74).rstrip(),
        "    Farewell.",
    ]


@rule("C1.2-20", "C1.2-21", "C1.2-22")
def test_the_template_lists_who_can_receive_orders_where_and_what_is_pending() -> None:
    world = Scene(SCENE).world
    form = options(view_of(world, Seat("GE")), Ask(Seat("GE"), "sheet"))
    text = form.fields["template"]  # type: ignore[union-attr]
    assert "3101: ; Lady Emerald in 110" in text
    assert "1501: ; Sergil in 110" in text


@rule("C1.2-23")
def test_the_template_shows_forces() -> None:
    world = Scene(SCENE).world
    form = options(view_of(world, Seat("GE")), Ask(Seat("GE"), "sheet"))
    assert "; with 3102 Medium Infantry" in form.fields["template"]  # type: ignore[union-attr]


@rule("C1.2-6")
@pytest.mark.parametrize("title", ["Map", *(part.capitalize() for part in PARTS)])
def test_the_page_has_the_same_parts(title: str) -> None:
    assert f"<h2>{title}</h2>" in html_of(set_up(SCENE))


@rule("C1.2-7")
def test_the_drawn_map_tells_each_hex_in_words_and_is_safe() -> None:
    svg = svg_of(set_up(SCENE.replace('"Sergil"', "'Ser<gil'")))
    assert "<title>110 hills, Gemland, Ser&lt;gil, 2 units of Gemland</title>" in svg
    assert "<title>111 woods, 1 units of Rowanmark</title>" in svg
    assert "Ser<gil" not in svg


@rule("C9.2.2-23", "C9.2.2-24")
def test_a_force_is_listed_below_its_leader_in_its_own_sequence() -> None:
    report = set_up("""
        unit 3203 GE general at 110
        unit 3213 GE medium_infantry 200 in 3203
        unit 3205 GE captain in 3203
    """)
    lines = section(report, "UNITS").splitlines()
    assert [line for line in lines if line.strip()[0].isdigit()] == [
        "3203 General: 8 w.p./100%, in 110",
        "  3213 Medium Infantry: 200/100%/100%",
        "  3205 Captain: 8 w.p./100%",
    ]


@rule("C15.3-13", "C15.3-10")
def test_the_wounded_are_told_by_their_wound_points() -> None:
    units = section(set_up("unit 3101 GE medium_infantry 50 wounded 10 1 at 110"), "UNITS")
    assert "3101 Medium Infantry: 50/90%/94%, in 110" in units
    assert "wounded: 10 with 1 w.p." in units


@rule("C16-22", "C16-23")
def test_walls_and_what_is_left_of_them_stand_in_notes_and_status() -> None:
    report = set_up("location 1501 GE keep at 110 walls 4 14 damage 15")
    walls = "fortification rating:4 strength:14 damage:15 effective rating:3"
    assert walls in section(report, "MAP NOTES")
    assert walls in section(report, "LOCATIONS")


@rule("C1.2-1")
def test_the_game_master_writes_into_the_reports_of_a_turn() -> None:
    world = Scene(SCENE).world
    words = (
        GameNote(turn=0, text="Welcome #nl all."),
        GameNote(turn=0, to=("RW",), text="A secret."),
        GameNote(turn=1, text="Later."),
    )
    world.rules = replace(world.rules, notes=words)
    told = {code: report_of(view_of(world, Seat(code)), ()) for code in ("GE", "RW")}
    notes = section(told["GE"], "NOTES & MESSAGES").splitlines()
    assert notes == ["From the game master:", "    Welcome", "    all."]
    assert "A secret." in section(told["RW"], "NOTES & MESSAGES")
    assert "Later." not in section(told["RW"], "NOTES & MESSAGES")


@rule("C1.1-5")
def test_the_list_of_orders_marks_what_a_first_reading_may_pass_over() -> None:
    listed = next(line for line in page().splitlines() if line.startswith("[alias]"))
    assert "[bribe](#bribe)\\*" in listed
    assert "[move](#move) ·" in listed
    assert {one.word for one in ORDERS} >= SPECIAL
