"""A storm as players read it, segment by segment; changed only on purpose."""

from pathlib import Path

from tests.games.cosmos.reporting import reported
from warhost.games.cosmos.report.battle_text import battle_lines

STORM = """
    nation 1 GE "Gemland" points 9
    nation 2 RW "Rowanmark" points 9
    policy GE RW enemy
    policy RW GE enemy
    location 1501 RW castle at 123 walls 1 30 named "High Rock"
    unit   3101 GE general at 123 named "Sir Corvin" tactics avoid
    unit   3102 GE spears 300 at 123 named "First Wall" morale 20
    unit   3103 GE lancers 60 at 123
    unit   4101 RW bows 60 at 1501 tactics defend
    unit   4102 RW spears 80 at 123 tactics attack
    unit   4103 RW captain at 1501
    orders 3102: storm
"""


def test_a_storm_reads_as_it_did() -> None:
    (battle,) = reported(STORM).battles
    golden = Path(__file__).with_name("battle.txt").read_text("utf-8")
    assert "\n".join(battle_lines(battle, is_detailed=True)) == golden.rstrip("\n")
