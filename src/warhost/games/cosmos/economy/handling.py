"""C6.7 Resources carried, stored, picked up and put down."""

from collections.abc import Iterator, Mapping

from warhost.games.cosmos.economy.halting import owner_at
from warhost.games.cosmos.economy.stores import Source, contents, place_sources
from warhost.games.cosmos.events.economy import Kind, Share
from warhost.games.cosmos.ids import HexNumber, LocationId, NationId, Position, UnitId
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.places.sieges import ground_of
from warhost.games.cosmos.world import Unit, World, force_of

ALL = -1
KEPT = 90
"""C6.7-24 What reaches the pool, in parts of a hundred."""
HUNDRED = 100
Wanted = Mapping[str, int]


def is_on_own_ground(world: World, unit: Unit) -> bool:
    """C6.7-22, C6.7-28 In a hex of the nation; whose location it may be in does not matter."""
    ground = ground_of(world, unit.position)
    return bool(unit.position) and owner_at(world, ground) == unit.nation


def unknown_in(world: World, order: Order) -> str:
    """C6.7-23 The first resource of a list that cannot be handled; empty if there is none."""
    kinds = world.rules.resources
    for name, _ in order.resources:
        if name not in kinds or not kinds[name].is_portable:
            return name
    return ""


def wanted_of(world: World, order: Order) -> dict[str, int]:
    """C6.7-3, A45 What is listed; without a list all of everything. -1 is all of one."""
    if not order.resources:
        return {name: ALL for name, kind in world.rules.resources.items() if kind.is_portable}
    return {name: max(amount, ALL) for name, amount in order.resources}


def force_stores(world: World, unit: Unit) -> list[Source]:
    """What the force carries, the executing unit first."""
    others = [one for one in force_of(world, unit.leader or unit.id) if one != unit.id]
    return [Source("unit", one) for one in (unit.id, *others)]


def local_stores(world: World, unit: Unit) -> list[Source]:
    """C6.7-25 What lies there, if that is the nation's or nobody's."""
    return place_sources(world, unit.nation, unit.position)


def drawn(world: World, sources: list[Source], wanted: Wanted) -> Iterator[Share]:
    """As much of it as the stores hold, the first of them before the others."""
    for name, amount in wanted.items():
        left = amount
        for source in sources:
            held = contents(world, source.kind, source.id).get(name, 0)
            part = held if left == ALL else min(held, left)
            if part:
                yield Share(source.kind, source.id, name, -part)
            left = ALL if left == ALL else left - part


def put(shares: tuple[Share, ...], kind: Kind, number: int, kept: int = HUNDRED) -> list[Share]:
    """What was drawn arrives elsewhere, with a loss."""
    sums: dict[str, int] = {}
    for share in shares:
        sums[share.resource] = sums.get(share.resource, 0) - share.amount
    arrived = {name: amount * kept // HUNDRED for name, amount in sums.items()}
    return [Share(kind, number, name, amount) for name, amount in arrived.items() if amount]


def store_at(world: World, position: Position) -> tuple[Kind, int] | None:
    """C6.7-31 Where things put down at a position lie; over and under the ground nothing stays."""
    if not position.isdigit():
        return None
    if LocationId(int(position)) in world.locations:
        return "location", int(position)
    return ("hex", int(position)) if HexNumber(int(position)) in world.hexes else None


def pool_of(nation: NationId) -> list[Source]:
    return [Source("pool", nation)]


def unit_acting(world: World, actor: int) -> Unit:
    return world.units[UnitId(actor)]
