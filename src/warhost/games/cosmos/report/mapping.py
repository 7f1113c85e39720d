"""C1.2-7 The map as a record: every hex seen so far, what stands in it, and how old that is."""

from collections.abc import Iterator

from warhost.games.cosmos.ids import HexNumber, NationId, Tick
from warhost.games.cosmos.report.naming import plain
from warhost.games.cosmos.report.places import Places, ground_of, is_in_view
from warhost.games.cosmos.report.record import Colours, Map, MapHex, Marker, Spot
from warhost.games.cosmos.view import View
from warhost.games.cosmos.world import Location, clock_of

Crowd = dict[HexNumber, dict[tuple[NationId, bool], int]]


def map_of(view: View, places: Places) -> Map:
    """C18-24"""
    crowd, spots = _crowd(view), _spots(view, places)
    hexes = tuple(_hex(view, number, crowd, spots) for number in sorted(view.mind.hexes))
    colours = tuple(Colours(n, one.code, one.name) for n, one in sorted(view.nations.items()))
    return Map(view.board.columns, view.board.height, view.clock.turn, hexes, colours)


def _hex(view: View, number: HexNumber, crowd: Crowd, spots: dict[HexNumber, list[Spot]]) -> MapHex:
    known = view.mind.hexes[number]
    ground = view.hexes.get(number) or known.hex
    return MapHex(
        number,
        ground.terrain,
        ground.owner,
        ground.sides,
        -1 if number in view.in_sight or number in view.in_quest else _turn(view, known.seen),
        tuple(spots.get(number, ())),
        tuple(_markers(crowd.get(number, {}))),
        ground.seeming,
    )


def _turn(view: View, tick: Tick) -> int:
    return clock_of(tick, view.rules.phases).turn if tick > 0 else 0


def _markers(here: dict[tuple[NationId, bool], int]) -> Iterator[Marker]:
    for (nation, is_there), count in sorted(here.items()):
        yield Marker(nation, count, is_there)


def _crowd(view: View) -> Crowd:
    found: Crowd = {}
    for unit in view.units.values():
        if unit.position:
            _count(found, ground_of(view, unit.position), (unit.nation, True))
    for sighting in view.mind.units.values():
        if sighting.lost != "gone":
            key = (sighting.nation, is_in_view(view, sighting))
            _count(found, ground_of(view, sighting.position), key)
    return found


def _count(found: Crowd, number: HexNumber, key: tuple[NationId, bool]) -> None:
    here = found.setdefault(number, {})
    here[key] = here.get(key, 0) + 1


def _spots(view: View, places: Places) -> dict[HexNumber, list[Spot]]:
    found: dict[HexNumber, list[Spot]] = {}
    for lying in places.locations.values():
        for place in lying:
            found.setdefault(ground_of(view, place.position), []).append(_spot(view, place))
    for here in found.values():
        here.sort(key=lambda one: one.id)
    return found


def _spot(view: View, place: Location) -> Spot:
    kind = view.rules.locations[place.type]
    return Spot(place.id, kind.icon, place.name or plain(kind.name), place.owner)
