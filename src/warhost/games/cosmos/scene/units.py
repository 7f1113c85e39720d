"""Lines of units: `unit 3110 GE heavy_infantry 75 at 123 in 3101 named "First Wall"`."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.ids import Position, UnitId
from warhost.games.cosmos.language.common import TACTICS
from warhost.games.cosmos.scene.cursor import Cursor, SceneFlaw, described
from warhost.games.cosmos.scene.naming import nation_of, new_number, position_of
from warhost.games.cosmos.world import Taken, Unit, World

Word = Callable[[World, Unit, Cursor], Unit]


def read_unit(world: World, line: Cursor) -> None:
    """`unit NUMBER CODE TYPE [INDIVIDUALS] at POSITION`, and what makes it special."""
    number = UnitId(new_number(world, line.number("the number of a unit")))
    nation = nation_of(world, line.word("the code of a nation"))
    kind = world.rules.units.get(name := line.word("a unit type"))
    if kind is None:
        raise SceneFlaw(f"there is no unit type `{name}`")
    count = line.maybe_number() or kind.standard
    health = ((kind.wound_points, count),)
    unit = Unit(number, kind.id, nation, Position(""), health, tactics=kind.tactics)
    while line:
        unit = described(WORDS, world, unit, line)
    world.units[number] = unit
    _enlist(world, unit)


def _wounded(_: World, unit: Unit, line: Cursor) -> Unit:
    """So many of those who were sound have so many wound points left."""
    count, points = line.number("how many"), line.number("their wound points")
    (full, sound), *others = unit.health
    health = [*others, (points, count), *([(full, sound - count)] if sound > count else [])]
    return replace(unit, health=tuple(sorted(health, reverse=True)))


def _at(world: World, unit: Unit, line: Cursor) -> Unit:
    return replace(unit, position=position_of(world, line.word("a position")))


def _in(world: World, unit: Unit, line: Cursor) -> Unit:
    leader = UnitId(line.number("the number of the leader"))
    if leader not in world.units:
        raise SceneFlaw(f"there is no unit {leader} above this line")
    return replace(unit, leader=leader, position=world.units[leader].position)


def _tactics(_: World, unit: Unit, line: Cursor) -> Unit:
    word = line.word("a tactics")
    if word not in TACTICS:
        raise SceneFlaw(f"`{word}` is no tactics")
    return replace(unit, tactics=word)


def _ruler(world: World, unit: Unit, _: Cursor) -> Unit:
    nation = world.nations[unit.nation]
    world.nations[unit.nation] = replace(nation, ruler=unit.id, ruler_type=unit.type)
    return unit


def _taken(how: Any) -> Word:
    """`charmed RW holy_mana:5`: from whom, and what that costs each turn."""

    def read(world: World, unit: Unit, line: Cursor) -> Unit:
        former = nation_of(world, line.word("the code of its former owner"))
        return replace(unit, taken=Taken(how, former, line.resources()))

    return read


WORDS: Mapping[str, Word] = {
    "at": _at,
    "in": _in,
    "named": lambda _, unit, line: replace(unit, name=line.word("a name")),
    "tactics": _tactics,
    "questing": lambda _, unit, __: replace(unit, quests=True),
    "retreat": lambda world, unit, line: replace(
        unit,
        retreat_spot=position_of(world, line.word("its retreat spot")),
        retreats_at=line.number("wound points"),
    ),
    "hidden": lambda _, unit, __: replace(unit, is_hidden=True),
    "morale": lambda _, unit, line: replace(unit, morale=100 * line.number()),
    "ruler": _ruler,
    "aboard": lambda _, unit, __: replace(unit, is_aboard=True),
    "autotake": lambda _, unit, __: replace(unit, takes=True),
    "fleewhen": lambda _, unit, line: replace(unit, flees_at=line.number()),
    "wounded": _wounded,
    "carries": lambda _, unit, line: replace(unit, carries=line.resources()),
    "creator": lambda _, unit, line: replace(unit, creator=UnitId(line.number())),
    "price": lambda _, unit, line: replace(unit, price=line.resources()),
    "bribed": _taken("bribed"),
    "hired": _taken("hired"),
    "charmed": _taken("charmed"),
    "dominated": _taken("dominated"),
}
"""What can be said of a unit; `wounded COUNT POINTS` has so many with so many points left."""


def _enlist(world: World, unit: Unit) -> None:
    last = world.last_units.get(unit.nation, UnitId(0))
    world.last_units[unit.nation] = max(last, unit.id)
    if unit.leader is not None:
        force = world.forces.get(unit.leader, (unit.leader,))
        world.forces[unit.leader] = (*force, unit.id)
