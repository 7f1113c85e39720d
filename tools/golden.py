"""Record the matches that the tests keep: bots, always the same seed. `golden.py [GAME …]`

A recorded match changes on purpose only. Whoever records it again says in the commit which
clause or table changed.
"""

import sys
from pathlib import Path

from warhost.cli import run

SEED = "5eed" * 16
COLOURS = ("red", "blue", "green", "gold")
RECORDINGS: dict[str, dict[str, tuple[list[str], list[str]]]] = {
    "triumph": {"first-orders": (["captain", "steady"], [])},
    "multiverse": {
        "novice-skirmish": (["steward"] * 2, []),
        "advanced-duel": (["steward"] * 2, ["turn_limit=5"]),
        "veteran-skirmish": (["seer", "steward"], ["turn_limit=4"]),
        "expert-duel": (["steward"] * 2, ["turn_limit=5"]),
        "team-war": (["steward"] * 4, ["turn_limit=3"]),
        "three-daggers": (["steward"] * 3, ["turn_limit=4"]),
        "four-crowns": (["steward"] * 4, ["turn_limit=3"]),
    },
}
"""By game and scenario: who sits there, and the options."""


def main(games: list[str]) -> int:
    """Record them, and verify what was recorded."""
    for game in games or RECORDINGS:
        for scenario, (bots, options) in RECORDINGS[game].items():
            status = record(game, scenario, bots, options)
            if status:
                return status
    return 0


def record(game: str, scenario: str, bots: list[str], options: list[str]) -> int:
    """One match, from its beginning to its end."""
    file = Path("tests/games") / game / "golden" / f"{scenario}.war"
    file.unlink(missing_ok=True)
    begin = ["match", "new", game, scenario, "--file", str(file), "--seed", SEED]
    for seat, bot in zip(COLOURS, bots, strict=False):
        begin += ["--seat", f"{seat}={bot}"]
    for option in options:
        begin += ["--option", option]
    for words in (begin, ["match", "run", str(file)], ["match", "verify", str(file)]):
        status = run(words)
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
