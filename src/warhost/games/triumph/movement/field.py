"""What troops on the move may meet: everything on the table as it lies before the move."""

from typing import Literal, NamedTuple

import msgspec

from warhost.games.triumph.contact import Base, base_of, fighting
from warhost.games.triumph.derived import once
from warhost.games.triumph.geometry import Shape
from warhost.games.triumph.ground import impassable_shapes
from warhost.games.triumph.stands import camp_footprint, camps_on_table, on_table
from warhost.games.triumph.world import Secret, Stand, StandId, Table, View
from warhost.kernel.asks import Seat


class Body(NamedTuple):
    """A stand and its base, as it stands before the move."""

    stand: Stand
    base: Base


class Barrier(NamedTuple):
    """What nobody may enter: camps and impassable ground."""

    kind: Literal["camp", "impassable"]
    shape: Shape


class Field(msgspec.Struct, frozen=True):
    """T8-18 A table seen by the army that moves; it holds until something on the table changes."""

    table: Table
    seat: Seat
    secret: Secret
    friends: tuple[Body, ...]
    enemies: tuple[Body, ...]
    barriers: tuple[Barrier, ...]
    in_combat: frozenset[StandId]

    def stand(self, name: StandId) -> Stand:
        return self.table.stands[name]


def field_of(view: View) -> Field:
    """The field for the moves of the view's seat."""
    return Field(view.table, view.seat, view.secret, *_surroundings(view.table, view.seat))


class Surroundings(NamedTuple):
    """All of a field that follows from the table."""

    friends: tuple[Body, ...]
    enemies: tuple[Body, ...]
    barriers: tuple[Barrier, ...]
    in_combat: frozenset[StandId]


@once
def _surroundings(table: Table, seat: Seat) -> Surroundings:
    bodies = [Body(stand, base_of(table, stand)) for stand in on_table(table)]
    return Surroundings(
        friends=tuple(body for body in bodies if body.stand.seat == seat),
        enemies=tuple(body for body in bodies if body.stand.seat != seat),
        barriers=_barriers(table),
        in_combat=fighting(table),
    )


def _barriers(table: Table) -> tuple[Barrier, ...]:
    camps = [Barrier("camp", camp_footprint(camp)) for camp in camps_on_table(table)]
    ground = [Barrier("impassable", shape) for shape in impassable_shapes(table)]
    return (*camps, *ground)
