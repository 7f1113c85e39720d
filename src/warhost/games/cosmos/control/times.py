"""C14.2 How long a control takes: exact, and rounded up at the very end (C14.2-10)."""

from fractions import Fraction
from math import ceil

from warhost.games.cosmos.control.helpers import help_of_land, help_of_units, room_of
from warhost.games.cosmos.economy.halting import owner_at
from warhost.games.cosmos.forces.efficiency import efficiency_of
from warhost.games.cosmos.ids import LocationId
from warhost.games.cosmos.movement.waypoints import terrain_at
from warhost.games.cosmos.rows.units import Controlling
from warhost.games.cosmos.world import Unit, World

NEUTRALISING = Fraction(3, 2)
"""C14-23, C14.2-8"""


def control_phases(world: World, unit: Unit, row: Controlling) -> int:
    """C14.2-9 For the place it is at, as things are now."""
    move = world.rules.units[unit.type].moves[terrain_at(world, unit.position)]
    helpers = help_of_units(world, unit, row) + help_of_land(world, unit.nation, unit.position)
    total = hex_time(row, move, efficiency_of(world.rules, unit), helpers)
    place = world.locations.get(LocationId(int(unit.position)))
    if place is not None:
        total *= room_of(world, place)
    if owner_at(world, unit.position):
        total *= NEUTRALISING
    return max(ceil(total), 1)


def hex_time(row: Controlling, move: int, efficiency: Fraction, helpers: Fraction) -> Fraction:
    """C14.2-2 to C14.2-5 What it does alone, and what is shared."""
    return row.base * move / efficiency + row.shared * move / helpers
