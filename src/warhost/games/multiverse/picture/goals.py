"""M18.1 The ways to win that are in use, with how far everybody is."""

from collections.abc import Callable, Iterator, Mapping

import msgspec

from warhost.games.multiverse.abilities.perks import is_elite
from warhost.games.multiverse.economy.cards import is_complete
from warhost.games.multiverse.mines.holding import aether_needed
from warhost.games.multiverse.turn.points import points_so_far
from warhost.games.multiverse.turn.victory import ELITE_TYPES, FORTRESS, scrolls_needed
from warhost.games.multiverse.world import Table
from warhost.kernel.asks import Seat


class WarGoal(msgspec.Struct, frozen=True):
    """A way to win: what is needed, and who has how much; nothing where it is not counted."""

    id: str
    text: str
    needed: int
    have: tuple[int, ...]
    """What the side of each seat has, in seating order."""


Seats = tuple[Seat, ...]
Count = Callable[[Table, Seats], int]


class Goal(msgspec.Struct, frozen=True):
    """How a way to win is put, and how it is counted for a side."""

    text: str
    needed: Callable[[Table], int] = lambda _: 0
    count: Count = lambda _, __: 0


def _fortresses(table: Table, seats: Seats) -> int:
    own = (b for b in table.buildings.values() if b.seat in seats and b.kind == FORTRESS)
    return sum(is_complete(table, building) for building in own)


def _elite(table: Table, seats: Seats) -> int:
    """M19.1-13 Different types of a side."""
    tracks = ((seat, kind) for seat in seats for kind in table.players[seat].tracks)
    return len({kind for seat, kind in tracks if is_elite(table, seat, kind)})


GOALS: Mapping[str, Goal] = {
    "conquest": Goal("Destroy the enemy's Settlement"),
    "domination": Goal("Fortresses, complete", lambda t: t.rules.mode.fortresses, _fortresses),
    "portal": Goal(
        "Aether for the Stone Portal",
        aether_needed,
        lambda t, s: sum(t.players[seat].aether for seat in s),
    ),
    "military": Goal("Unit types at Elite", lambda _: ELITE_TYPES, _elite),
    "archaeology": Goal(
        "Scrolls dug up",
        lambda t: scrolls_needed(len(t.rules.layout.territories)),
        lambda t, s: sum(t.players[seat].scrolls for seat in s),
    ),
    "missions": Goal(
        "Missions fulfilled, all of them first",
        lambda t: len(t.rules.scenario.missions),
        lambda t, s: len(t.players[s[0]].accomplished),
    ),
    "secret missions": Goal("All three secret missions at once"),
    "turn limit": Goal(
        "Most victory points after the last turn",
        count=lambda t, s: sum(points_so_far(t, seat) for seat in s),
    ),
}


def goals_of(table: Table) -> Iterator[WarGoal]:
    """In the order in which the scenario names them."""
    for name in table.rules.scenario.victories:
        goal = GOALS[name]
        have = tuple(goal.count(table, _side_of(table, seat)) for seat in table.seats)
        yield WarGoal(name, goal.text, goal.needed(table), have)


def _side_of(table: Table, seat: Seat) -> Seats:
    """M19.1 The seat and its allies, itself first."""
    return (seat, *(s for s in table.seats if s != seat and table.are_allied(s, seat)))
