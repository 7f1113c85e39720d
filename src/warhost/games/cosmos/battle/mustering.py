"""C15-2 Where battles are fought, and by whom."""

from collections.abc import Iterable, Iterator, Sequence

from warhost.games.cosmos.battle.field import Army, field_of
from warhost.games.cosmos.battle.fight import Fight
from warhost.games.cosmos.battle.fighters import Fighter
from warhost.games.cosmos.battle.starting import begins
from warhost.games.cosmos.battle.terms import terms_of
from warhost.games.cosmos.battle.walls import Shelter, shelter_of
from warhost.games.cosmos.forces.policies import are_enemies, holds_as_enemy, is_ally
from warhost.games.cosmos.geography import hex_of, level_of
from warhost.games.cosmos.ids import NationId, Position
from warhost.games.cosmos.ships.fleets import strength_of_ships
from warhost.games.cosmos.sight.distances import sees_unit
from warhost.games.cosmos.sight.modes import bare, is_quest_plane, plane_of
from warhost.games.cosmos.sight.places import ground_at, location_at
from warhost.games.cosmos.world import Unit, World

Places = list[Position]


def mustered(world: World) -> list[Fight]:
    """Every battle of this phase, by position; C20-2 those of questing units apart."""
    fights = [fight for quests in (False, True) for fight in _mustered(world, quests=quests)]
    return [fight for fight in fights if fight is not None and begins(fight)]


def _mustered(world: World, *, quests: bool) -> Iterator[Fight | None]:
    places = _crowded_places(world, quests=quests)
    for root in sorted(places):
        for group in _groups(world, places[root], quests=quests):
            yield fight_at(world, group, quests=quests)


def fight_at(world: World, places: Places, *, quests: bool = False) -> Fight | None:
    """A battle of all who have an enemy at these places, the outermost first."""
    units = _parties(world, places, quests=quests)
    if not units:
        return None
    nations = sorted({unit.nation for unit in units})
    root = places[0]
    is_open = location_at(world, root) is None
    ships = {unit.id: strength_of_ships(world, unit) for unit in units if unit.is_aboard}
    fighters = [
        Fighter(unit, world.rules.units[unit.type], n, terms_of(world, unit, ships.get(unit.id, 0)))
        for n, unit in enumerate(units)
    ]
    armies = _armies(world, sorted({u.nation for u in units if u.position == root}))
    shelters = {place: _shelter(world, place) for place in places if not is_open or place != root}
    is_at_sea = is_open and _is_sea(world, root)
    field = field_of(
        root,
        armies if is_open else (),
        [(one.place, one.around) for one in shelters.values()],
        is_at_sea=is_at_sea,
    )
    fight = Fight(root, ground_at(world, root), fighters, field, shelters)
    fight.is_at_sea = is_at_sea
    for one in fighters:
        one.node = (
            field.backs[one.nation] if one.place not in shelters else field.insides[one.place]
        )
    _take_sides(world, fight, nations)
    return fight


def _crowded_places(world: World, *, quests: bool) -> dict[Position, Places]:
    """By the hex position around them, the places where several nations are."""
    found: dict[Position, Places] = {}
    nations: dict[Position, set[NationId]] = {}
    for plane, crowd in world.index.crowd.items():
        if is_quest_plane(plane) != quests:
            continue
        position = bare(plane)
        root = _root_of(world, position)
        found.setdefault(root, []).append(position)
        nations.setdefault(root, set()).update(crowd)
    return {root: found[root] for root, known in nations.items() if _any_enemies(world, known)}


def _root_of(world: World, position: Position) -> Position:
    while (location := location_at(world, position)) is not None:
        position = world.locations[location].position
    return position


def _any_enemies(world: World, nations: Iterable[NationId]) -> bool:
    known = sorted(nations)
    return any(are_enemies(world, a, b) for n, a in enumerate(known) for b in known[n + 1 :])


def _groups(world: World, places: Places, *, quests: bool) -> Iterator[Places]:
    """Places joined by enemies at one of them, or in one and right outside it."""
    waiting = sorted(places, key=lambda place: (_depth(world, place), place))
    groups: list[Places] = []
    for place in waiting:
        around = _around(world, place)
        group = next(
            (g for g in groups if around in g and _meet(world, place, around, quests=quests)), None
        )
        if group is not None:
            group.append(place)
        else:
            groups.append([place])
    yield from groups


def _meet(world: World, place: Position, around: Position, *, quests: bool) -> bool:
    crowds = world.index.crowd
    first, second = (crowds[plane_of(one, quests=quests)] for one in (place, around))
    return any(are_enemies(world, one, two) for one in first for two in second)


def _depth(world: World, place: Position) -> int:
    depth = 0
    while (location := location_at(world, place)) is not None:
        place, depth = world.locations[location].position, depth + 1
    return depth


def _around(world: World, place: Position) -> Position:
    location = location_at(world, place)
    return Position("") if location is None else world.locations[location].position


def _parties(world: World, places: Places, *, quests: bool) -> list[Unit]:
    """Units of nations that have an enemy among those who are there."""
    there = [world.units[unit] for place in places
             for unit in sorted(world.index.at[plane_of(place, quests=quests)])]  # fmt: skip
    nations = {unit.nation for unit in there}
    hostile = {n for n in nations if any(are_enemies(world, n, other) for other in nations)}
    return sorted((u for u in there if u.nation in hostile), key=lambda unit: unit.id)


def _armies(world: World, nations: Sequence[NationId]) -> list[Army]:
    """A26 Nations that are not enemies of each other share a place to start from."""
    armies: list[list[NationId]] = []
    for nation in nations:
        army = next(
            (one for one in armies if not any(are_enemies(world, nation, other) for other in one)),
            None,
        )
        if army is None:
            armies.append([nation])
        else:
            army.append(nation)
    return [tuple(army) for army in armies]


def _shelter(world: World, place: Position) -> Shelter:
    location = location_at(world, place)
    assert location is not None, place
    return shelter_of(world, location)


def _is_sea(world: World, root: Position) -> bool:
    """C15.7.1-26"""
    terrain = world.rules.terrains[world.hexes[hex_of(root)].terrain]
    return terrain.is_ocean and not level_of(root)


def _take_sides(world: World, fight: Fight, nations: Sequence[NationId]) -> None:
    """C5.4-7, C18-16 Who would attack whom, and who sees whom."""
    for one in nations:
        fight.foes[one] = {n: None for n in nations if holds_as_enemy(world, one, n)}
        fight.friends[one] = {n: None for n in nations if n != one and is_ally(world, one, n)}
        for fighter in fight.fighters:
            if fighter.nation != one and not sees_unit(world, one, fighter.unit):
                fight.unseen[one, fighter.unit.id] = None
    hidden = {unit for _, unit in fight.unseen}
    for fighter in fight.fighters:
        fighter.is_open = fighter.unit.id not in hidden
