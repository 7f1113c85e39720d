"""A siege and a quest as players read them, changed only on purpose."""

from pathlib import Path

import pytest

from tests.games.cosmos.reporting import reported, section

SIEGE = """
    nation 1 GE "Gemland" home 1503 points 50
    nation 2 RW "Rowanmark" points 50
    policy RW GE enemy
    location 1501 GE city at 123 named "Sergilia" size 6 trade 20 walls 2 9 damage 2
    location 1503 GE city at 40 size 1
    land   GE 123
    unit   3001 GE noble at 1501 named "Lady Emerald"
    unit   3002 GE medium_infantry 50 at 1501 tactics defend
    unit   4001 RW captain at 123 named "Captain Thorn" tactics avoid
    unit   4002 RW heavy_infantry 200 in 4001 tactics defend
    unit   4003 RW crew at 123 tactics defend
    unit   4004 RW diggers at 123 tactics defend
    unit   4005 RW mage at 122
    pool   GE gold:9000 food:90000 men:400 arms:400
    pool   RW gold:9000 food:90000
    orders 1501: repair damage
    orders 3001: recruit "Medium Infantry" 20
    orders 4003: damage 1501 8
    orders 4004: sap 1501 12
    orders 4005: crumble 1501; wait 9; darknight 123
    dice   damage 1 2 3 4 4 1 2 1 2 2 3 3 1 1 1 2 2 3 4 1
    dice   sapping 1 1 2 3 1 2 2 4 1 1 1 2
    dice   undermined 36 36 36 36 2 36 36 36 36 36 36 36 36 36 36 36 36 36 36 36 36 36 36 36
    dice   share 4
    dice   weight 3
"""
QUEST = """
    nation 1 GE "Gemland" home 1501 points 9
    nation 2 RW "Rowanmark"
    location 1501 GE city at 123 named "Sergilia" size 2
    location 1601 - den at 123 named "The Cold Den"
    location 1602 - bazaar at 145 named "Old Bazaar"
    quest  wolf_den in 1601 items 1701
    quest  old_bazaar in 1602 items 1711
    route  1601 1602 6 price 2 each named "Goat track to the bazaar"
    unit   3101 GE noble at 1501 named "Lady Emerald" carries gold:60 wounded 1 6
    unit   3102 GE errant in 3101 named "Sir Alder"
    orders 3101:
        questing on
        move 123 1601
        retreatspot 3101 3102
        retreatwhen 3 3101 3102
        search 3
        take
        collect gold:30
        travel 1602
        take 1711
        search 1
"""


@pytest.mark.parametrize(("scene", "name"), [(SIEGE, "siege"), (QUEST, "quest")])
def test_reports_read_as_they_did(scene: str, name: str) -> None:
    report = reported(scene)
    parts = [f"{title}\n\n{section(report, title)}" for title in ("MAP NOTES", "EVENTS")]
    golden = Path(__file__).with_name(f"{name}.txt").read_text("utf-8")
    assert "\n\n".join(parts).strip() == golden.strip()
