"""M15.1 A unit explores the adventure in its hex: a card, a D10 at most, and what comes of it."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.multiverse.abilities.perks import hp_of
from warhost.games.multiverse.adventures.drawing import draw, ready_to_draw
from warhost.games.multiverse.adventures.encounters import turn_up
from warhost.games.multiverse.adventures.rewards import bring
from warhost.games.multiverse.adventures.rows import Adventure
from warhost.games.multiverse.adventures.support import supporters
from warhost.games.multiverse.board import NOWHERE, Hex
from warhost.games.multiverse.building.unfinished import lose_abandoned
from warhost.games.multiverse.events.agenda import TaskDone
from warhost.games.multiverse.events.combat import Slain
from warhost.games.multiverse.events.story import (
    AdventureDone,
    AdventureFailed,
    AdventureMet,
    AdventureTried,
    Hurt,
    RanBack,
)
from warhost.games.multiverse.events.units import ActivationEnded, DecoyUnmasked
from warhost.games.multiverse.sight.spotting import look_around
from warhost.games.multiverse.tasks import Venture
from warhost.games.multiverse.world import DECOY, Unit, UnitId, World
from warhost.kernel.dice import Dice

D10 = 10


def work_on_venture(world: World, venture: Venture, dice: Dice) -> Iterator[Any]:
    """M15.1-1 Its owner draws a card; a decoy that an adventure finds is unmasked (M14.1-5)."""
    yield TaskDone(venture)
    unit = world.table.units.get(UnitId(venture.unit))
    if unit is None or unit.hex not in world.table.tokens:
        return
    if unit.kind == DECOY:
        yield DecoyUnmasked(unit.id, unit.hex)
        return
    yield from ready_to_draw(world)
    card = draw(world.table, dice)
    if card is not None:
        yield from _explore(world, venture, world.table.rules.adventures[card], dice)
    yield from _settle(world, venture, unit.hex)


def _explore(world: World, venture: Venture, card: Adventure, dice: Dice) -> Iterator[Any]:
    """M15.1-2 to -4"""
    table = world.table
    unit = table.units[UnitId(venture.unit)]
    helpers = len(supporters(table, unit, unit.hex))
    yield AdventureMet(replace(unit, face_up=True), card.id, helpers)
    limit = card.chance[min(helpers, len(card.chance) - 1)]
    face = dice.roll(D10, f"adventure of {unit.id}") if 0 < limit < D10 else 0
    succeeds = face <= limit and limit > 0
    if card.plants and succeeds:
        yield from turn_up(world, unit, card, venture.origin, dice)
        return
    yield AdventureTried(unit.id, card.id, face, succeeds)
    if succeeds:
        yield AdventureDone(unit.id, card.id, unit.hex)
        yield from bring(world, unit, card.reward)
    else:
        yield from _fail(world, venture, card)


def _fail(world: World, venture: Venture, card: Adventure) -> Iterator[Any]:
    """M15.1-4 to -6, M15.1-11 It is hurt, and runs back if it lives."""
    table, name = world.table, UnitId(venture.unit)
    yield AdventureFailed(name, card.id, table.rules.numbers.discards_failures)
    if card.damage:
        yield Hurt(name, card.damage, "M15.1-4")
    unit = table.units[name]
    if unit.wounds >= hp_of(table, unit):
        yield Slain(unit, "M15.1-4")
    elif venture.origin != NOWHERE:
        yield RanBack(name, unit.hex, venture.origin)


def _settle(world: World, venture: Venture, site: Hex) -> Iterator[Any]:
    """M15.1-9 Exploring ends its activation; everybody looks again."""
    table = world.table
    unit: Unit | None = table.units.get(UnitId(venture.unit))
    if unit is not None and not unit.done and venture.origin != NOWHERE:
        yield ActivationEnded(unit.id)
    if venture.origin != NOWHERE:
        yield from lose_abandoned(world, (venture.origin,))
    yield from look_around(world, {site, unit.hex if unit else site})
