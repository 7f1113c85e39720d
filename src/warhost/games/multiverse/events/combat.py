"""A combat is announced, strikes fall, units and bridges fall."""

import msgspec

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.combat.strength import Factor
from warhost.games.multiverse.events import writing
from warhost.games.multiverse.tasks import Way
from warhost.games.multiverse.world import Unit, UnitId, World


class AttackAnnounced(msgspec.Struct, frozen=True, tag="attack announced"):
    """M6.1-7, M10.1-1 A unit attacks or shoots, and shows itself."""

    attacker: Unit
    way: Way
    battlefield: Hex
    defender: UnitId
    building: Hex


class Tested(msgspec.Struct, frozen=True, tag="tested"):
    """M10.8-5, M10.10-3 A D10 that decides whether a strike hits: 5 or less does."""

    striker: UnitId
    why: str
    face: int
    hits: bool


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """M10.4-14 The combat dice of a strike, with the reasons for their number; all see them."""

    striker: UnitId
    kind: str
    target: str
    """Nothing where the building on the battlefield is struck."""
    icon: str
    """What hits for the striker."""
    faces: tuple[int, ...]
    factors: tuple[Factor, ...]
    damage: int


class Engaged(msgspec.Struct, frozen=True, tag="engaged"):
    """M22.2-2 Where more than two fight: who strikes next, before its roll."""

    striker: UnitId
    target: UnitId


class BridgeHit(msgspec.Struct, frozen=True, tag="bridge hit"):
    """M8.3-3 A bridge has been hit once."""

    hex: Hex
    by: UnitId


class BridgeLost(msgspec.Struct, frozen=True, tag="bridge lost"):
    """M8.3-3 A bridge has been hit often enough and is gone."""

    hex: Hex


class Struck(msgspec.Struct, frozen=True, tag="struck"):
    """A strike has done damage to a unit, for these reasons."""

    striker: UnitId
    target: UnitId
    damage: int
    kinds: tuple[str, str]
    """What the two are: who fights is known."""
    why: tuple[str, ...] = ()


class Slain(msgspec.Struct, frozen=True, tag="slain"):
    """M6.1-9 A unit is removed and named to all."""

    unit: Unit
    why: str = ""


def apply_attack_announced(world: World, event: AttackAnnounced) -> None:
    if event.attacker.id in world.table.units:
        writing.change_unit(world, event.attacker.id, face_up=True)


def apply_tested(world: World, event: Tested) -> None:
    """The strike that follows, or does not, says all."""


def apply_rolled(world: World, event: Rolled) -> None:
    """What the strike does follows."""


def apply_engaged(world: World, event: Engaged) -> None:
    """The strike follows."""


def apply_bridge_hit(world: World, event: BridgeHit) -> None:
    bridges = world.table.bridges
    bridges[event.hex] = bridges.get(event.hex, 0) + 1


def apply_bridge_lost(world: World, event: BridgeLost) -> None:
    world.table.bridges.pop(event.hex, None)
    writing.change_roads(world.table, {event.hex: 0})


def apply_struck(world: World, event: Struck) -> None:
    wounds = world.table.units[event.target].wounds + event.damage
    writing.change_unit(world, event.target, wounds=wounds)


def apply_slain(world: World, event: Slain) -> None:
    writing.remove_unit(world, event.unit.id)


APPLY = {
    AttackAnnounced: apply_attack_announced,
    Tested: apply_tested,
    Rolled: apply_rolled,
    Engaged: apply_engaged,
    BridgeHit: apply_bridge_hit,
    BridgeLost: apply_bridge_lost,
    Struck: apply_struck,
    Slain: apply_slain,
}
