"""C9.2 The morale of all units at the beginning of each phase."""

from collections.abc import Callable, Iterator
from typing import Any

from warhost.games.cosmos.events.flight import MoraleMoved
from warhost.games.cosmos.geography import hex_of
from warhost.games.cosmos.ids import LocationId, NationId, Position, UnitId
from warhost.games.cosmos.magic.holding import heart_at
from warhost.games.cosmos.morale.flight import panicked
from warhost.games.cosmos.morale.leadership import led_in
from warhost.games.cosmos.places.sieges import is_besieged, is_under_siege
from warhost.games.cosmos.sight.modes import bare, is_quest_plane
from warhost.games.cosmos.sight.places import location_at
from warhost.games.cosmos.world import World
from warhost.kernel.dice import Dice

POINT = 100
AT_HOME, ON_OWN_GROUND = 15 * POINT, 10 * POINT
"""C9.2-8, C9.2-9"""
BESIEGED = 10 * POINT
"""C17.1-2"""
HIGHEST, BREAKING = 100 * POINT, -100 * POINT
DULL = frozenset(("stupid", "mindless"))


def keep_morale(world: World, _: Dice) -> Iterator[Any]:
    """C9.2-5, C9.2-6 Halved, then raised by what is good for it; C9.2-2 who breaks flees."""
    changed: dict[NationId, list[tuple[UnitId, int]]] = {}
    for unit, morale in _changes(world):
        changed.setdefault(world.units[unit].nation, []).append((unit, morale))
    for nation in sorted(changed):
        yield MoraleMoved(nation, tuple(sorted(changed[nation])))
    broken = [unit.id for unit in world.units.values() if unit.morale < BREAKING and unit.position]
    yield from panicked(world, sorted(broken))


def moved_morale(morale: int, bonus: int) -> int:
    """C9.2-7 Half the way to twice the bonus; the rounding goes there too."""
    rest = 2 * bonus
    half = abs(morale - rest) // 2
    return min(rest + half if morale > rest else rest - half, HIGHEST)


def ground_bonus(world: World, position: Position, nation: NationId) -> int:
    """C9.2-8, C9.2-9 For whoever is at home, or on its nation's ground."""
    places = _around(world, position)
    known = world.nations.get(nation)
    if known is None:
        return 0
    if known.home and known.home in places:
        return AT_HOME
    owners = [_owner(world, place) for place in places]
    return ON_OWN_GROUND if nation in owners else 0


def _changes(world: World) -> Iterator[tuple[UnitId, int]]:
    led = _led(world)
    kinds = world.rules.units
    has_sieges = any(is_besieged(place) for place in world.locations.values())
    for plane, there in world.index.at.items():
        position, quests = bare(plane), is_quest_plane(plane)
        is_sieged = has_sieges and not quests and is_under_siege(world, position)
        siege = BESIEGED if is_sieged else 0
        grounds: dict[NationId, int] = {}
        hearts = _hearts(world, plane)
        for unit in there:
            one = world.units[unit]
            ground = grounds.get(one.nation)
            if ground is None:
                ground = grounds[one.nation] = ground_bonus(world, position, one.nation)
            given = ground - siege + (hearts(one.nation) if hearts else 0)
            if given and kinds[one.type].abilities & DULL:
                given = 0
            bonus = given + led.get(unit, 0)
            if one.morale != 2 * bonus:
                morale = moved_morale(one.morale, bonus)
                if morale != one.morale:
                    yield unit, morale


def _hearts(world: World, position: Position) -> Callable[[NationId], int] | None:
    """C20.3-8 What spells do there to the morale of each nation."""
    if not world.enchanted or is_quest_plane(position):
        return None
    return lambda nation: POINT * heart_at(world, position, nation)


def _led(world: World) -> dict[UnitId, int]:
    """C9.2.2-1, C9.2.2-11 What the leader of its force is worth to each unit that is led."""
    led: dict[UnitId, int] = {}
    for leader, force in world.forces.items():
        leads = world.rules.units[world.units[leader].type].leads
        if leads is not None:
            led |= dict.fromkeys(led_in(world, force), POINT * leads.bonus)
    return led


def _around(world: World, position: Position) -> list[Position]:
    """A position and all that it lies in; the hex last, on the ground."""
    found = []
    while (location := location_at(world, position)) is not None:
        found.append(position)
        position = world.locations[location].position
    return [*found, Position(str(hex_of(position)))]


def _owner(world: World, place: Position) -> NationId:
    known = world.locations.get(LocationId(int(place)))
    return world.hexes[hex_of(place)].owner if known is None else known.owner
