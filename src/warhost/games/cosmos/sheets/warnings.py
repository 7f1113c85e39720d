"""C1.2-25 Likely mistakes of a sheet, told from what the nation knows; they change nothing."""

from collections.abc import Iterator
from itertools import pairwise

from warhost.games.cosmos.geography import distance
from warhost.games.cosmos.ids import ActorId, HexNumber, LocationId, UnitId
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders import rule_of
from warhost.games.cosmos.sheets.budget import Purse
from warhost.games.cosmos.sheets.records import Block, Entry, Reading, Remark
from warhost.games.cosmos.view import View

NEAR = 2


def warnings_of(view: View, reading: Reading) -> Iterator[Remark]:
    """Block by block, in the sequence in which points are used (C3.2-19)."""
    if view.nation is None:
        return
    purse = Purse(view, view.nation)
    for block in reading.blocks:
        actor = actor_of(view, block)
        if block.giver == "actor" and actor not in {*view.units, *view.locations}:
            text = f"{block.who} is no unit or location of yours."
            yield Remark(block.line, 1, "warning", "C3.1-13", text)
            continue
        for entry in block.entries:
            if not purse.pay(actor, entry.order):
                text = "No administration points are left for this; it will be ignored."
                yield _warning(entry, "C3.2-19", text)
            if block.giver == "actor":
                yield from _of_order(view, actor, entry)


def actor_of(view: View, block: Block) -> ActorId:
    """Whose orders they are; 0 for the nation and for an alias that means nothing."""
    if isinstance(block.who, int):
        return ActorId(block.who if block.giver == "actor" else 0)
    assert view.nation is not None
    return ActorId(view.nations[view.nation].aliases.get(block.who[1:], 0))


def _of_order(view: View, actor: ActorId, entry: Entry) -> Iterator[Remark]:
    rule = rule_of(entry.order.word)
    unit = view.units.get(UnitId(actor))
    if unit is None:
        yield from _of_location(view, LocationId(actor), entry)
    elif "unit" not in rule.givers:
        yield _warning(entry, "C3-3", f"`{rule.word}` is an order of locations.")
    elif view.rules.units[unit.type].is_stupid and not rule.for_stupid:
        yield _warning(entry, "C3.1-24", f"{unit.id} is too stupid for `{rule.word}`.")
    if rule.word == "move":
        yield from _gaps(view, entry)


def _of_location(view: View, location: LocationId, entry: Entry) -> Iterator[Remark]:
    rule = rule_of(entry.order.word)
    known = view.rules.locations[view.locations[location].type]
    if "location" not in rule.givers:
        yield _warning(entry, "C3-2", f"`{rule.word}` is an order of units.")
    elif rule.givers == {"location"} and rule.word not in known.orders:
        yield _warning(entry, "C13-6", f"No {known.name} carries out `{rule.word}`.")


def _gaps(view: View, entry: Entry) -> Iterator[Remark]:
    """C11-2 Between hexes that are named by number; the first step is looked at in its turn."""
    hexes = list(_hexes(view, entry.order))
    for one, other in pairwise(hexes):
        if one and other and distance(view.board, one, other) > NEAR:
            text = f"{one} and {other} are more than {NEAR} hexes apart; farmove has no limit."
            yield _warning(entry, "C11-2", text)


def _hexes(view: View, order: Order) -> Iterator[HexNumber | None]:
    for written in order.path:
        number = written.strip("oud")
        is_hex = number.isdigit() and 0 < int(number) <= view.board.size
        yield HexNumber(int(number)) if is_hex else None


def _warning(entry: Entry, clause: str, text: str) -> Remark:
    return Remark(entry.line, entry.column, "warning", clause, text)
