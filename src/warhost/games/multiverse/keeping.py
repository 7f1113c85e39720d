"""The form in which a war is kept: its records, without tables and indexes."""

from typing import Any

import msgspec

from warhost.games.multiverse.board import Hex, Place
from warhost.games.multiverse.events.writing import index_all
from warhost.games.multiverse.ground import Ground
from warhost.games.multiverse.rules import Rules
from warhost.games.multiverse.story import Hero, Story, Treaty
from warhost.games.multiverse.tasks import Task
from warhost.games.multiverse.world import (
    Building,
    Market,
    Player,
    Secret,
    Table,
    Turn,
    Turned,
    Unit,
    World,
)
from warhost.kernel.asks import Seat, Verdict


class Kept(msgspec.Struct, frozen=True):
    """A whole war as plain data; its tables are named by the match and not repeated.

    Records stand in lists, since their order is that in which rules go through them.
    """

    seats: tuple[Seat, ...]
    terrain: bytes
    roads: bytes
    faced_up: tuple[tuple[Place, Turned], ...]
    tokens: tuple[tuple[Hex, int], ...]
    units: tuple[Unit, ...]
    buildings: tuple[Building, ...]
    players: tuple[Player, ...]
    turn: Turn
    agenda: tuple[Task, ...]
    verdict: Verdict | None
    secrets: dict[Seat, Secret]
    market: Market = Market()
    bridges: tuple[tuple[Hex, int], ...] = ()
    story: Story = Story()
    heroes: tuple[Hero, ...] = ()
    mines: tuple[tuple[Hex, Seat], ...] = ()
    treaties: tuple[Treaty, ...] = ()


def dump(world: World) -> Kept:
    """The whole war as plain data."""
    table = world.table
    return Kept(
        seats=table.seats,
        terrain=table.ground.terrain,
        roads=table.ground.roads,
        faced_up=tuple(table.faced_up.items()),
        tokens=tuple(table.tokens.items()),
        units=tuple(table.units.values()),
        buildings=tuple(table.buildings.values()),
        players=tuple(table.players.values()),
        turn=table.turn,
        agenda=table.agenda,
        verdict=table.verdict,
        secrets=world.secrets,
        market=table.market,
        bridges=tuple(table.bridges.items()),
        story=table.story,
        heroes=tuple(table.heroes.values()),
        mines=tuple(table.mines.items()),
        treaties=table.treaties,
    )


def load(data: Any, rules: Rules) -> World:
    """The war that was kept, on its tables again, its indexes worked out anew."""
    kept = msgspec.convert(data, Kept) if isinstance(data, dict) else data
    table = Table(
        rules=rules,
        seats=kept.seats,
        ground=Ground(rules.board, rules.terrains, kept.terrain, kept.roads),
        faced_up=dict(kept.faced_up),
        tokens=dict(kept.tokens),
        units={unit.id: unit for unit in kept.units},
        buildings={building.hex: building for building in kept.buildings},
        players={player.seat: player for player in kept.players},
        turn=kept.turn,
        agenda=kept.agenda,
        verdict=kept.verdict,
        market=kept.market,
        bridges=dict(kept.bridges),
        story=kept.story,
        heroes={hero.id: hero for hero in kept.heroes},
        mines=dict(kept.mines),
        treaties=kept.treaties,
    )
    index_all(table)
    return World(table, dict(kept.secrets))
