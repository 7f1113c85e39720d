"""Let every ready army of Triumph! meet every other, and print what each won as a table.

.venv/bin/python tools/balance.py --player steady --out meetings.txt --jobs 2

Each finished battle is a line of the file, and the same command goes on where it ends.
"""

import argparse
import functools
import itertools
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from warhost.games.triumph.game import GAME
from warhost.kernel.asks import Seat
from warhost.lab.playing import play
from warhost.lab.series import Series
from warhost.lab.shares import Share, share_of
from warhost.shelf.packs import Pack, load_pack

RED, BLUE = Seat("red"), Seat("blue")
TURN_LIMIT = 20
NOBODY = "nobody"

Meeting = tuple[str, str]
"""The armies of red and of blue."""
Results = dict[Meeting, str]
"""The seat that won each."""


@functools.cache
def pack() -> Pack:
    """The shipped tables, read once a process."""
    return load_pack(GAME.name, "base", GAME.schema, GAME.audit)


def armies() -> list[str]:
    """The ready armies of 48 points."""
    rosters = pack().tables["roster"]
    return [name for name, roster in rosters.items() if roster.format == "standard"]


def meetings(share: int) -> list[Meeting]:
    """Each army against each other, once from either side; or one in so many of these."""
    found = list(itertools.permutations(armies(), 2))
    return [meeting for place, meeting in enumerate(found) if place % share == 0]


def winner_of(meeting: Meeting, player: str) -> str:
    """The seat that wins a battle, or nobody."""
    red, blue = meeting
    series = Series(
        game=GAME.name,
        pack="base",
        scenario="battle",
        seats=(RED, BLUE),
        players=(player, player),
        options={"armies": {RED: red, BLUE: blue}, "turn_limit": TURN_LIMIT},
        seed=f"{red} {blue}",
    )
    return next(iter(play(series, pack(), 0).winners), NOBODY)


def read(path: Path) -> Results:
    """What earlier runs have played."""
    lines = path.read_text().splitlines() if path.exists() else []
    words = (line.split() for line in lines)
    return {(red, blue): winner for red, blue, winner in words}


def fight(path: Path, missing: Sequence[Meeting], player: str, jobs: int) -> None:
    """Play what is missing, and write down each battle when it is over."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context) as pool, path.open("a") as file:
        waiting = {pool.submit(winner_of, meeting, player): meeting for meeting in missing}
        for done in as_completed(waiting):
            print(*waiting[done], done.result(), file=file, flush=True)


def table_of(results: Results) -> Iterator[str]:
    """A line an army, the strongest first."""
    reds = share_of(sum(winner == RED for winner in results.values()), len(results))
    open_ones = sum(winner == NOBODY for winner in results.values())
    yield f"{len(results)} battles, {open_ones} without a winner."
    yield f"Red won {reds.share:.0%} ({reds.low:.0%} to {reds.high:.0%}).\n"
    yield "| army | won | of | share | 95 % interval |"
    yield "| --- | ---: | ---: | ---: | --- |"
    shares = {name: share_of_army(results, name) for name in armies()}
    for name, share in sorted(shares.items(), key=lambda item: -item[1].share):
        interval = f"{share.low:.0%} to {share.high:.0%}"
        yield f"| {name} | {share.won} | {share.matches} | {share.share:.0%} | {interval} |"


def share_of_army(results: Results, name: str) -> Share:
    """Of the battles that the army fought on either side."""
    won = sum(
        (red if winner == RED else blue) == name
        for (red, blue), winner in results.items()
        if winner != NOBODY
    )
    return share_of(won, sum(name in meeting for meeting in results))


def main() -> None:
    """Play, then print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--player", default="steady")
    parser.add_argument("--out", type=Path, default=Path("meetings.txt"))
    parser.add_argument("--share", type=int, default=1, help="play one meeting in so many")
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    known = read(wanted.out)
    missing = [meeting for meeting in meetings(wanted.share) if meeting not in known]
    fight(wanted.out, missing, wanted.player, wanted.jobs)
    print("\n".join(table_of(read(wanted.out))))


if __name__ == "__main__":
    main()
