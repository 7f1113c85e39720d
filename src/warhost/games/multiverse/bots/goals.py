"""Where a bot wants its units to be, and how much."""

from collections.abc import Callable, Iterator

import msgspec

from warhost.games.multiverse.bots.distances import far_from, far_from_rim, far_from_woods
from warhost.games.multiverse.bots.sites import far_from_sites, unfinished_roads
from warhost.games.multiverse.bots.temper import Temper
from warhost.games.multiverse.bots.worth import (
    health,
    health_of_building,
    worth_of,
    worth_of_building,
)
from warhost.games.multiverse.mines.holding import aether_needed
from warhost.games.multiverse.movement.sharing import is_builder
from warhost.games.multiverse.turn.victory import scrolls_needed
from warhost.games.multiverse.world import DECOY, Table, Unit, View

NEARER = 0.82
"""What is left of a pull for each AP that it is farther away."""
DECAY = tuple(NEARER**n for n in range(256))
TAKEN = 0.35
"""What is left of it where another own unit is nearer."""
AN_ADVENTURE, A_SCROLL, A_MINE, A_TERRITORY, A_FOREST = 3.0, 5.0, 4.0, 3.5, 1.8
A_TRAVELLER, HOME, STORM, FEINT = 1.2, 6.0, 0.6, 1.0
SICK = 0.6

Suits = Callable[[Table, Unit], bool]


def fights(table: Table, unit: Unit) -> bool:
    """Military units, scouts, heroes and companions."""
    return unit.kind != DECOY and not is_builder(table, unit)


def builds(table: Table, unit: Unit) -> bool:
    return is_builder(table, unit)


def explores(_: Table, unit: Unit) -> bool:
    """Anybody but a block without a face."""
    return unit.kind != DECOY


def is_sound(table: Table, unit: Unit) -> bool:
    """Fit for an adventure."""
    return fights(table, unit) and health(table, unit) > SICK


def feigns(_: Table, unit: Unit) -> bool:
    return unit.kind == DECOY


class Goal(msgspec.Struct, frozen=True):
    """How much it is worth to be somewhere, how far that is from each hex, and for whom."""

    weight: float
    far: bytes
    suits: Suits
    alone: bool = False
    """Whether one unit there is enough."""


def goals_of(view: View, foes: list[Unit], temper: Temper) -> list[Goal]:
    """All that there is to want."""
    goals = [*_of_blocks(view, foes, temper), *_of_walls(view, foes, temper)]
    goals += _of_land(view, temper)
    if any(u.seat == view.seat and is_builder(view.table, u) for u in view.table.units.values()):
        goals += _of_builders(view)
    return goals


def _of_blocks(view: View, foes: list[Unit], temper: Temper) -> Iterator[Goal]:
    table, ground = view.table, view.table.ground
    for unit in foes:
        weight = worth_of(table, unit) * (2 - health(table, unit)) * STORM * temper.blood
        far = far_from(ground, (unit.hex,))
        yield Goal(weight, far, fights)
        yield Goal(FEINT, far, feigns)


def _of_walls(view: View, foes: list[Unit], temper: Temper) -> Iterator[Goal]:
    """Enemy buildings, and the own Settlement if enemies are near."""
    table, seat = view.table, view.seat
    for building in table.buildings.values():
        far = far_from(table.ground, building.hexes)
        if not table.are_allied(building.seat, seat):
            weight = worth_of_building(table, building)
            weight *= (2 - health_of_building(table, building)) * STORM * temper.storm
            yield Goal(weight, far, fights)
        elif building.is_settlement and building.seat == seat and _is_near(table, foes, far):
            yield Goal(HOME * temper.home, far, fights, alone=temper.home <= 1)


def _is_near(_: Table, foes: list[Unit], far: bytes) -> bool:
    return any(far[unit.hex] <= NEAR for unit in foes)


NEAR = 4


def _of_land(view: View, temper: Temper) -> Iterator[Goal]:
    """Adventures, mines, travellers and what lies face down."""
    table, seat, ground = view.table, view.seat, view.table.ground
    for token in table.tokens:
        weight = (AN_ADVENTURE + hunger_for_scrolls(view)) * temper.land
        yield Goal(weight, far_from(ground, (token,)), is_sound, alone=True)
    for mine, holder in table.mines.items():
        held = bool(holder) and table.are_allied(holder, seat)
        weight = A_MINE * STORM if held else A_MINE + hunger_for_aether(view)
        yield Goal(weight * temper.land, far_from(ground, (mine,)), fights, alone=True)
    for encounter in table.story.encounters:
        if encounter.hex not in table.buildings:
            far = far_from(ground, (encounter.hex,))
            yield Goal(A_TRAVELLER * temper.land, far, fights, alone=True)
    yield Goal(A_TERRITORY * temper.land, far_from_rim(ground), explores)


def hunger_for_scrolls(view: View) -> float:
    """M18.1-6 The more there are, the nearer the end."""
    table = view.table
    if "archaeology" not in table.rules.scenario.victories:
        return 0.0
    own = sum(p.scrolls for s, p in table.players.items() if table.are_allied(s, view.seat))
    return A_SCROLL * own / scrolls_needed(len(table.rules.layout.territories))


def hunger_for_aether(view: View) -> float:
    """M16.2-1"""
    table = view.table
    if "portal" not in table.rules.scenario.victories or not table.rules.mine_places:
        return 0.0
    most = max(player.aether for player in table.players.values())
    return A_MINE * (1 + most / aether_needed(table))


def _of_builders(view: View) -> Iterator[Goal]:
    """Sites for buildings, roads that lack a piece, forests to chop."""
    ground = view.table.ground
    for weight, far in far_from_sites(view):
        yield Goal(weight, far, builds, alone=True)
    for hex_ in unfinished_roads(view):
        yield Goal(A_TERRITORY, far_from(ground, (hex_,)), builds, alone=True)
    yield Goal(A_FOREST, far_from_woods(ground), builds)
