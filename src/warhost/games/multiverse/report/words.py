"""The few forms of words that all reports share."""

from warhost.games.multiverse.world import HIDDEN, Unit, UnitId, View
from warhost.kernel.asks import Seat


def kind_of(view: View, unit: Unit) -> str:
    """`Archer`, or `block` for a back."""
    return "block" if unit.kind == HIDDEN else view.table.rules.types[unit.kind].name


def name_of(view: View, unit: UnitId) -> str:
    """`Archer red/3`; blocks that have left the board keep their number."""
    found = view.table.units.get(unit)
    return unit if found is None else f"{kind_of(view, found)} {unit}"


def title_of(view: View, unit: Unit) -> str:
    """The same for a record that an event carries."""
    return f"{kind_of(view, unit)} {unit.id}"


def faction_of(view: View, seat: Seat) -> str:
    return view.table.rules.factions[view.table.players[seat].faction].name


def listed(words: list[str]) -> str:
    """`a, b and c`"""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
