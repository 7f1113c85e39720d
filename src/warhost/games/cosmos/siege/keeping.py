"""C17 Which locations are under siege: judged when a phase begins, and when the turn has ended."""

from collections.abc import Iterator
from typing import Any, Literal

from warhost.games.cosmos.control.attempts import controllers_at
from warhost.games.cosmos.control.presence import holds_as_enemy, is_ally, presence_at
from warhost.games.cosmos.events.sieges import SiegeChanged
from warhost.games.cosmos.ids import NOBODY, NationId, Position, UnitId
from warhost.games.cosmos.places.sieges import inside_of, is_besieged
from warhost.games.cosmos.world import Location, Unit, World
from warhost.kernel.dice import Dice

Stance = Literal["besieges", "opposes", "neither"]
DULL = frozenset(("stupid", "mindless"))


def keep_sieges(world: World, _: Dice) -> Iterator[Any]:
    """C17.1-8, C17.1-10 Only locations before which somebody stands, and those besieged so far."""
    for number in sorted(world.locations):
        place = world.locations[number]
        was = is_besieged(place)
        if was or place.position in world.index.crowd:
            now = is_invested(world, place)
            if now != was:
                yield SiegeChanged(place.owner, place.id, place.position, now)


def is_invested(world: World, place: Location) -> bool:
    """C17-2 More presence besieges it than opposes that; nobody inside counts (C17-3)."""
    crowd = world.index.crowd.get(place.position, {})
    sides = {nation: stance_of(world, place, nation) for nation in crowd}
    besieging = [nation for nation in crowd if sides[nation] == "besieges"]
    if not besieging:
        return False
    opposing = [nation for nation in crowd if sides[nation] == "opposes"]
    here = place.position
    return presence_at(world, here, besieging) > presence_at(world, here, opposing)


def stance_of(world: World, place: Location, nation: NationId) -> Stance:
    """C17-4 to C17-8 What the units of a nation just outside try to do."""
    if any(_is_friend(world, nation, unit) for unit in sufferers_in(world, inside_of(place))):
        return "opposes"
    if holds_as_enemy(world, nation, place.owner):
        return "besieges"
    if place.owner != NOBODY and is_ally(world, nation, place.owner):
        return "besieges" if is_being_taken(world, place, nation) else "opposes"
    return "neither"


def sufferers_in(world: World, inside: Position) -> Iterator[Unit]:
    """The units inside, however deep, to whom a siege would do anything."""
    for one in world.index.at.get(inside, ()):
        if would_suffer(world, one):
            yield world.units[one]
    for number in world.index.inside.get(inside, ()):
        yield from sufferers_in(world, Position(str(number)))


def would_suffer(world: World, one: UnitId) -> bool:
    """C17.1-2, C17.1-6 Whoever has morale to lose, or needs more than mana from the pool."""
    kind = world.rules.units[world.units[one].type]
    known = world.rules.resources
    needs = any(known[name].kind != "mana" for name in kind.upkeep)
    return needs or not kind.abilities & DULL


def is_being_taken(world: World, place: Location, nation: NationId) -> bool:
    """C17-5 Whether somebody who is no friend of the nation is gaining control of it."""
    units = (world.units[one] for one in controllers_at(world, inside_of(place)))
    return any(not _is_friend(world, nation, unit) for unit in units)


def _is_friend(world: World, nation: NationId, unit: Unit) -> bool:
    return is_ally(world, nation, unit.nation)
