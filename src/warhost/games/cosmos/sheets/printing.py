"""Orders as text again: what is printed is read as the same orders."""

from collections.abc import Iterator

from warhost.games.cosmos.language.arguments import print_arguments
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.orders import rule_of
from warhost.games.cosmos.sheets.records import Block, Message, Reading

INDENT = "  "


def print_order(order: Order) -> str:
    """The line of an order, without what is embedded in it."""
    rule = rule_of(order.word)
    longest = max(rule.syntax, rule.as_nation or (), key=len)
    return f"{order.word} {print_arguments(longest, order)}".strip()


def print_orders(orders: tuple[Order, ...], depth: int = 0) -> Iterator[str]:
    """The lines of a list of orders with all that is embedded."""
    for order in orders:
        yield INDENT * depth + print_order(order)
        if order.orders or rule_of(order.word).embeds == "must":
            yield INDENT * (depth + 1) + "orders:"
            yield from print_orders(order.orders, depth + 2)
            yield INDENT * (depth + 1) + "."


def print_reading(reading: Reading) -> str:
    """A whole sheet, tidied up: no comments, and no lines that were not understood."""
    parts = [*map(_block, reading.blocks), *map(_message, reading.messages)]
    return "\n".join("\n".join(part) + "\n" for part in parts)


def _block(block: Block) -> list[str]:
    header = f"{block.who}:" if block.giver == "actor" else f"nation {block.who}:"
    lines = list(print_orders(tuple(entry.order for entry in block.entries)))
    return lines if block.giver == "nation" and block.who == 0 else [header, *lines]


def _message(message: Message) -> list[str]:
    to = ",".join(map(str, message.to))
    return [f"[M {to}".strip(), message.text, "]"]
