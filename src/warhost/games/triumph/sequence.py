"""The sequence of a battle, to be read aloud: the set-up, then turn after turn."""

from collections.abc import Mapping

from warhost.games.triumph.setup.dice import (
    roll_advantage,
    roll_layout,
    roll_terrain,
    roll_topography,
)
from warhost.games.triumph.setup.flank_march import (
    miss_first_flank_march,
    miss_second_flank_march,
)
from warhost.games.triumph.setup.moments import (
    who_camps_first,
    who_camps_second,
    who_may_flank,
    who_places_centre_first,
    who_places_centre_second,
    who_places_rest_first,
    who_places_rest_second,
)
from warhost.games.triumph.steps import StepRule, advantaged, disadvantaged
from warhost.games.triumph.tasks import Sequence, Step
from warhost.games.triumph.turn.command import roll_command
from warhost.games.triumph.turn.first import begin_first_turn
from warhost.games.triumph.turn.moving import begin_movement, end_movement
from warhost.games.triumph.turn.phases import (
    who_fights,
    who_moves,
    who_plays_cards,
    who_shoots,
    who_shoots_back,
)
from warhost.games.triumph.turn.victory import close_turn

SET_UP: tuple[StepRule, ...] = (
    StepRule("topography", begin=roll_topography),
    StepRule("advantage", begin=roll_advantage),
    StepRule("terrain score", begin=roll_terrain),
    StepRule("terrain", advantaged),
    StepRule("layout dice", begin=roll_layout),
    StepRule("layout", advantaged),
    StepRule("base edge", disadvantaged),
    StepRule("flank march", who_may_flank),
    StepRule("camp", who_camps_first),
    StepRule("camp", who_camps_second),
    StepRule("centre", who_places_centre_first),
    StepRule("centre", who_places_centre_second),
    StepRule("rest", who_places_rest_first, end=miss_first_flank_march),
    StepRule("rest", who_places_rest_second, end=miss_second_flank_march),
    StepRule("first turn", begin=begin_first_turn),
)

TURN: tuple[StepRule, ...] = (
    StepRule("cards", who_plays_cards),
    StepRule("command", begin=roll_command),
    StepRule("movement", who_moves, begin=begin_movement, end=end_movement),
    StepRule("shooting", who_shoots),
    StepRule("return fire", who_shoots_back),
    StepRule("close combat", who_fights),
    StepRule("victory", begin=close_turn),
)

SEQUENCES: Mapping[Sequence, tuple[StepRule, ...]] = {"set-up": SET_UP, "turn": TURN}


def rule_of(step: Step) -> StepRule:
    """What happens in this step."""
    return SEQUENCES[step.sequence][step.place]


def first_step(sequence: Sequence) -> Step:
    """Where a sequence begins."""
    return Step(sequence, 0, SEQUENCES[sequence][0].name)


def step_named(name: str) -> Step:
    """The step of that name, not yet begun."""
    for sequence, rules in SEQUENCES.items():
        for place, rule in enumerate(rules):
            if rule.name == name:
                return Step(sequence, place, name)
    raise KeyError(name)


def step_after(step: Step) -> Step:
    """What comes next; the set-up is followed by the first turn, each turn by another."""
    rules = SEQUENCES[step.sequence]
    if step.place + 1 < len(rules):
        return Step(step.sequence, step.place + 1, rules[step.place + 1].name)
    return Step("turn", 0, TURN[0].name)
