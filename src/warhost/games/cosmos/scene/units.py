"""Lines of units: `unit 3110 GE heavy_infantry 75 at 123 in 3101 named "First Wall"`."""

from msgspec.structs import replace

from warhost.games.cosmos.ids import Position, UnitId
from warhost.games.cosmos.language.common import TACTICS
from warhost.games.cosmos.scene.cursor import Cursor, SceneFlaw
from warhost.games.cosmos.scene.naming import nation_of, position_of
from warhost.games.cosmos.world import Unit, World


def read_unit(world: World, line: Cursor) -> None:
    """`unit NUMBER CODE TYPE [INDIVIDUALS] at POSITION`, and what makes it special."""
    number = UnitId(line.number("the number of a unit"))
    if number in world.units:
        raise SceneFlaw(f"there is a unit {number} already")
    nation = nation_of(world, line.word("the code of a nation"))
    kind = world.rules.units.get(name := line.word("a unit type"))
    if kind is None:
        raise SceneFlaw(f"there is no unit type `{name}`")
    count = line.maybe_number() or kind.standard
    health = ((kind.wound_points, count),)
    unit = Unit(number, kind.id, nation, Position(""), health, tactics=kind.tactics)
    while line:
        unit = _with(world, unit, line)
    world.units[number] = unit
    _enlist(world, unit)


def _with(world: World, unit: Unit, line: Cursor) -> Unit:
    match line.word("at, in, named, tactics, hidden, morale or ruler"):
        case "at":
            unit = replace(unit, position=position_of(world, line.word("a position")))
        case "in":
            leader = UnitId(line.number("the number of the leader"))
            if leader not in world.units:
                raise SceneFlaw(f"there is no unit {leader} above this line")
            unit = replace(unit, leader=leader, position=world.units[leader].position)
        case "named":
            unit = replace(unit, name=line.word("a name"))
        case "tactics":
            unit = replace(unit, tactics=_tactics(line.word("a tactics")))
        case "hidden":
            unit = replace(unit, is_hidden=True)
        case "morale":
            unit = replace(unit, morale=100 * line.number())
        case "ruler":
            _crown(world, unit)
        case other:
            raise SceneFlaw(f"a unit has no `{other}`")
    return unit


def _crown(world: World, unit: Unit) -> None:
    nation = world.nations[unit.nation]
    world.nations[unit.nation] = replace(nation, ruler=unit.id, ruler_type=unit.type)


def _tactics(word: str) -> str:
    if word not in TACTICS:
        raise SceneFlaw(f"`{word}` is no tactics")
    return word


def _enlist(world: World, unit: Unit) -> None:
    last = world.last_units.get(unit.nation, UnitId(0))
    world.last_units[unit.nation] = max(last, unit.id)
    if unit.leader is not None:
        force = world.forces.get(unit.leader, (unit.leader,))
        world.forces[unit.leader] = (*force, unit.id)
