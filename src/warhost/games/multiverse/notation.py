"""Reading what players write: units, hexes, territories."""

from warhost.games.multiverse.board import Hex, hex_name
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


def assault_from(text: str, view: View) -> tuple[UnitId, Hex, UnitId, str]:
    """`red/3 C7 with red/4 using charge`"""
    unit, rest = unit_and_rest(text)
    extras = dict(zip(rest[1::2], rest[2::2], strict=False))
    if len(rest) % 2 == 0 or not extras.keys() <= {"with", "using"}:
        raise NotUnderstood("expected a unit and a hex, as in red/3 C7 with red/4 using charge")
    hex_ = hex_from(rest[0], view)
    return unit, hex_, UnitId(extras.get("with", "")), extras.get("using", "")


def print_assault(unit: UnitId, hex_: Hex, partner: UnitId, ability: str) -> str:
    """The same as players write it."""
    extras = [f"with {partner}" * bool(partner), f"using {ability}" * bool(ability)]
    return " ".join(filter(None, [unit, hex_name(hex_), *extras]))


def unit_and_hex(text: str, view: View) -> tuple[UnitId, Hex]:
    """`red/3 C7`"""
    unit, rest = unit_and_rest(text)
    if len(rest) != 1:
        raise NotUnderstood("expected a unit and a hex, as in red/3 C7")
    return unit, hex_from(rest[0], view)
