"""T17.3-6 Elephant screens, chosen at deployment."""

from collections.abc import Iterator, Sequence

from warhost.games.triumph.world import Stand, StandId, Table
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal

SCREEN, SCREENABLE = "ES", "ET"


def screens_left(table: Table, seat: Seat) -> int:
    """T17.3-8 How many more stands the elephants can screen."""
    elephants = [s for s in _own(table, seat) if SCREEN in s.cards and s.place == "set aside"]
    each = table.rules.cards[SCREEN].supports or 0
    return len(elephants) * each - sum(stand.screened for stand in _own(table, seat))


def can_be_screened(stand: Stand) -> bool:
    return SCREENABLE in stand.cards and not stand.screened and stand.place == "table"


def _own(table: Table, seat: Seat) -> list[Stand]:
    return [stand for stand in table.stands.values() if stand.seat == seat]


def screen_refusals(table: Table, seat: Seat, screened: Sequence[StandId]) -> Iterator[Refusal]:
    """T17.3-6, T17.3-8"""
    left = screens_left(table, seat)
    if len(set(screened)) > left:
        text = f"The elephants can screen {left} more stands."
        yield Refusal("T17.3-8", "screened", text)
    for place, name in enumerate(screened):
        stand = table.stands.get(name)
        if stand is None or stand.seat != seat or not can_be_screened(stand):
            text = f"{name} cannot be screened."
            yield Refusal("T17.3-6", f"screened[{place}]", text)
