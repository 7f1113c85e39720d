"""Plays the kept sheets of the tutorial: `python -m tests.games.cosmos.golden.recording` again.

A recorded match changes on purpose only. Whoever records it again says in the commit which clause
or table changed, and reads what became of the reports.
"""

import sys
from pathlib import Path

from warhost.cli import run
from warhost.cli.match_files import reading
from warhost.cli.match_story import learnt_last
from warhost.kernel.asks import Seat

FOLDER = Path(__file__).parent
SHEETS, REPORTS, WAR = "sheets", "reports", "tutorial.war"
SEED = "c05305" * 10 + "c053"
SEATS = (Seat("HM"), Seat("TW"))
TURNS = 8


def record(folder: Path) -> None:
    """The match file and every report, in a folder."""
    war = folder / WAR
    war.unlink(missing_ok=True)
    (folder / REPORTS).mkdir(exist_ok=True)
    seats = [word for seat in SEATS for word in ("--seat", f"{seat}=person")]
    _do("new", "cosmos", "tutorial", "--file", str(war), "--seed", SEED, *seats)
    _write_reports(folder, 0)
    for turn in range(1, TURNS + 1):
        for seat in SEATS:
            sheet = FOLDER / SHEETS / f"{seat}-{turn}.txt"
            _do("submit", str(war), f"@{sheet}", "--seat", seat)
        _write_reports(folder, turn)


def _do(*words: str) -> None:
    status = run(["match", *words])
    assert status == 0, words


def _write_reports(folder: Path, turn: int) -> None:
    with reading(folder / WAR) as match:
        write = match.terms.game.words.report
        assert write is not None
        for seat in SEATS:
            text = write(match.view(seat), learnt_last(match, seat))
            (folder / REPORTS / f"{seat}-{turn}.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    record(FOLDER)
    sys.exit(run(["match", "verify", str(FOLDER / WAR)]))
