"""A combat is announced, strikes fall, units and bridges fall."""

import msgspec

from warhost.games.multiverse.board import Hex
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
    writing.change_unit(world, event.attacker.id, face_up=True)


def apply_tested(world: World, event: Tested) -> None:
    """The strike that follows, or does not, says all."""


def apply_struck(world: World, event: Struck) -> None:
    wounds = world.table.units[event.target].wounds + event.damage
    writing.change_unit(world, event.target, wounds=wounds)


def apply_slain(world: World, event: Slain) -> None:
    writing.remove_unit(world, event.unit.id)


APPLY = {
    AttackAnnounced: apply_attack_announced,
    Tested: apply_tested,
    Struck: apply_struck,
    Slain: apply_slain,
}
