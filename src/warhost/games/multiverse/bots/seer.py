"""Seer: tries the likeliest deeds in imagined worlds and several tempers, and takes the best."""

from typing import Any

from warhost.games.multiverse.answers import FINISH, HALT
from warhost.games.multiverse.bots.asides import muster_strongest
from warhost.games.multiverse.bots.deeds import LEAST, Deeds, actions, active_unit, weighed
from warhost.games.multiverse.bots.distances import far_from
from warhost.games.multiverse.bots.goals import fights
from warhost.games.multiverse.bots.planning import plan_of
from warhost.games.multiverse.bots.player import Decide, player
from warhost.games.multiverse.bots.scene import Scene
from warhost.games.multiverse.bots.steward import ANSWERS
from warhost.games.multiverse.bots.temper import BOLD, GUARDING, STEADY, STORMING, WARY, Temper
from warhost.games.multiverse.bots.trying import Candidate, best_of_all
from warhost.games.multiverse.world import View
from warhost.kernel.asks import Ask
from warhost.kernel.dice import Dice

CONTACT = 8
"""Farther apart than this many AP, nobody meets soon, and nothing is imagined."""
OTHERS = (BOLD, WARY, STORMING, GUARDING)
BEST_OF_STEADY = 3
ARMED, THRIFTY = Temper(arms=1.6, works=0.5), Temper(arms=0.8, works=1.4)
"""Plans for arms, and for works."""
A_MARCH = 12
"""So many hexes between two Settlements make arms more urgent than works."""


class Seer:
    """Imagines so many worlds for each decision that matters."""

    def __init__(self, worlds: int) -> None:
        self.worlds = worlds

    def act(self, view: View, _: Ask, dice: Dice) -> Any:
        """M4.1-6 A deed of any unit or building, or the end of the phase."""
        scene = Scene(view)
        ranked = _ranked(actions(scene), FINISH)
        if not _in_contact(scene):
            return ranked[0]
        moods = (Scene(view, temper, scene.reckoning) for temper in OTHERS)
        others = [_ranked(actions(mood), FINISH)[0] for mood in moods]
        return best_of_all(view, _candidates(ranked, others), self.worlds, dice)

    def go_on(self, view: View, _: Ask, dice: Dice) -> Any:
        """M4.2-3 What the unit that is being activated does next."""
        scene, unit = Scene(view), active_unit(view)
        ranked = _ranked(weighed(scene, unit), HALT)
        if not fights(view.table, unit) or not _in_contact(scene):
            return ranked[0]
        moods = (Scene(view, temper, scene.reckoning) for temper in OTHERS)
        others = [_ranked(weighed(mood, unit), HALT)[0] for mood in moods]
        return best_of_all(view, _candidates(ranked, others), self.worlds, dice)

    def plan(self, view: View, _: Ask, dice: Dice) -> Any:
        """M3.2-3 A plan for arms, for works, or for both."""
        plans = [Candidate(plan_of(view, ARMED if _is_near(view) else STEADY), STEADY)]
        for temper in (STEADY, ARMED, THRIFTY):
            order = plan_of(view, temper)
            if all(order != other.order for other in plans):
                plans.append(Candidate(order, STEADY))
        return best_of_all(view, plans, self.worlds, dice)


def seer(worlds: int) -> Decide:
    """A player that thinks so hard."""
    mind = Seer(worlds)
    own = {"build": mind.plan, "action": mind.act, "activation": mind.go_on}
    return player({**ANSWERS, "muster": muster_strongest, **own})


def _is_near(view: View) -> bool:
    """Whether an enemy's Settlement is a short march away."""
    table = view.table
    walls = [b for b in table.buildings.values() if b.is_settlement]
    own = tuple(h for b in walls if b.seat == view.seat for h in b.hexes)
    foes = [b.hex for b in walls if not table.are_allied(b.seat, view.seat)]
    return any(table.board.distance(foe, h) <= A_MARCH for foe in foes for h in own)


def _ranked(deeds: Deeds, otherwise: Any) -> list[Any]:
    """The best first; stopping stands where deeds begin to bring nothing."""
    best = sorted(deeds, key=lambda deed: -deed[0])
    return [*(order for worth, order in best if worth > LEAST), otherwise]


def _in_contact(scene: Scene) -> bool:
    """Whether any fighter could soon meet an enemy."""
    ground = scene.table.ground
    hexes = [unit.hex for unit in scene.own if fights(scene.table, unit)]
    return any(
        far_from(ground, (foe,))[hex_] <= CONTACT for foe in scene.foe_hexes for hex_ in hexes
    )


def _candidates(ranked: list[Any], others: list[Any]) -> list[Candidate]:
    """The steward's best, the end, and what it would do in other tempers."""
    found = [Candidate(order, STEADY) for order in ranked[:BEST_OF_STEADY]]
    known = [candidate.order for candidate in found]
    for order, temper in zip(others, OTHERS, strict=True):
        if order not in known:
            known.append(order)
            found.append(Candidate(order, temper))
    return found


SEER = seer(6)
