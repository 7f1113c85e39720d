"""A plan for the build phase is tried out on a copy, item by item, before it is sealed."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from warhost.games.multiverse.building.items import BY_TYPE, ITEMS
from warhost.games.multiverse.copying import copy_of_table
from warhost.games.multiverse.events import apply
from warhost.games.multiverse.events.turn import GoldPaid
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal

MOST_ITEMS = 40


def flaw_of(view: View, item: Any) -> Refusal | None:
    """M9.1-6 Why this cannot be built now: its own rules, or the price."""
    rule = BY_TYPE[type(item)]
    if flaw := rule.check(view, item):
        return flaw
    price = rule.price(view, item)
    if price > view.secret.gold:
        text = f"That costs {price} gold, and {view.secret.gold} is left."
        return Refusal("M9.1-6", "", text)
    return None


def events_of(world: World, seat: Seat, item: Any) -> Iterator[Any]:
    """M9.1-6 It is paid, and it happens."""
    price = price_of(own_view(world, seat), item)
    if price:
        yield GoldPaid(seat, price)
    yield from BY_TYPE[type(item)].resolve(world, seat, item)


def price_of(view: View, item: Any) -> int:
    """M9.1-6 What an item costs now."""
    return BY_TYPE[type(item)].price(view, item)


def own_view(world: World, seat: Seat) -> View:
    """What the rules of building look at: the seat's own things, and what lies open."""
    return View(seat, world.table, world.secrets[seat])


def flaws_of_plan(view: View, items: Sequence[Any]) -> list[Refusal]:
    """The first item that cannot be carried out after those before it."""
    if len(items) > MOST_ITEMS:
        return [Refusal("M3.2-3", "items", f"A plan has at most {MOST_ITEMS} items.")]
    world = tried_out(view)
    for number, item in enumerate(items):
        flaw = flaw_of(own_view(world, view.seat), item)
        if flaw is not None:
            place = f"items[{number}]" + (f".{flaw.place}" if flaw.place else "")
            return [replace(flaw, place=place)]
        carry_out(world, view.seat, item)
    return []


def tried_out(view: View) -> World:
    """A copy on which a seat can try out what it builds."""
    return World(copy_of_table(view.table), {view.seat: view.secret})


def carry_out(world: World, seat: Seat, item: Any) -> None:
    """Build it on a copy."""
    for event in events_of(world, seat, item):
        apply(world, event)


def affordable(view: View) -> list[Any]:
    """Everything that could be built now if nothing else were."""
    return [
        item
        for rule in ITEMS
        for item in rule.candidates(view)
        if rule.price(view, item) <= view.secret.gold and rule.check(view, item) is None
    ]


def random_plan(view: View, dice: Dice, most: int) -> tuple[Any, ...]:
    """A legal plan of chance."""
    world, items = tried_out(view), []
    for number in range(dice.roll(most + 1, "items") - 1):
        choices = affordable(own_view(world, view.seat))
        if not choices:
            break
        items.append(dice.pick(choices, f"item {number}"))
        carry_out(world, view.seat, items[-1])
    return tuple(items)
