"""Battles as events: fought by units of several nations, seen by those who fight or look on."""

import msgspec

from warhost.games.cosmos.battle.records import Battle
from warhost.games.cosmos.events import writing
from warhost.games.cosmos.ids import NationId, UnitId
from warhost.games.cosmos.world import World


class BattleFought(msgspec.Struct, frozen=True, gc=False, tag="battle fought", omit_defaults=True):
    """C15-1 A battle is over. Those who fled or were killed go by events of their own."""

    battle: Battle
    nations: tuple[NationId, ...]
    hidden: tuple[UnitId, ...] = ()
    """Who took part and was seen by nobody else."""


class BattleLeft(msgspec.Struct, frozen=True, gc=False, tag="battle left"):
    """C18-14 Units that have fought and fight no longer."""

    nation: NationId
    units: tuple[UnitId, ...]


def apply_fought(world: World, event: BattleFought) -> None:
    """C9.2.1-5 Wounds, stored damage and morale of those who are left."""
    for one in event.battle.units:
        world.fought[one.unit] = None
        if one.fate != "killed":
            if not one.fate:
                _change_eyes(world, one.unit, is_fighting=True)
            writing.change_unit(
                world,
                one.unit,
                health=one.after,
                morale=one.morale[1],
                marginal=one.marginal,
            )


def apply_left(world: World, event: BattleLeft) -> None:
    for unit in event.units:
        _change_eyes(world, unit, is_fighting=False)


def _change_eyes(world: World, unit: UnitId, *, is_fighting: bool) -> None:
    if world.units[unit].is_fighting != is_fighting:
        writing.search_on(world, unit, is_fighting=is_fighting)


APPLY = {BattleFought: apply_fought, BattleLeft: apply_left}
