"""Abilities are used, and units that guard their front turn."""

import msgspec

from warhost.games.multiverse.events import writing
from warhost.games.multiverse.world import UnitId, World
from warhost.kernel.asks import Seat


class AbilityUsed(msgspec.Struct, frozen=True, tag="ability used"):
    """M11.3-5 A unit has announced its ability; one of the turn's uses is gone."""

    seat: Seat
    unit: UnitId
    ability: str


class Faced(msgspec.Struct, frozen=True, tag="faced"):
    """M11.4-15 A unit has turned to a side; its front is a matter of its face."""

    unit: UnitId
    heading: int


def apply_ability_used(world: World, event: AbilityUsed) -> None:
    player, turn = world.table.players[event.seat], world.table.turn.number
    used = player.ability_uses if player.ability_turn == turn else 0
    writing.change_player(world, event.seat, ability_turn=turn, ability_uses=used + 1)


def apply_faced(world: World, event: Faced) -> None:
    writing.change_unit(world, event.unit, heading=event.heading, run=0)


APPLY = {
    AbilityUsed: apply_ability_used,
    Faced: apply_faced,
}
