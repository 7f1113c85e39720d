"""A host whose worlds hold a crowd: `python -m tests.browser.crowds serve …`."""

import sys
from typing import Any

from warhost.cli import main
from warhost.games.cosmos.rows.scenarios import Scenario
from warhost.host.library import pack_named

UNITS = 500
COLUMNS, HEIGHT = 24, 18
GROUNDS = ("plains", "farmlands", "woods", "hills", "plains", "swamp")
TYPES = ("medium_infantry", "light_cavalry", "captain", "heavy_infantry")


def scene() -> str:
    """One nation everywhere on a map of 432 hexes, and another that only looks on."""
    size = COLUMNS * HEIGHT
    lines = [f"board {COLUMNS} x {HEIGHT} plains"]
    lines += [f"hex {n} {GROUNDS[n % len(GROUNDS)]}" for n in range(1, size + 1)]
    lines += ['nation 1 AA "Aldland" points 50', 'nation 2 BB "Brackmark" points 5']
    lines += [f"land AA {n}" for n in range(1, size + 1) if n % 3]
    lines += [_unit(3000 + n, 1 + n * 7 % size) for n in range(UNITS)]
    return "\n".join([*lines, "unit 9000 BB captain at 1"])


def _unit(number: int, place: int) -> str:
    kind = TYPES[number % len(TYPES)]
    many = "" if kind == "captain" else " 50"
    return f"unit {number} AA {kind}{many} at {place}"


def with_crowd() -> None:
    """Put the world among those of the base pack."""
    scenarios: Any = pack_named("cosmos", "base").tables["scenario"]
    crowd = Scenario(id="crowd", title="A crowd", blurb="Many.", scene=scene(), turns=6)
    scenarios["crowd"] = crowd


if __name__ == "__main__":
    with_crowd()
    main(sys.argv[1:])
