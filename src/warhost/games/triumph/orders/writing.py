"""Orders in the notation of the players."""

from typing import Any

from warhost.games.triumph.orders import BY_TYPE


def print_order(order: Any) -> str:
    """The word of the order, then what belongs to it."""
    rule = BY_TYPE[type(order)]
    return f"{rule.word} {rule.print(order)}".strip()
