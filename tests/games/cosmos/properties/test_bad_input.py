"""Whatever is written: a clear answer, the turn runs, nobody is harmed, at a bounded cost."""

from typing import Any

import pytest

from tests.games.cosmos.base import Scene
from tests.games.cosmos.language.test_limits import calls_of
from tests.games.cosmos.properties.worlds import KEY
from tests.rule import rule
from warhost.games.cosmos.deciding import check, resolve
from warhost.games.cosmos.events import apply
from warhost.games.cosmos.questions import Read, advise
from warhost.games.cosmos.sheets.reading import LONGEST_SHEET
from warhost.games.cosmos.sheets.records import Sheet
from warhost.games.cosmos.view import dump, view_of
from warhost.games.cosmos.world import World
from warhost.kernel.asks import Ask, Seat
from warhost.kernel.dice import Dice
from warhost.kernel.digests import canonical

GE, RW = Seat("GE"), Seat("RW")
SCENE = """
    nation   1 GE Gemland points 9000
    nation   2 RW Rowanmark points 50
    pool     GE gold:100 food:900
    pool     RW gold:100 food:900
    location 1501 GE city at 10 size 2
    item     1601 GE sword in 3101
    unit     3101 GE noble at 10
    unit     3102 GE captain at 10
    unit     3103 GE medium_infantry at 10
    unit     4001 RW noble at 150
    unit     4002 RW medium_infantry in 4001
"""
THEIRS = Sheet("4001:\nmove 149 148\nsearch 2\nmytactics defend")
MOST_CALLS = 3_000_000
"""What the worst sheet may cost a turn; a sheet that orders nothing costs 20,000."""
HUGE = 10**30
LOOP = "repeat\norders:\n{}\n."
GIVEN = "order {}\norders:\n{}\n."
DEEP = "3101:\n" + "repeat\norders:\n" * 1000 + "wait 1\n" + ".\n" * 1000
OF_OTHERS = """4001:
move 10
4002:
disband
1502:
wait 1
3101:
order 4001
orders:
move 10
.
join 4001
merge 4002
disband 4002
name 4001 Ours
take 4001"""
TO_THE_DEAD = """9999:
move 11
3101:
join 9999
order 9999
orders:
move 11
.
waitforone exact 9999
find 9999 3
bribe desert 5 9999
include 9999"""
CYCLES = "\n".join([
    "3101:", LOOP.format(GIVEN.format(3102, GIVEN.format(3101, "clear"))),
    "3102:", LOOP.format(GIVEN.format(3101, GIVEN.format(3102, "wait 1"))),
])  # fmt: skip
ENDLESS = "\n".join([
    "3101:", LOOP.format("mytactics avoid"), "3102:", LOOP.format(LOOP.format("signal 3101")),
])  # fmt: skip
WITHIN = LOOP.format("repeat 999999\norders:\nrepeat 999999\norders:\nmyalias $a.\n.\n.")
ALIASES = """alias $b $a
alias $a $b
alias $a $a
$a:
move $b $a. $2/king
3101:
myalias $a.
myalias $a..
join $a.
move $a"""
NEGATIVE = """3101:
store gold:-5
recruit 2 -50
search -1
wait -3
repeat -2
orders:
wait 1
.
donate gold:-9 3102
bribe desert -5 4001
give 3102 -1
break -9
1501:
expand -3
improve strength -9
remove rating -1"""
ENORMOUS = f"""launch transports {HUGE}
transfer gold:{HUGE} RW
3101:
wait {HUGE}
3102:
search {HUGE}
recruit 2 {HUGE}
move {HUGE}
3103:
move {"1" * 400}
{HUGE}:
wait 1
1501:
expand {HUGE}
improve strength {HUGE}
repeat {HUGE}"""
CASES = {
    "control characters": "3101:\n\x00search\x07 2\x1b[31m\n\x0b\x0c\u2028\u202e\nmove \ud7ff 11\n",
    "nested a thousand deep": DEEP,
    "periods and lists without order": "3101:\n" + ".\norders:\n" * 500,
    "ids of others": OF_OTHERS,
    "orders to the dead": TO_THE_DEAD,
    "cycles of order": CYCLES,
    "endless repeats of nothing": ENDLESS,
    "repeats within repeats": f"3101:\n{WITHIN}",
    "aliases of aliases": ALIASES,
    "negative amounts": NEGATIVE,
    "enormous amounts": ENORMOUS,
    "words by the thousand": "3101:\nmove " + "11 10 " * 15_000,
    "blocks by the thousand": "3101:\nmytactics avoid\n" * 5_000,
    "names and messages": f"name 3101 {'x' * 5000}\n[M 1,2,99\n#bogus {'text ' * 5000}\n]\n[M",
    "unclosed everything": '3101:\nmyname "never\nrepeat\norders:\nrecruit 2\norders:\n[M\n',
}


def turn(world: World, sheet: str) -> None:
    for event in resolve(world, {GE: Sheet(sheet), RW: THEIRS}, Dice(KEY)):
        apply(world, event)


def theirs(world: World) -> Any:
    """All that the other nation has, and all it can do next."""
    view = view_of(world, RW)
    return view.units, view.queues, view.nations[world.seats[RW]].pool


@rule("C4.1-19", "C3.1-1")
@pytest.mark.parametrize("name", CASES)
def test_no_sheet_stops_a_turn_or_harms_anybody(name: str) -> None:
    world, other = Scene(SCENE).world, Scene(SCENE).world
    reading = advise(view_of(world, GE), Read(CASES[name]))
    assert all(remark.text and remark.line for remark in reading.remarks)
    turn(world, CASES[name])
    turn(other, "")
    assert theirs(world) == theirs(other)
    assert world.clock.turn == 1


@pytest.mark.parametrize("name", CASES)
def test_a_sheet_costs_a_bounded_time(name: str) -> None:
    world = Scene(SCENE).world
    assert calls_of(lambda: turn(world, CASES[name])) < MOST_CALLS


@pytest.mark.parametrize("letters", [LONGEST_SHEET + 1, 1_000_000])
def test_a_sheet_without_measure_is_refused_before_anything_of_it_is_read(letters: int) -> None:
    view = view_of(Scene(SCENE).world, GE)
    sheet = Sheet("wait 1\n" * (letters // 7 + 1))
    assert [one.clause for one in check(view, Ask(GE, "sheet"), sheet)] == ["C3.1-1"]
    assert calls_of(lambda: check(view, Ask(GE, "sheet"), sheet)) < 50


@pytest.mark.parametrize("stop", [0, 1, 5, 40, 90])
def test_a_turn_that_was_killed_runs_again_to_the_same_end(stop: int) -> None:
    """Events of a turn that was broken off are nowhere but in the world that is thrown away."""
    kept = canonical(dump(Scene(SCENE).world))
    sheets = {GE: Sheet("3101:\nmove 11 12\nsearch 3\n3103:\nmove 11"), RW: THEIRS}
    ends = []
    for breaks in (stop, None):
        world = Scene(SCENE).world
        assert canonical(dump(world)) == kept
        for number, event in enumerate(resolve(world, sheets, Dice(KEY))):
            if number == breaks:
                break
            apply(world, event)
        again = Scene(SCENE).world
        for event in resolve(again, sheets, Dice(KEY)):
            apply(again, event)
        ends.append(canonical(dump(again)))
    assert ends[0] == ends[1]
