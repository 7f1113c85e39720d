"""T4.1-1, T4.5 Who decides in a step of the set-up, and what he still has to place."""

from warhost.games.triumph.setup.camp_places import PACK_TRAIN
from warhost.games.triumph.setup.defences import obstacles_in_hand
from warhost.games.triumph.steps import advantaged, disadvantaged
from warhost.games.triumph.world import Stand, Table
from warhost.kernel.asks import Seat


def who_may_flank(table: Table) -> tuple[Seat, ...]:
    """T4.6-1 Both players at once, if they have the right."""
    return tuple(seat for seat in table.seats if table.armies[seat].may_flank)


def who_camps_first(table: Table) -> tuple[Seat, ...]:
    """T4.5-1 Step a"""
    return tuple(seat for seat in disadvantaged(table) if _camps(table, seat))


def who_camps_second(table: Table) -> tuple[Seat, ...]:
    """T4.5-1 Step b"""
    return tuple(seat for seat in advantaged(table) if _camps(table, seat))


def _camps(table: Table, seat: Seat) -> bool:
    return places_camp_first(table, seat) or obstacles_in_hand(table, seat) > 0


def places_camp_first(table: Table, seat: Seat) -> bool:
    """T4.4-3 The camp comes before any troops; T17.2-6 a pack train comes with the last."""
    return has_camp_in_hand(table, seat) and PACK_TRAIN not in table.armies[seat].cards


def places_camp_last(table: Table, seat: Seat) -> bool:
    """T17.2-6"""
    return has_camp_in_hand(table, seat) and PACK_TRAIN in table.armies[seat].cards


def has_camp_in_hand(table: Table, seat: Seat) -> bool:
    camp = table.camps.get(seat)
    return camp is not None and camp.place == "muster"


def in_hand(table: Table, seat: Seat) -> list[Stand]:
    """Stands not yet on the table as everybody sees it."""
    return [s for s in table.stands.values() if s.seat == seat and s.place == "muster"]


def who_places_centre_first(table: Table) -> tuple[Seat, ...]:
    """T4.5-2 Step c, the disadvantaged player"""
    return tuple(seat for seat in disadvantaged(table) if in_hand(table, seat))


def who_places_centre_second(table: Table) -> tuple[Seat, ...]:
    """T4.5-2 Step c, the advantaged player"""
    return tuple(seat for seat in advantaged(table) if in_hand(table, seat))


def who_places_rest_first(table: Table) -> tuple[Seat, ...]:
    """T4.5-3 Step d"""
    return tuple(seat for seat in disadvantaged(table) if _has_rest(table, seat))


def who_places_rest_second(table: Table) -> tuple[Seat, ...]:
    """T4.5-3 Step e"""
    return tuple(seat for seat in advantaged(table) if _has_rest(table, seat))


def _has_rest(table: Table, seat: Seat) -> bool:
    return bool(in_hand(table, seat)) or has_camp_in_hand(table, seat)
