"""A sheet of chance, for random players and for proving that every sheet is survived."""

from warhost.games.cosmos.geography import DIRECTIONS
from warhost.games.cosmos.sheets.records import Sheet
from warhost.games.cosmos.view import View
from warhost.kernel.dice import Dice

LINES = ("move {way}", "wait 1", "mytactics defend", "search 2", "repeat 2\norders:\nmove {way}\n.")
AT_MOST = 20
"""Units that a random player gives orders to in a turn."""


def sampled(view: View, dice: Dice) -> Sheet:
    """An order or two for some of the units."""
    units = sorted(unit for unit, one in view.units.items() if one.leader is None)
    lines = []
    for unit in units[:AT_MOST]:
        lines.append(f"{unit}:")
        for number in range(dice.roll(2, f"orders {unit}")):
            way = dice.pick(DIRECTIONS, f"way {unit} {number}")
            lines.append(dice.pick(LINES, f"line {unit} {number}").format(way=way))
    return Sheet("\n".join(lines) + "\n")
