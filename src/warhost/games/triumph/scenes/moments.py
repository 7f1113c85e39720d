"""When a scene begins: `turn red 4 movement`, or a step of the set-up."""

from msgspec.structs import replace

from warhost.games.triumph.scenes.words import NotUnderstood, known, seat_from
from warhost.games.triumph.sequence import step_named
from warhost.games.triumph.world import Turn, World


def read_turn(world: World, words: list[str]) -> None:
    """The active seat, its command points, the step; `turn 5 red …` for another turn."""
    number = int(words[0]) if words[0].isdigit() else 1
    seat, *rest = words[1:] if words[0].isdigit() else words
    points = int(rest[0]) if rest else 6
    name = " ".join(rest[1:]) or "movement"
    world.table.turn = Turn(number, seat_from(seat), rolled=points, points=points)
    world.table.agenda = (replace(step_named(name), begun=True),)


def read_set_up(world: World, words: list[str]) -> None:
    """`set-up blue 2 rest`: who has the advantage, by how much, the step.

    `again` behind a step means the second of its name.
    """
    seat, score, *rest = words
    setup = world.table.setup
    world.table.setup = replace(setup, advantaged=seat_from(seat), advantage=int(score))
    second = rest[-1:] == ["again"]
    step = step_named(" ".join(rest[:-1] if second else rest))
    if second:
        step = replace(step, place=step.place + 1)
    world.table.agenda = (replace(step, begun=True),)


def read_field(world: World, words: list[str]) -> None:
    """`field steppe 7 gentle_hill woods layout 2 3`: what was rolled and chosen of the ground."""
    topography, score, *rest = words
    rules = world.table.rules
    first, second = 0, 0
    if "layout" in rest:
        place = rest.index("layout")
        first, second = (int(word) for word in rest[place + 1 :])
        rest = rest[:place]
    world.table.setup = replace(
        world.table.setup,
        topography=known(topography, rules.topographies),
        terrain_score=int(score),
        kinds=tuple(known(kind, rules.terrain) for kind in rest),
        layout=(first, second),
    )


def read_limit(world: World, words: list[str]) -> None:
    """`limit 5`: turns for each player."""
    if len(words) != 1:
        raise NotUnderstood("a limit is a number of turns")
    world.table.choices = replace(world.table.choices, turn_limit=int(words[0]))
