"""The land and its buildings in words."""

from warhost.games.multiverse.board import hex_name, place_name
from warhost.games.multiverse.events.buildings import (
    BuildingBegun,
    BuildingDamaged,
    BuildingLost,
    BuildingRepaired,
    BuildingUpgraded,
)
from warhost.games.multiverse.events.land import ForestChopped, RoadBuilt, TerritoryTurned
from warhost.games.multiverse.report.words import name_of
from warhost.games.multiverse.world import SETTLEMENT, View
from warhost.kernel.game import Told


def tell_territory(event: TerritoryTurned, view: View) -> Told:
    title = view.table.rules.tiles[event.territory].title
    text = f"{name_of(view, event.unit)} explores {place_name(event.place)}: {title}."
    return Told(text, ("M5.1-3", "M5.1-4"), dice=(event.face,), about=(event.unit,))


def tell_chopped(event: ForestChopped, _: View) -> Told:
    text = f"{event.seat} chops the forest in {hex_name(event.hex)}: {event.gold} gold."
    return Told(text, ("M8.4-1",))


def tell_road(event: RoadBuilt, view: View) -> Told:
    what = "road" if view.table.ground.cost[event.hex] else "bridge"
    return Told(f"{event.seat} builds a {what} in {hex_name(event.hex)}.", ("M8.2-1",))


def tell_begun(event: BuildingBegun, view: View) -> Told:
    building = event.building
    text = f"{building.seat} builds {_name(view, building.kind)} in {hex_name(building.hex)}."
    return Told(text, ("M7.1-2",))


def tell_upgraded(event: BuildingUpgraded, _: View) -> Told:
    text = f"{event.seat} upgrades the building in {hex_name(event.building)}."
    return Told(text, ("M7.1-10",))


def tell_damaged(event: BuildingDamaged, _: View) -> Told:
    text = f"The building in {hex_name(event.building)} takes {event.damage} damage."
    return Told(text, ("M7.5-1",))


def tell_repaired(event: BuildingRepaired, _: View) -> Told:
    text = f"The building in {hex_name(event.building)} repairs {event.wounds}."
    return Told(text, ("M7.4-4",))


def tell_lost(event: BuildingLost, view: View) -> Told:
    text = f"{_name(view, event.kind)} of {event.seat} in {hex_name(event.building)} is lost."
    return Told(text, ("M7.4-8",))


def _name(view: View, kind: str) -> str:
    return "the Settlement" if kind == SETTLEMENT else view.table.rules.buildings[kind].name


TELL = {
    TerritoryTurned: tell_territory,
    ForestChopped: tell_chopped,
    RoadBuilt: tell_road,
    BuildingBegun: tell_begun,
    BuildingUpgraded: tell_upgraded,
    BuildingDamaged: tell_damaged,
    BuildingRepaired: tell_repaired,
    BuildingLost: tell_lost,
}
