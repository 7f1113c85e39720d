"""Reading what players write: units, hexes, territories."""

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.world import UnitId, View


class NotUnderstood(Exception):
    """Words of a player that are no order; the message says what was expected."""


def hex_from(text: str, view: View) -> Hex:
    """A hex by its name."""
    found = view.table.board.named(text)
    if found is None:
        raise NotUnderstood(f"there is no hex {text!r}")
    return found


def unit_and_rest(text: str) -> tuple[UnitId, list[str]]:
    """`red/3 C7 …`"""
    words = text.split()
    if not words:
        raise NotUnderstood("expected a unit, as in red/3")
    return UnitId(words[0]), words[1:]


def unit_and_hex(text: str, view: View) -> tuple[UnitId, Hex]:
    """`red/3 C7`"""
    unit, rest = unit_and_rest(text)
    if len(rest) != 1:
        raise NotUnderstood("expected a unit and a hex, as in red/3 C7")
    return unit, hex_from(rest[0], view)
