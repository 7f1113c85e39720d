"""The same battle again and again, by the very code that fights it in a turn."""

from collections.abc import Iterator, Sequence

import msgspec

from warhost.games.cosmos.battle.fight import Fight
from warhost.games.cosmos.battle.fighting import fight_out
from warhost.games.cosmos.battle.mustering import mustered
from warhost.games.cosmos.battle.records import Blow, Reason
from warhost.games.cosmos.ids import NationId, UnitId
from warhost.games.cosmos.odds.armies import NoArmy, scene_of
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.scene.cursor import SceneFlaw
from warhost.games.cosmos.scene.reading import read_scene
from warhost.games.cosmos.world import World
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal

SIDES = (NationId(1), NationId(2))
NAMES = ("first", "second")
MOST_TRIALS = 20_000
AT_ONCE = 40
TENTHS = 10
POINTS = (10, 50, 90)
"""The shares of trials, in parts of a hundred, whose losses are told."""


class Losses(msgspec.Struct, frozen=True):
    """What becomes of one side, over all trials."""

    side: str
    individuals: int
    killed: float
    """On average."""
    gone: float
    """Killed or fled, on average."""
    at_most: tuple[tuple[int, int], ...]
    """So many of a hundred trials cost it so many killed or fewer."""
    tenths: tuple[int, ...]
    """Trials by the share of its individuals that were killed: under a tenth, under two …"""
    reasons: tuple[Reason, ...] = ()
    """What made its first attack stronger or weaker."""


class BattleOdds(msgspec.Struct, frozen=True):
    """The odds of one battle."""

    place: str
    trials: int
    first: int
    second: int
    """How often only this side was left on the field."""
    neither: int
    """How often both were, or nobody."""
    segments: float
    losses: tuple[Losses, ...]


def odds_of(
    rules: Rules, armies: tuple[str, str], place: str, trials: int, dice: Dice
) -> BattleOdds | list[Refusal]:
    """The odds, or why there are none."""
    if not 0 < trials <= MOST_TRIALS:
        return [Refusal("C15-2", "trials", f"There are 1 to {MOST_TRIALS} trials.")]
    try:
        scene, storming = scene_of(rules, *armies, place)
        world = read_scene(scene, rules)
    except (NoArmy, SceneFlaw) as flaw:
        return [Refusal("C15-2", "", f"{flaw}".capitalize())]
    world.storming = dict.fromkeys(map(UnitId, storming))
    if not mustered(world):
        return [Refusal("C15-2", "", "No battle begins: nobody could do anything to a foe.")]
    return _summed(place, list(_fought(world, trials, dice)))


class _Trial(msgspec.Struct, frozen=True):
    standing: tuple[bool, bool]
    came: tuple[int, int]
    killed: tuple[int, int]
    gone: tuple[int, int]
    segments: int
    reasons: tuple[tuple[Reason, ...], ...]


def _fought(world: World, trials: int, dice: Dice) -> Iterator[_Trial]:
    while trials > 0:
        fights = [mustered(world)[0] for _ in range(min(trials, AT_ONCE))]
        fight_out(fights, dice, 0)
        yield from map(_trial, fights)
        trials -= len(fights)


def _trial(fight: Fight) -> _Trial:
    came, left, stay = [0, 0], [0, 0], [0, 0]
    for one in fight.fighters:
        side = SIDES.index(one.nation)
        came[side] += one.unit.individuals
        left[side] += fight.ranks.counts[one.index]
        stay[side] += 0 if one.fate else fight.ranks.counts[one.index]
    return _Trial(
        (stay[0] > 0, stay[1] > 0),
        (came[0], came[1]),
        (came[0] - left[0], came[1] - left[1]),
        (came[0] - stay[0], came[1] - stay[1]),
        len(fight.segments),
        tuple(_reasons(fight, side) for side in SIDES),
    )


def _reasons(fight: Fight, side: NationId) -> tuple[Reason, ...]:
    own = {one.unit.id for one in fight.fighters if one.nation == side}
    blows: Iterator[Blow] = (blow for segment in fight.segments for blow in segment.blows)
    return next((blow.reasons for blow in blows if blow.attacker in own), ())


def _summed(place: str, trials: Sequence[_Trial]) -> BattleOdds:
    only = [tuple(one.standing) for one in trials]
    first, second = only.count((True, False)), only.count((False, True))
    return BattleOdds(
        place,
        len(trials),
        first,
        second,
        len(trials) - first - second,
        sum(one.segments for one in trials) / len(trials),
        tuple(_losses(trials, side) for side in range(len(SIDES))),
    )


def _losses(trials: Sequence[_Trial], side: int) -> Losses:
    came = trials[0].came[side]
    killed = sorted(one.killed[side] for one in trials)
    tenths = [0] * TENTHS
    for number in killed:
        tenths[min(TENTHS * number // max(came, 1), TENTHS - 1)] += 1
    return Losses(
        NAMES[side],
        came,
        sum(killed) / len(killed),
        sum(one.gone[side] for one in trials) / len(trials),
        tuple((part, killed[(len(killed) - 1) * part // 100]) for part in POINTS),
        tuple(tenths),
        trials[0].reasons[side],
    )
