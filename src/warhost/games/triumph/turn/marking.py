"""T17.2-16 Scythed Chariots and Stampedes: whom they may be let loose on."""

from collections.abc import Iterator, Sequence

from warhost.games.triumph.contact import side_by_side
from warhost.games.triumph.stands import stands_of, type_of
from warhost.games.triumph.world import Stand, StandId, Table
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal

CARD = "SC"


def can_mark(table: Table, seat: Seat) -> bool:
    """T17.2-16 Once, before the own command dice, if there is anybody to mark."""
    in_hand = table.armies[seat].cards.get(CARD, 0) > 0
    return in_hand and bool(markable(table, seat))


def markable(table: Table, seat: Seat) -> list[Stand]:
    """T17.2-16, T17.2-19 Any close order foot of the enemy on the board."""
    enemies = stands_of(table, table.enemy_of(seat))
    return [stand for stand in enemies if _can_be_marked(table, stand)]


def _can_be_marked(table: Table, stand: Stand) -> bool:
    line = type_of(table, stand)
    return line.is_foot and line.is_close_order


def markings(table: Table, seat: Seat) -> list[tuple[StandId, ...]]:
    """Every choice there is: single stands, then adjacent pairs."""
    stands = markable(table, seat)
    singles: list[tuple[StandId, ...]] = [(stand.id,) for stand in stands]
    return singles + [
        (one.id, other.id)
        for place, one in enumerate(stands)
        for other in stands[place + 1 :]
        if side_by_side(table, one, other)
    ]


def marking_refusals(table: Table, seat: Seat, names: Sequence[StandId]) -> Iterator[Refusal]:
    if not can_mark(table, seat):
        yield Refusal("T17.2-16", "", "You have no scythed chariots or stampede to let loose.")
        return
    fitting = {stand.id: stand for stand in markable(table, seat)}
    for place, name in enumerate(names):
        if name not in fitting:
            text = f"{name} is no close order foot of the enemy on the board."
            yield Refusal("T17.2-16", f"stands[{place}]", text)
    if len(names) not in (1, 2) or len(set(names)) != len(names):
        yield Refusal("T17.2-16", "stands", "One stand is marked, or two adjacent ones.")
    elif len(names) == 2 and set(names) <= fitting.keys():
        one, other = (fitting[name] for name in names)
        if not side_by_side(table, one, other):
            yield Refusal("T17.2-19", "stands", "Two marked stands stand side by side.")
