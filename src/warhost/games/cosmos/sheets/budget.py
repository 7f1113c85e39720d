"""C3.2 What orders cost, and what a nation has to pay them with."""

from typing import Protocol

from warhost.games.cosmos.ids import ActorId, HexNumber, ItemId, LocationId, NationId, UnitId
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders import rule_of
from warhost.games.cosmos.places.castles import administration_from
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.world import Clock, Hex, Item, Location, Nation, Unit


def cost_of(order: Order) -> int:
    """C3.2-2, C3.2-16 One for each order that is not free, embedded ones too."""
    own = 0 if rule_of(order.word).is_free else 1
    return own + sum(cost_of(inner) for inner in order.orders)


def allowance_of(rules: Rules, unit: Unit) -> int:
    """C3.2-1"""
    return rules.units[unit.type].order_allowance


def administration_limit(known: "Known", number: NationId) -> int:
    """C3.2-12 to C3.2-15 Basic points, and those of castles, of the ruler's type, of what helps."""
    nation = known.nations[number]
    kind = known.rules.units.get(nation.ruler_type)
    given = kind.administration if kind is not None else 0
    rulers = [
        unit
        for unit in known.units.values()
        if unit.nation == number
        and unit.position
        and not unit.quests
        and unit.type == nation.ruler_type
    ]
    castles = administration_from(known.rules, known, known.hexes, number)
    return nation.administration + castles + given * len(rulers) + _helped(known, number)


def _helped(known: "Known", number: NationId) -> int:
    """C3.2-15 Points that special units, locations and items of the nation bring."""
    units = [one for one in known.units.values() if one.nation == number and one.position]
    places = [one for one in known.locations.values() if one.owner == number]
    items = [one for one in known.items.values() if one.owner == number]
    return sum(
        table[one.type].administers
        for table, things in (
            (known.rules.units, units),
            (known.rules.locations, places),
            (known.rules.items, items),
        )
        for one in things
    )


class Known(Protocol):
    """What is asked of a world, or of a nation's view of it."""

    @property
    def rules(self) -> Rules: ...
    @property
    def nations(self) -> dict[NationId, Nation]: ...
    @property
    def units(self) -> dict[UnitId, Unit]: ...
    @property
    def hexes(self) -> dict[HexNumber, Hex]: ...
    @property
    def locations(self) -> dict[LocationId, Location]: ...
    @property
    def items(self) -> dict[ItemId, Item]: ...
    @property
    def clock(self) -> Clock: ...


class Purse:
    """What is left while the orders of a sheet are paid in the sequence they are written."""

    def __init__(self, world: Known, nation: NationId) -> None:
        self._world = world
        self.nation = nation
        self.points = administration_limit(world, nation)
        self._allowances: dict[ActorId, int] = {}

    def pay(self, actor: ActorId, order: Order) -> bool:
        """C3.2-19 Whether the order is paid; if not, it is ignored and those behind it go on."""
        cost, free = cost_of(order), self.allowance(actor)
        if cost > free + self.points:
            return False
        self._allowances[actor] = max(free - cost, 0)
        self.points -= max(cost - free, 0)
        return True

    def allowance(self, actor: ActorId) -> int:
        """What is left of it."""
        if actor not in self._allowances:
            self._allowances[actor] = self.full(actor)
        return self._allowances[actor]

    def full(self, actor: ActorId) -> int:
        """C3.2-8 Nations and locations have none."""
        unit = self._world.units.get(UnitId(actor))
        return allowance_of(self._world.rules, unit) if unit else 0
