"""What a bot makes of its view: who is idle, what is its own, where it is dangerous."""

from collections.abc import Iterator

import msgspec

from warhost.games.cosmos.geography import hex_of
from warhost.games.cosmos.ids import ActorId, HexNumber, LocationId, NationId, Position, UnitId
from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.view import View
from warhost.games.cosmos.world import Location, Unit


class Facts(msgspec.Struct):
    """A view, looked through once."""

    view: View
    nation: NationId
    perils: frozenset[HexNumber]
    """Where somebody was seen who would attack."""
    aims: set[HexNumber]
    """Where somebody of the nation goes or is at work already."""
    used: set[UnitId]
    """Whoever has been given orders for this turn."""

    def kind(self, unit: Unit) -> UnitType:
        return self.view.rules.units[unit.type]

    def force(self, leader: UnitId) -> list[Unit]:
        return [self.view.units[one] for one in self.view.forces.get(leader, (leader,))]

    def hex_of(self, position: Position) -> HexNumber:
        """The hex that a position lies in, from within locations too."""
        place = self.place(position)
        while place is not None:
            position = place.position
            place = self.place(position)
        return hex_of(position)

    def place(self, position: Position) -> Location | None:
        """The own or known location that a position is the inside of."""
        if not position.isdigit():
            return None
        number = LocationId(int(position))
        if number in self.view.locations:
            return self.view.locations[number]
        known = self.view.mind.locations.get(number)
        return known.location if known is not None else None

    def idle(self) -> Iterator[Unit]:
        """Those at the surface who lead themselves and have nothing to do, by number."""
        for number in sorted(self.view.units):
            unit = self.view.units[number]
            is_free = unit.leader is None and unit.position.isdigit() and not unit.is_aboard
            if is_free and number not in self.used and not self.view.queues.get(ActorId(number)):
                yield unit

    def cities(self) -> list[Location]:
        """Own cities and towns, by number."""
        own = sorted(self.view.locations.values(), key=lambda one: one.id)
        return [one for one in own if self.view.rules.locations[one.type].is_city]


def facts_of(view: View) -> Facts:
    assert view.nation is not None
    facts = Facts(view, view.nation, frozenset(), set(), set())
    facts.perils = frozenset(_perils(facts))
    for number in view.units:
        if view.queues.get(ActorId(number)) and view.units[number].position:
            facts.aims |= set(_aims(facts, number))
    return facts


def _perils(facts: Facts) -> Iterator[HexNumber]:
    """C5.4 Of nations held as enemies, and of nobody's units."""
    policies = facts.view.nations[facts.nation].policies
    for seen in facts.view.mind.units.values():
        is_foe = not seen.nation or policies.get(seen.nation) == "enemy"
        if is_foe and not seen.lost and seen.position and facts.view.rules.units[seen.type].attacks:
            yield facts.hex_of(seen.position)


def _aims(facts: Facts, number: UnitId) -> Iterator[HexNumber]:
    """Where a unit is, and the last hex that its orders name."""
    yield facts.hex_of(facts.view.units[number].position)
    for pending in facts.view.queues.get(ActorId(number), ()):
        for written in pending.order.path[-1:]:
            digits = written.rstrip("d")
            if digits.isdigit() and int(digits) <= facts.view.board.size:
                yield HexNumber(int(digits))
