"""Copies of tables: records are shared, they never change."""

from copy import copy as shallow

from warhost.games.multiverse.world import Table, World


def copy_of_table(table: Table) -> Table:
    other = shallow(table)
    other.faced_up = table.faced_up.copy()
    other.tokens = table.tokens.copy()
    other.units = table.units.copy()
    other.buildings = table.buildings.copy()
    other.players = table.players.copy()
    other.bridges = table.bridges.copy()
    other.heroes = table.heroes.copy()
    other.mines = table.mines.copy()
    other.blocks = table.blocks.copy()
    other.sites = table.sites.copy()
    other.occupied = table.occupied[:]
    return other


def copy_of_world(world: World) -> World:
    """A war of its own that can go another way."""
    return World(copy_of_table(world.table), world.secrets.copy())
