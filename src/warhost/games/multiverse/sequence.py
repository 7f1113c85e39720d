"""The sequence of a war, to be read aloud: the set-up, then turn after turn."""

from collections.abc import Mapping

from warhost.games.multiverse.building.mustering import end_muster
from warhost.games.multiverse.building.phase import end_building
from warhost.games.multiverse.cards.deck import deal
from warhost.games.multiverse.diplomacy.dealing import who_answers, who_deals
from warhost.games.multiverse.heroes.deck import reveal
from warhost.games.multiverse.missions.drawing import draw_missions
from warhost.games.multiverse.tasks import Sequence, Step
from warhost.games.multiverse.turn.acting import begin_actions
from warhost.games.multiverse.turn.first import find_first_player
from warhost.games.multiverse.turn.revenue import collect
from warhost.games.multiverse.turn.starting import begin_turn
from warhost.games.multiverse.turn.steps import StepRule, everybody

SET_UP: tuple[StepRule, ...] = (
    StepRule("muster", everybody, end=end_muster),
    StepRule("combat cards", begin=deal),
    StepRule("heroes", begin=reveal),
    StepRule("secret missions", begin=draw_missions),
    StepRule("first player", begin=find_first_player),
)

TURN: tuple[StepRule, ...] = (
    StepRule("start of turn", begin=begin_turn),
    StepRule("revenue", begin=collect),
    StepRule("dealing", who_deals),
    StepRule("replies", who_answers),
    StepRule("build", everybody, end=end_building),
    StepRule("actions", begin=begin_actions),
)

SEQUENCES: Mapping[Sequence, tuple[StepRule, ...]] = {"set-up": SET_UP, "turn": TURN}


def rule_of(step: Step) -> StepRule:
    """What happens in this step."""
    return SEQUENCES[step.sequence][step.place]


def first_step(sequence: Sequence) -> Step:
    """Where a sequence begins."""
    return Step(sequence, 0, SEQUENCES[sequence][0].name)


def step_after(step: Step) -> Step:
    """What comes next; the set-up is followed by the first turn, each turn by another."""
    rules = SEQUENCES[step.sequence]
    if step.place + 1 < len(rules):
        return Step(step.sequence, step.place + 1, rules[step.place + 1].name)
    return Step("turn", 0, TURN[0].name)
