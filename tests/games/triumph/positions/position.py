"""A position written as a scene, and what stands in it."""

from tests.games.triumph.base import scene
from warhost.games.triumph.contact import Base, base_of
from warhost.games.triumph.geometry import Shape
from warhost.games.triumph.world import Camp, Stand, StandId, Table
from warhost.kernel.asks import Seat


def position(text: str) -> Table:
    return scene(text).table


def stand(table: Table, name: str) -> Stand:
    return table.stands[StandId(name)]


def base(table: Table, name: str) -> Base:
    return base_of(table, stand(table, name))


def shape(table: Table, name: str) -> Shape:
    return base(table, name).shape


def camp(table: Table, seat: str) -> Camp:
    return table.camps[Seat(seat)]
