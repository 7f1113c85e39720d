"""A position written down by hand: for puzzles, tests and starting positions (T20-13).

One thing a line, in the notation of the players:

    piece woods box 20,10 26,16
    piece gentle_hill ellipse 30,12 8x6 turn 45
    piece road band 0,10 24,12 48,10
    piece coast west
    red camp at 24,2 garrison 9
    red card HL 2
    red/1 KNT at 10,10 facing 90 general
    blue/2 SPR muster cards SP,HD
    turn red 4 movement          # the active seat, its command points, the step
    set-up blue 2 rest           # or a step of the set-up: who has the advantage, by how much

Coordinates are MU, facings degrees; red's base edge is the south unless `red base north` says
otherwise.
"""

from msgspec.structs import replace

from warhost.games.triumph.rules import Rules
from warhost.games.triumph.scenes.armies import read_army
from warhost.games.triumph.scenes.moments import read_field, read_limit, read_set_up, read_turn
from warhost.games.triumph.scenes.pieces import read_piece
from warhost.games.triumph.scenes.stands import read_stand
from warhost.games.triumph.scenes.words import SEATS, NotUnderstood
from warhost.games.triumph.sequence import rule_of
from warhost.games.triumph.tasks import Step
from warhost.games.triumph.world import Army, Camp, Choices, Secret, Table, World
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal

LINES = {
    "piece": read_piece,
    "turn": read_turn,
    "set-up": read_set_up,
    "field": read_field,
    "limit": read_limit,
}


def read_scene(text: str, rules: Rules, choices: Choices | None = None) -> World | list[Refusal]:
    """The world a scene describes, or every line that was not understood."""
    world = empty_world(rules, choices or Choices())
    refusals = []
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split("#")[0].split()
        try:
            if words:
                _read_line(world, words)
        except (NotUnderstood, IndexError, KeyError, ValueError) as trouble:
            said = str(trouble) or "something is missing"
            refusals.append(Refusal("T20-13", f"line {number}", f"{line.strip()!r}: {said}"))
    if not refusals:
        _ask_for_decisions(world.table)
    return refusals or world


def _read_line(world: World, words: list[str]) -> None:
    first, *rest = words
    if first in LINES:
        LINES[first](world, rest)
    elif first in SEATS:
        read_army(world, Seat(first), rest)
    elif "/" in first:
        read_stand(world, words)
    else:
        raise NotUnderstood(f"expected {', '.join(LINES)}, a seat or a stand")


def _ask_for_decisions(table: Table) -> None:
    """Who decides in the step at hand can only be told from the whole table."""
    match table.agenda:
        case (Step() as step,):
            table.agenda = (replace(step, seats=rule_of(step).deciders(table)),)


def empty_world(rules: Rules, choices: Choices) -> World:
    """A table without terrain or troops, red in the south."""
    table = Table(rules=rules, choices=choices, seats=SEATS)
    for seat, edge in zip(SEATS, ("south", "north"), strict=True):
        table.armies[seat] = Army(
            seat=seat,
            title=seat.capitalize(),
            invasion=0,
            maneuver=0,
            topography="arable",
            base_edge="south" if edge == "south" else "north",
        )
        table.camps[seat] = Camp(seat=seat)
    return World(table=table, secrets={seat: Secret() for seat in SEATS})
