"""Blocks and buildings as a client draws them."""

from collections.abc import Iterator

import msgspec

from warhost.games.multiverse.abilities.perks import ap_of, hp_of
from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.economy.cards import building_hp, is_complete, zone_of
from warhost.games.multiverse.economy.supply import connected_buildings
from warhost.games.multiverse.rules import BUILDER
from warhost.games.multiverse.tasks import Activation
from warhost.games.multiverse.world import SETTLEMENT, Building, Table, Unit, UnitId, View
from warhost.kernel.asks import Seat

FORTRESS = "fortress"
OPEN_MARKS = ("face_up", "done")
OWN_MARKS = ("acted", "rested", "set_up")


class WarUnit(msgspec.Struct, frozen=True):
    """A block; a back has no kind and nothing of what follows it."""

    id: UnitId
    seat: Seat
    hex: Hex
    kind: str = ""
    name: str = ""
    unit_class: str = ""
    ap: int = 0
    full_ap: int = 0
    hp: int = 0
    wounds: int = 0
    rank: int = 0
    """1 Veteran, 2 Elite; of a hero its level."""
    hero: bool = False
    builds: bool = False
    heading: int = 0
    marks: tuple[str, ...] = ()
    """face_up, done, acted, rested, set_up, active, frozen, frostbitten."""


class WarBuilding(msgspec.Struct, frozen=True):
    """A building, a Settlement, or an encounter that acts as one."""

    hex: Hex
    hexes: tuple[Hex, ...]
    seat: Seat
    kind: str
    name: str
    tier: int
    hp: int
    left: int
    complete: bool
    zone: int
    connected: bool
    """M8.2-13 A road joins it to its Settlement."""


def units_of(view: View) -> Iterator[WarUnit]:
    """Every block on the board, in the order in which they appeared."""
    top = view.table.agenda[-1]
    active = top.unit if isinstance(top, Activation) else ""
    for unit in view.table.units.values():
        yield _unit(view.table, unit, active)


def _unit(table: Table, unit: Unit, active: str) -> WarUnit:
    marks = (*_marks(unit, OPEN_MARKS), *_frost(unit), *("active",) * (unit.id == active))
    if not unit.kind:
        return WarUnit(unit.id, unit.seat, unit.hex, marks=marks)
    kind = table.type_of(unit)
    return WarUnit(
        id=unit.id,
        seat=unit.seat,
        hex=unit.hex,
        kind=unit.kind,
        name=kind.name,
        unit_class=kind.card.unit_class,
        ap=unit.ap,
        full_ap=ap_of(table, unit),
        hp=hp_of(table, unit),
        wounds=unit.wounds,
        rank=rank_of(table, unit.seat, unit.kind),
        hero=unit.kind in table.heroes,
        builds=kind.card.unit_class == BUILDER,
        heading=unit.heading,
        marks=(*marks, *_marks(unit, OWN_MARKS)),
    )


def _marks(unit: Unit, words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(word for word in words if getattr(unit, word))


def _frost(unit: Unit) -> tuple[str, ...]:
    """M13.5-9 All see the token."""
    if unit.frost is None:
        return ()
    return ("frozen",) if unit.frost.frozen else ("frostbitten",)


def rank_of(table: Table, seat: Seat, kind: str) -> int:
    """M11.2-1 How many ranks a type has reached; the level of a hero."""
    hero, track = table.heroes.get(kind), table.rules.tracks.get(kind)
    if hero is not None:
        return hero.level
    if track is None:
        return 0
    advances = table.players[seat].tracks.get(kind, 0)
    return (advances >= track.veteran_at) + (advances >= track.elite_at)


def buildings_of(view: View) -> Iterator[WarBuilding]:
    """Everything that stands."""
    table = view.table
    joined = {b.hex for seat in table.seats for b in connected_buildings(table, seat)}
    for building in table.buildings.values():
        full = building_hp(table, building)
        yield WarBuilding(
            hex=building.hex,
            hexes=building.hexes,
            seat=building.seat,
            kind=building.kind,
            name=building_name(table, building),
            tier=building.tier,
            hp=full,
            left=full - building.wounds,
            complete=is_complete(table, building),
            zone=zone_of(table, building.kind),
            connected=building.hex in joined,
        )


def building_name(table: Table, building: Building) -> str:
    """M24.1-5 Its card's name, with the faction's word for a Fortress."""
    if building.kind == SETTLEMENT:
        return "Settlement"
    player = table.players.get(building.seat)
    if building.kind == FORTRESS and player is not None and player.faction:
        return table.rules.factions[player.faction].fortress
    return table.rules.buildings[building.kind].name
