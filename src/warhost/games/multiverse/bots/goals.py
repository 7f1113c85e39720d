"""Where a bot wants its units to be, and how much."""

from collections.abc import Callable, Iterator

import msgspec

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.bots.distances import far_from, rim
from warhost.games.multiverse.bots.sites import sites_for, unfinished_roads
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
A_TRAVELLER, HOME, STORM = 1.2, 6.0, 0.6
SICK = 0.6

Suits = Callable[[Table, Unit], bool]


def fights(table: Table, unit: Unit) -> bool:
    """Military units, scouts, heroes and companions."""
    return unit.kind != DECOY and not is_builder(table, unit)


def builds(table: Table, unit: Unit) -> bool:
    return is_builder(table, unit)


def explores(table: Table, unit: Unit) -> bool:
    """Anybody whose loss is no great loss, or who is quick."""
    return unit.kind != DECOY


def is_sound(table: Table, unit: Unit) -> bool:
    """Fit for an adventure."""
    return fights(table, unit) and health(table, unit) > SICK


def feigns(_: Table, unit: Unit) -> bool:
    return unit.kind == DECOY


class Goal(msgspec.Struct, frozen=True):
    """Some hexes, how much they are worth, and for whom."""

    weight: float
    far: bytes
    suits: Suits
    nearest: str = ""
    """Whose goal it is before all others."""

    def pull(self, unit: Unit, hex_: Hex) -> float:
        """The nearer the stronger."""
        taken = TAKEN if self.nearest not in ("", unit.id) else 1.0
        return self.weight * taken * DECAY[self.far[hex_]]


def goals_of(view: View, own: list[Unit], foes: list[Unit]) -> list[Goal]:
    """All that there is to want."""
    ground = view.table.ground
    goals = []
    for weight, hexes, suits, alone in _wanted(view, own, foes):
        far = far_from(ground, hexes)
        nearest = _nearest(view.table, own, far, suits) if alone else ""
        goals.append(Goal(weight, far, suits, nearest))
    return goals


def _nearest(table: Table, own: list[Unit], far: bytes, suits: Suits) -> str:
    fit = [unit for unit in own if suits(table, unit)]
    return min(fit, key=lambda unit: far[unit.hex]).id if fit else ""


Wanted = tuple[float, tuple[Hex, ...], Suits, bool]


def _wanted(view: View, own: list[Unit], foes: list[Unit]) -> Iterator[Wanted]:
    yield from _of_war(view, foes)
    yield from _of_land(view)
    yield from _of_builders(view, own)
    if foes:
        yield 1.0, tuple(dict.fromkeys(unit.hex for unit in foes)), feigns, False


def _of_war(view: View, foes: list[Unit]) -> Iterator[Wanted]:
    """Enemies, their buildings, and the own Settlement if enemies are near."""
    table, seat = view.table, view.seat
    for unit in foes:
        weight = worth_of(table, unit) * (2 - health(table, unit)) * STORM
        yield weight, (unit.hex,), fights, False
    for building in table.buildings.values():
        if table.are_allied(building.seat, seat):
            if building.is_settlement and building.seat == seat and _is_near(view, foes):
                yield HOME, (building.hex,), fights, True
            continue
        weight = worth_of_building(table, building) * (2 - health_of_building(table, building))
        yield weight * STORM, building.hexes, fights, False


def _is_near(view: View, foes: list[Unit]) -> bool:
    table = view.table
    own = (b for b in table.buildings.values() if b.seat == view.seat and b.is_settlement)
    near = {h for b in own for o in b.hexes for h in table.board.within[3][o]}
    return any(unit.hex in near for unit in foes)


def _of_land(view: View) -> Iterator[Wanted]:
    """Adventures, mines, travellers and what lies face down."""
    table, seat = view.table, view.seat
    for token in table.tokens:
        yield AN_ADVENTURE + hunger_for_scrolls(view), (token,), is_sound, True
    for mine, holder in table.mines.items():
        if not holder or not table.are_allied(holder, seat):
            yield A_MINE + _hunger_for_aether(view), (mine,), fights, True
        else:
            yield A_MINE * STORM, (mine,), fights, True
    for encounter in table.story.encounters:
        if encounter.hex not in table.buildings:
            yield A_TRAVELLER, (encounter.hex,), fights, True
    hexes = rim(table.ground)
    if hexes:
        yield A_TERRITORY, hexes, explores, False


def hunger_for_scrolls(view: View) -> float:
    """M18.1-6 The more there are, the nearer the end."""
    table = view.table
    if "archaeology" not in table.rules.scenario.victories:
        return 0.0
    own = sum(p.scrolls for s, p in table.players.items() if table.are_allied(s, view.seat))
    return A_SCROLL * own / scrolls_needed(len(table.rules.layout.territories))


def _hunger_for_aether(view: View) -> float:
    """M16.2-1"""
    table = view.table
    if "portal" not in table.rules.scenario.victories or not table.rules.mine_places:
        return 0.0
    own = max(player.aether for player in table.players.values())
    return A_MINE * (1 + own / aether_needed(table))


def _of_builders(view: View, own: list[Unit]) -> Iterator[Wanted]:
    """Sites for buildings, roads that lack a piece, forests to chop."""
    table = view.table
    if not any(is_builder(table, unit) for unit in own):
        return
    for weight, hexes in sites_for(view):
        yield weight, hexes, builds, True
    for hex_ in unfinished_roads(view):
        yield A_TERRITORY, (hex_,), builds, True
    hides = table.ground.hides
    woods = tuple(Hex(n) for n in range(len(hides)) if hides[n] and not table.occupied[n])
    if woods:
        yield A_FOREST, woods, builds, False
