"""M3.2-3 A plan for the build phase as it grows: what it costs, and what can be added to it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.building.items import ITEMS, Item, print_item
from warhost.games.multiverse.building.plans import (
    carry_out,
    flaw_of,
    own_view,
    price_of,
    tried_out,
)
from warhost.games.multiverse.report.items import group_of, hex_of, title_of_item
from warhost.games.multiverse.world import View
from warhost.kernel.refusals import Refusal


class Draft(msgspec.Struct, frozen=True, tag="draft"):
    """What of this plan is possible, and what else would be?"""

    items: tuple[Item, ...] = ()


class BuildLine(msgspec.Struct, frozen=True):
    """Something to build, as a list shows it."""

    item: Item
    text: str
    """In the notation of players."""
    title: str
    group: str
    price: int
    hex: Hex


class BuildRefusal(msgspec.Struct, frozen=True):
    """Something that cannot be built now, and why."""

    title: str
    group: str
    price: int
    clause: str
    text: str


class DraftSheet(msgspec.Struct, frozen=True):
    """The plan so far and what may follow it; the first refusal ends the reading."""

    gold: int
    """What is left after the plan."""
    items: tuple[BuildLine, ...]
    refusals: tuple[Refusal, ...]
    more: tuple[BuildLine, ...]
    never: tuple[BuildRefusal, ...]


def answer(view: View, question: Draft) -> DraftSheet:
    """Tried out on a copy, item by item."""
    world, lines, refusals = tried_out(view), [], list[Refusal]()
    for item in question.items:
        now = own_view(world, view.seat)
        flaw = flaw_of(now, item)
        if flaw is not None:
            refusals.append(flaw)
            continue
        lines.append(_line(now, item))
        carry_out(world, view.seat, item)
    now = own_view(world, view.seat)
    more = {_key(line): line for line in _possible(now)}
    never = {(no.group, no.title): no for no in _impossible(now, {_name(m) for m in more.values()})}
    gold = now.secret.gold
    return DraftSheet(
        gold, tuple(lines), tuple(refusals), tuple(more.values()), tuple(never.values())
    )


def _line(view: View, item: Any) -> BuildLine:
    table = view.table
    return BuildLine(
        item=item,
        text=print_item(item),
        title=title_of_item(table, item),
        group=group_of(item),
        price=price_of(view, item),
        hex=hex_of(table, item),
    )


def _key(line: BuildLine) -> tuple[str, Hex]:
    return line.text, line.hex


def _name(line: BuildLine) -> tuple[str, str]:
    return line.group, line.title


def _candidates(view: View) -> Iterator[tuple[Any, Refusal | None]]:
    for rule in ITEMS:
        for item in rule.candidates(view):
            yield item, flaw_of(view, item)


def _possible(view: View) -> Iterator[BuildLine]:
    return (_line(view, item) for item, flaw in _candidates(view) if flaw is None)


def _impossible(view: View, known: set[tuple[str, str]]) -> Iterator[BuildRefusal]:
    """One word on each thing of which no place and no purse allows any."""
    for item, flaw in _candidates(view):
        if flaw is None:
            continue
        name = group_of(item), title_of_item(view.table, item)
        if name not in known:
            price = price_of(view, item)
            yield BuildRefusal(name[1], name[0], price, flaw.clause, flaw.text)
