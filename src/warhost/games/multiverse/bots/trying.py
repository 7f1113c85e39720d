"""Candidates are tried in imagined worlds, each with the same dice; a clear gain is needed."""

from typing import Any, NamedTuple

from warhost.games.multiverse.bots.foresight import Foresight
from warhost.games.multiverse.bots.judging import judged
from warhost.games.multiverse.bots.reckoning import Reckoning, RoughReckoning
from warhost.games.multiverse.bots.temper import Temper
from warhost.games.multiverse.copying import copy_of_world
from warhost.games.multiverse.view import imagined
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.digests import keyed

MARGIN, SURE = 0.25, 0.8
"""By how much a candidate must be better than the first, and by how many errors."""
DROPPING, FEWEST = (2, 5), 2
"""After which worlds the worse half drops out, down to so few."""


class Candidate(NamedTuple):
    """An answer, and the temper in which its seat plays on."""

    order: Any
    temper: Temper


def best_of_all(view: View, candidates: list[Candidate], worlds: int, dice: Dice) -> Any:
    """The best on average; what falls behind drops out, and the first yields to a clear gain."""
    if len(candidates) == 1:
        return candidates[0].order
    found: dict[int, list[float]] = {place: [] for place in range(len(candidates))}
    key = bytes(dice.roll(256, "foresight") - 1 for _ in range(16))
    reckoning = RoughReckoning()
    for number in range(worlds):
        chance = keyed(key, str(number).encode())
        world = imagined(view, Dice(chance))
        for place, outcomes in found.items():
            outcomes.append(_outcome(world, view.seat, candidates[place], chance, reckoning))
        if number in DROPPING and len(found) > FEWEST:
            keep = sorted(found, key=lambda place: -sum(found[place]))[: (len(found) + 1) // 2]
            found = {place: found[place] for place in sorted({0, *keep})}
    best = max(found, key=lambda place: sum(found[place]))
    return candidates[best if _is_clear(found[best], found[0]) else 0].order


def _is_clear(one: list[float], other: list[float]) -> bool:
    """Whether one is better by more than chance would make it, world by world."""
    gains = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    return mean > MARGIN and mean > SURE * (spread / len(gains)) ** 0.5


def _outcome(
    world: World, seat: Seat, candidate: Candidate, chance: bytes, reckoning: Reckoning
) -> float:
    """How good it is for the seat when it acts next; the dice are the same for all candidates."""
    played = copy_of_world(world)
    foresight = Foresight(played, seat, candidate.temper, Dice(chance), reckoning)
    foresight.begin(candidate.order)
    foresight.play_on()
    return judged(played, seat)
