"""Ground that matters while armies set up, to be drawn on the table."""

from collections.abc import Iterator

from warhost.games.triumph.board import centre_zone, deployment_zone
from warhost.games.triumph.picture import AreaPicture
from warhost.games.triumph.setup.layout import cell_shape
from warhost.games.triumph.world import Table


def areas_of(table: Table, step: str) -> tuple[AreaPicture, ...]:
    """What the step at hand is about."""
    if step == "layout":
        return tuple(_cells(table))
    if step in ("base edge", "flank march", "camp", "centre", "rest"):
        return tuple(_zones(table))
    return ()


def _cells(table: Table) -> Iterator[AreaPicture]:
    """T4.2-2 Where each numbered piece will lie."""
    for number, kind in enumerate(table.setup.kinds, start=1):
        label = f"{number} {table.rules.terrain[kind].name}"
        yield AreaPicture(label, cell_shape(table, number).corners)


def _zones(table: Table) -> Iterator[AreaPicture]:
    """T4.4-1, T4.4-2 The deployment zones and their centre thirds."""
    for seat in table.seats:
        yield AreaPicture("deployment zone", deployment_zone(table, seat).corners, seat)
        yield AreaPicture("centre third", centre_zone(table, seat).corners, seat)
