"""C1.2-25 Likely mistakes of a sheet, told from what the nation knows; they change nothing."""

from collections.abc import Iterator
from itertools import pairwise

from warhost.games.cosmos.geography import distance
from warhost.games.cosmos.ids import ActorId, HexNumber, LocationId
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders import rule_of
from warhost.games.cosmos.orders.rule import Cannot
from warhost.games.cosmos.sheets.budget import Purse
from warhost.games.cosmos.sheets.doubts import Doubts
from warhost.games.cosmos.sheets.records import Block, Entry, Reading, Remark
from warhost.games.cosmos.turn.fitness import unfit
from warhost.games.cosmos.view import View

NEAR = 2


def warnings_of(view: View, reading: Reading) -> Iterator[Remark]:
    """Block by block, in the sequence in which points are used (C3.2-19)."""
    if view.nation is None:
        return
    purse, doubts = Purse(view, view.nation), Doubts(view, view.nation, reading)
    for block in reading.blocks:
        actor = actor_of(view, block)
        if block.giver == "actor" and actor not in {*view.units, *view.locations}:
            text = f"{block.who} is no unit or location of yours."
            yield Remark(block.line, 1, "warning", "C3.1-13", text)
            continue
        for entry in block.entries:
            trouble = _unfit(view, actor, block, entry)
            if trouble is not None:
                yield _warning(entry, trouble.clause, trouble.why)
                continue
            if not purse.pay(actor, entry.order):
                text = "No administration points are left for this; it will be ignored."
                yield _warning(entry, "C3.2-19", text)
            if entry.order.word == "move":
                yield from _gaps(view, entry)
            if (doubt := doubts.of(actor, entry.order)) is not None:
                yield _warning(entry, doubt.clause, doubt.why)


def actor_of(view: View, block: Block) -> ActorId:
    """Whose orders they are; 0 for the nation and for an alias that means nothing."""
    if isinstance(block.who, int):
        return ActorId(block.who if block.giver == "actor" else 0)
    assert view.nation is not None
    return ActorId(view.nations[view.nation].aliases.get(block.who[1:], 0))


def _unfit(view: View, actor: ActorId, block: Block, entry: Entry) -> Cannot | None:
    """C3-2, C3-3, C3.1-24, C13-6 What such a unit or location never does."""
    if block.giver != "actor":
        return None
    rule = rule_of(entry.order.word)
    place = view.locations.get(LocationId(actor))
    if place is not None and rule.givers == {"location"}:
        kind = view.rules.locations[place.type]
        if rule.word not in kind.orders:
            return Cannot("C13-6", f"No {kind.name} carries out `{rule.word}`.")
    return unfit(view, actor, rule)


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
