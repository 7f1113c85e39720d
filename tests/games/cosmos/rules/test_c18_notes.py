"""C18 The map notes, and what the report tells of those who were seen."""

from textwrap import dedent

from tests.games.cosmos.reporting import reported, section, set_up
from tests.rule import rule

REALM = """
    hex      123 farmlands
    nation   1 GE "Gemland" ruler noble
    nation   2 RW "Rowanmark"
    land     GE 123
    location 1826 GE city at 123 named "Sergilia" size 6 max 12 trade 10 walls 2 7
    location 1867 GE keep at 1826 walls 4 14
    unit     3101 GE noble at 1867 named "King Eduardo" ruler
    unit     3105 GE captain at 1867
    unit     3108 GE medium_infantry 200 at 1867
    unit     3110 GE captain at 1867
    unit     3111 GE captain at 1826
    unit     3117 GE captain at 123
"""
NOTE = """\
123 farmlands (GE)
  Sergilia [1826(GE)] (City)
      size 6 of 12
      interior terrain: city
      city trade rating: 10
      city walls: rating:2 strength:7
    Keep [1867(GE)]
        interior terrain: structure
        fortification rating:4 strength:14
      3101(GE*) King Eduardo (Noble): 8 w.p./100%
      3105(GE) Captain: 8 w.p./100%
      3108(GE) Medium Infantry: 200/100%/100%
      3110(GE) Captain: 8 w.p./100%
    3111(GE) Captain: 8 w.p./100%
  3117(GE) Captain: 8 w.p./100%"""


def notes(report: object) -> str:
    return section(report, "MAP NOTES")  # type: ignore[arg-type]


@rule("C18-31", "C18-29", "C18-30")
def test_example_of_a_hex_with_a_city_and_a_keep_in_it() -> None:
    assert notes(set_up(REALM)) == NOTE


@rule("C18-32", "C18-33")
def test_others_see_the_same_of_it_as_its_owner() -> None:
    scene = f"{REALM}\n    unit 4001 RW captain at 123"
    theirs = notes(set_up(scene, "RW"))
    assert theirs == NOTE + "\n  4001(RW) Captain: 8 w.p./100%"


@rule("C18-29")
def test_locations_and_items_come_first_by_number_and_then_units() -> None:
    scene = """
        item     1700 - sword at 110
        location 1650 - fort at 110
        location 1750 - oasis at 110
        unit     3101 GE noble at 110
        unit     1000 RW noble at 110
    """
    assert [note.id for note in set_up(scene).notes[0].inside] == [1650, 1700, 1750, 1000, 3101]


@rule("C18-26", "C18-27")
def test_who_is_out_of_sight_is_noted_with_the_phase() -> None:
    scene = """
        unit   3101 GE noble at 110
        unit   4001 RW noble at 111
        orders 4001: move 112 113
    """
    text = notes(reported(scene))
    assert text.splitlines()[-2:] == [
        "111 plains",
        "  4001(RW) Noble: 8 w.p./100%, last seen in phase 4",
    ]
    assert "4001" not in notes(reported(f"{scene}\n        turns 2"))


@rule("C18-27")
def test_who_was_left_behind_was_seen_until_then() -> None:
    text = notes(
        reported("""
        unit   3101 GE noble at 110
        unit   4001 RW noble at 111
        orders 3101: wait 2; move 109 108
    """)
    )
    assert "4001(RW) Noble: 8 w.p./100%, last seen in phase 6" in text


@rule("C18-28")
def test_notes_tell_from_where_somebody_came_and_where_one_is_going() -> None:
    text = notes(
        reported("""
        unit   3101 GE noble at 110
        unit   3102 GE heavy_infantry at 110
        unit   4001 RW noble at 110
        orders 4001: move 111
        orders 3102: wait 22; move 109
    """)
    )
    assert "4001(RW) Noble: 8 w.p./100%, came from 110" in text
    assert "3102(GE) Heavy Infantry: 50/100%/100%, moving towards 109 (arrives phase 5)" in text


@rule("C18-30", "C2.1.2-3")
def test_what_is_over_a_hex_is_noted_below_it() -> None:
    text = notes(set_up("unit 3101 GE noble at o110\nunit 3102 GE captain at 110"))
    assert text == dedent("""\
        110 plains
          3102(GE) Captain: 8 w.p./100%
          over the hex
            3101(GE) Noble: 8 w.p./100%""")


@rule("C18-35")
def test_the_status_tells_more_of_the_own_than_the_notes() -> None:
    report = set_up(f"{REALM}\n    store 1826 gold:7\n    pool GE gold:1")
    assert "stores 7 gold" in section(report, "LOCATIONS")
    assert "flee; 6 orders" in section(report, "UNITS")
    assert "stores" not in notes(report)


@rule("C18-35", "C6.1-5")
def test_nobody_reads_what_others_store() -> None:
    report = set_up(f"{REALM}\n    store 1826 gold:777\n    unit 4001 RW captain at 123", "RW")
    assert "777" not in str(report)


@rule("C18-23")
def test_the_events_tell_whom_the_nation_saw() -> None:
    report = reported("""
        unit   3101 GE noble at 110
        unit   4001 RW noble at 113
        unit   4002 RW noble at 112
        orders 3101: move 111
        orders 4001: wait 6; move 112
    """)
    told = section(report, "EVENTS")
    assert "    4  4002(RW) Noble was seen at 112." in told
    assert "   10  4001(RW) Noble came to 112." in told


@rule("C11.4-2")
def test_connections_that_are_known_stand_in_the_notes() -> None:
    scene = """
        location 1501 - cave at 110
        location 1502 - cave at 130
        connection 1501 1502 cave 250
        unit     3101 GE noble at {}
    """
    assert "connection to 1502: 2.5 hexes of cave" in notes(set_up(scene.format(1501)))
    assert "connection" not in notes(set_up(scene.format(110)))
