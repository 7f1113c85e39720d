"""Triumph!: poses, reach, odds, copies, whole games of its bots, and replays of them."""

import time
from collections.abc import Iterator
from importlib import resources

from warhost.bench.figures import Figure, in_turn, seconds_each
from warhost.bench.matches import events_of, played_by
from warhost.games.triumph.combat.matchups import matchup
from warhost.games.triumph.deciding import parse
from warhost.games.triumph.game import GAME
from warhost.games.triumph.movement.field import field_of
from warhost.games.triumph.movement.plans import plan_of
from warhost.games.triumph.movement.snapped_moves import snapped
from warhost.games.triumph.questions import advise
from warhost.games.triumph.questions.reach import Reach
from warhost.games.triumph.rules import Rules, rules_from
from warhost.games.triumph.scene import read_scene
from warhost.games.triumph.view import view_of
from warhost.games.triumph.world import StandId, World
from warhost.host.history import count_of_frames, frames_of
from warhost.kernel.asks import Ask, Seat
from warhost.kernel.match import Match
from warhost.kernel.replay import replay
from warhost.players import players_of
from warhost.shelf.packs import load_pack

TOPIC = "Triumph!"
RED = Seat("red")
MICROSECOND, MILLISECOND = 1e-6, 1e-3
POSES = (
    "move red/8 to 24.5,11.5 facing 0",
    "move red/8 to 25,14 facing 350",
    "move red/8 to 24,16 facing 10",
    "move red/9 to 27,12 facing 5",
    "move red/9 to 26,21 facing 0",
    "move red/11 to 31,13 facing 20",
)
"""Poses of single stands, some in the open, some near an enemy, some out of reach."""
ARMIES = {"red": "iskar-spring", "blue": "greyfell-passes"}
GROUP = tuple(StandId(f"red/{number}") for number in range(1, 7))


def measure() -> Iterator[Figure]:
    rules = rules_from(load_pack("triumph", "base", GAME.schema).tables, "standard")
    world = _two_lines(rules)
    yield from _of_positions(world)
    yield from _of_odds(rules)
    yield from _of_games()


def _two_lines(rules: Rules) -> World:
    text = resources.files("warhost.bench").joinpath("two-lines.txt").read_text("utf-8")
    world = read_scene(text, rules)
    assert isinstance(world, World), world
    return world


def _of_positions(world: World) -> Iterator[Figure]:
    view = view_of(world, RED)
    orders = [parse(text, view, Ask(RED, "movement")) for text in POSES]
    field = field_of(view)
    each, worst = seconds_each(
        in_turn(orders, lambda order: plan_of(field, snapped(field, order))), 600
    )
    yield Figure(TOPIC, "legality and snap of a pose", 1 / each, "poses/s", 1 / worst, 5000)
    each, worst = seconds_each(lambda: advise(view, Reach(GROUP)), 3)
    yield _milliseconds("reach of a group of six", each, worst, 30)
    each, worst = seconds_each(lambda: GAME.copy(world), 20_000)
    yield _microseconds("copy of a position", each, worst, 10)


def _of_odds(rules: Rules) -> Iterator[Figure]:
    pairs = [(first, second) for first in rules.types for second in rules.types]
    each, worst = seconds_each(
        in_turn(pairs, lambda pair: matchup(rules, pair[0], pair[1], (), ())), len(pairs)
    )
    yield _microseconds("exact odds of one engagement", each, worst, 100)
    yield _milliseconds("odds of all pairs of types", each * len(pairs), worst * len(pairs), 100)


def _of_games() -> Iterator[Figure]:
    for bot in players_of(GAME):
        started = time.perf_counter()
        match, slowest = played_by(GAME.name, "battle", bot, armies=ARMIES)
        whole = time.perf_counter() - started
        goal = 10 if bot == next(iter(GAME.bots), None) else 0
        yield Figure(TOPIC, f"a whole game of {bot} against itself", whole, "s", whole, goal)
        yield _milliseconds(f"slowest decision of {bot} in it", slowest, slowest, 1000)
    yield from _of_replays(match)


def _of_replays(match: Match) -> Iterator[Figure]:
    events = len(events_of(match))
    last = range(count_of_frames(match) - 1, count_of_frames(match))
    each, worst = seconds_each(lambda: list(frames_of(match, RED, last)), 1)
    yield Figure(
        TOPIC, "that game shown to its end", events / each, "events/s", events / worst, 20_000
    )
    each, worst = seconds_each(lambda: replay(match.terms, match.lines), 1, runs=3)
    yield Figure(
        TOPIC, "that game played again and compared", events / each, "events/s", events / worst
    )


def _microseconds(what: str, each: float, worst: float, goal: float) -> Figure:
    return Figure(TOPIC, what, each / MICROSECOND, "µs", worst / MICROSECOND, goal)


def _milliseconds(what: str, each: float, worst: float, goal: float) -> Figure:
    return Figure(TOPIC, what, each / MILLISECOND, "ms", worst / MILLISECOND, goal)
