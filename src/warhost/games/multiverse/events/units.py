"""Blocks appear, step, swap, are turned over and leave the board."""

import msgspec

from warhost.games.multiverse.abilities.perks import ap_of
from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.events import writing
from warhost.games.multiverse.world import Unit, UnitId, World
from warhost.kernel.asks import Seat


class Appeared(msgspec.Struct, frozen=True, tag="appeared"):
    """A new block stands on the board; who may not know its face sees a back."""

    unit: Unit


class ActivationBegun(msgspec.Struct, frozen=True, tag="activation begun"):
    """M4.1-6 A unit does something for the first time this turn."""

    unit: UnitId


class ActivationEnded(msgspec.Struct, frozen=True, tag="activation ended"):
    """M4.2-3 A unit can do nothing more this turn."""

    unit: UnitId


class Stepped(msgspec.Struct, frozen=True, tag="stepped"):
    """M4.1-3 A block has entered the next hex and paid for it."""

    unit: UnitId
    origin: Hex
    target: Hex
    cost: int
    by_road: bool = False


class RoadBonus(msgspec.Struct, frozen=True, tag="road bonus"):
    """M8.2-5 All default AP went into road movement: one more."""

    unit: UnitId


class Swapped(msgspec.Struct, frozen=True, tag="swapped"):
    """M4.4-4 Two units have exchanged hexes; each paid to enter the other's."""

    unit: UnitId
    other: UnitId
    cost: int
    other_cost: int
    owed: int = 0
    """What an ally's unit pays in its own next action phase (M19.1-4)."""


class Promoted(msgspec.Struct, frozen=True, tag="promoted"):
    """M9.2-8 A unit has reached its higher age."""

    unit: UnitId
    kind: str


class PointsSpent(msgspec.Struct, frozen=True, tag="points spent"):
    """M4.1-2 A unit has paid AP for something else than a step."""

    unit: UnitId
    points: int


class SetUp(msgspec.Struct, frozen=True, tag="set up"):
    """M4.4-7 A siege weapon is ready to shoot until it moves."""

    unit: UnitId


class FaceUp(msgspec.Struct, frozen=True, tag="face up"):
    """M6.1-2 A block is turned face up for all."""

    unit: Unit


class FaceDown(msgspec.Struct, frozen=True, tag="face down"):
    """M6.1-3 A block is out of all enemy sight and hides its face again."""

    unit: UnitId


class DecoyUnmasked(msgspec.Struct, frozen=True, tag="decoy unmasked"):
    """M14.1-6 An identified decoy is removed."""

    unit: UnitId
    hex: Hex


class Refreshed(msgspec.Struct, frozen=True, tag="refreshed"):
    """M4.1-1 The units of a seat have their AP again and may be activated."""

    seat: Seat


class Healed(msgspec.Struct, frozen=True, tag="healed"):
    """M4.5-2 A rested unit has lost wounds."""

    unit: UnitId
    wounds: int


class Rested(msgspec.Struct, frozen=True, tag="rested"):
    """M4.5-1 A damaged unit has spent the action phase without doing anything."""

    unit: UnitId


def apply_appeared(world: World, event: Appeared) -> None:
    unit = event.unit
    writing.add_unit(world, unit)
    player = world.table.players[unit.seat]
    writing.change_player(world, unit.seat, blocks=player.blocks + 1)


def apply_activation_begun(world: World, event: ActivationBegun) -> None:
    writing.use_command(world, event.unit)
    writing.change_unit(world, event.unit, acted=True)


def apply_activation_ended(world: World, event: ActivationEnded) -> None:
    writing.change_unit(world, event.unit, done=True)


def apply_stepped(world: World, event: Stepped) -> None:
    unit = world.table.units[event.unit]
    road = unit.by_road + event.cost if event.by_road else unit.by_road
    left = unit.ap - event.cost
    heading = world.table.board.direction(event.origin, event.target)
    run = unit.run + 1 if heading == unit.heading else 1
    gait = {"by_road": road, "set_up": False, "heading": heading, "run": run}
    writing.move_unit(world, unit.id, event.target, ap=left, **gait)


def apply_road_bonus(world: World, event: RoadBonus) -> None:
    writing.change_unit(world, event.unit, ap=world.table.units[event.unit].ap + 1)


def apply_swapped(world: World, event: Swapped) -> None:
    units = world.table.units
    one, other = units[event.unit], units[event.other]
    writing.move_unit(world, one.id, other.hex, ap=one.ap - event.cost, set_up=False, run=0)
    if event.owed:
        debt = other.owed + event.owed
        writing.move_unit(world, other.id, one.hex, owed=debt, set_up=False, run=0)
        return
    writing.use_command(world, other.id)
    left = other.ap - event.other_cost
    writing.move_unit(world, other.id, one.hex, ap=left, acted=True, set_up=False, run=0)


def apply_promoted(world: World, event: Promoted) -> None:
    writing.change_unit(world, event.unit, kind=event.kind)


def apply_points_spent(world: World, event: PointsSpent) -> None:
    writing.change_unit(world, event.unit, ap=world.table.units[event.unit].ap - event.points)


def apply_set_up(world: World, event: SetUp) -> None:
    writing.change_unit(world, event.unit, set_up=True)


def apply_face_up(world: World, event: FaceUp) -> None:
    writing.change_unit(world, event.unit.id, face_up=True)


def apply_face_down(world: World, event: FaceDown) -> None:
    writing.change_unit(world, event.unit, face_up=False)


def apply_decoy_unmasked(world: World, event: DecoyUnmasked) -> None:
    writing.remove_unit(world, event.unit)


def apply_refreshed(world: World, event: Refreshed) -> None:
    table = world.table
    for unit in list(table.units.values()):
        if unit.seat == event.seat:
            points, here = max(0, ap_of(table, unit) - unit.owed), unit.hex
            frozen = unit.frost is not None and unit.frost.frozen
            fresh = {"owed": 0, "done": frozen, "acted": False, "by_road": 0, "run": 0}
            writing.change_unit(world, unit.id, ap=points, stood=here, **fresh)
    for hero in table.heroes.values():
        if hero.seat == event.seat and hero.used:
            writing.change_hero(world, hero.id, used=())


def apply_healed(world: World, event: Healed) -> None:
    left = world.table.units[event.unit].wounds - event.wounds
    writing.change_unit(world, event.unit, wounds=left, rested=False)


def apply_rested(world: World, event: Rested) -> None:
    writing.change_unit(world, event.unit, rested=True)


APPLY = {
    Appeared: apply_appeared,
    ActivationBegun: apply_activation_begun,
    ActivationEnded: apply_activation_ended,
    Stepped: apply_stepped,
    RoadBonus: apply_road_bonus,
    Swapped: apply_swapped,
    Promoted: apply_promoted,
    PointsSpent: apply_points_spent,
    SetUp: apply_set_up,
    FaceUp: apply_face_up,
    FaceDown: apply_face_down,
    DecoyUnmasked: apply_decoy_unmasked,
    Refreshed: apply_refreshed,
    Healed: apply_healed,
    Rested: apply_rested,
}
