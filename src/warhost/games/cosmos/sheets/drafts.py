"""What is being put together while a sheet is read."""

from collections.abc import Sequence

from msgspec.structs import replace

from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders.rule import OrderRule
from warhost.games.cosmos.sheets.records import Entry, Remark

MOST_REMARKS = 500
MOST_SUGGESTIONS = 50


class Notes:
    """The remarks on a sheet. A sheet of nothing but errors is not worth more than this many."""

    def __init__(self) -> None:
        self._remarks: list[Remark] = []

    def error(self, line: int, column: int, clause: str, text: str, instead: str = "") -> None:
        if len(self._remarks) < MOST_REMARKS:
            sentence = f"{text[0].upper()}{text[1:]}." if text[-1] not in ".?" else text
            self._remarks.append(Remark(line, column, "error", clause, sentence, instead))

    @property
    def suggests(self) -> bool:
        return len(self._remarks) < MOST_SUGGESTIONS

    def all(self) -> tuple[Remark, ...]:
        return tuple(sorted(self._remarks, key=lambda remark: (remark.line, remark.column)))


class Draft:
    """An order line, and the orders that are being embedded in it."""

    __slots__ = ("column", "inner", "line", "order", "rule")

    def __init__(self, order: Order | None, rule: OrderRule | None, line: int, column: int) -> None:
        self.order = order
        """None if the line was not understood; what is embedded in it is passed over."""
        self.rule = rule
        self.line, self.column = line, column
        self.inner: list[Draft] | None = None

    @property
    def is_good(self) -> bool:
        return self.order is not None

    @property
    def takes_orders(self) -> bool:
        return self.rule is not None and self.rule.embeds != "no"

    @property
    def opens(self) -> bool:
        return self.order is not None and self.takes_orders and self.inner is None

    def entry(self, notes: Notes) -> Entry:
        """The finished order."""
        assert self.order is not None
        inner = entries_of(self.inner or [], notes)
        order = self.order
        if inner:
            order = replace(order, orders=tuple(entry.order for entry in inner))
        return Entry(order, self.line, self.column, inner)


class Frame:
    """A list of orders that is open: the block's own, or one embedded in an order."""

    __slots__ = ("drafts", "is_kept", "line")

    def __init__(self, line: int, is_kept: bool) -> None:
        self.line = line
        self.is_kept = is_kept
        self.drafts: list[Draft] = []


def entries_of(drafts: Sequence[Draft], notes: Notes) -> tuple[Entry, ...]:
    """The orders of a list that were understood."""
    return tuple(draft.entry(notes) for draft in drafts if _is_whole(draft, notes))


def _is_whole(draft: Draft, notes: Notes) -> bool:
    """C3.1-8 An order whose embedded orders are missing says nothing."""
    if draft.order is None or draft.rule is None:
        return False
    if draft.rule.embeds == "must" and draft.inner is None:
        said = f"`{draft.rule.word}` needs a line `orders:`, orders, and a line with a period"
        notes.error(draft.line, draft.column, "C3.1-8", said)
        return False
    return True
