"""Events of sieges and walls as clause tests name them."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.games.cosmos.telling_forces import listed
from warhost.games.cosmos.events import sieges

TELL: Mapping[type, Callable[[Any], list[str]]] = {
    sieges.SiegeChanged: lambda e: [f"{e.place} {'besieged' if e.is_on else 'free'}"],
    sieges.Sapped: lambda e: [f"{e.place} sapped {e.points}"],
    sieges.SappingMended: lambda e: [f"{e.place} sapping mended"],
    sieges.Weakened: lambda e: [
        *([f"weakened {listed(e.units)}"] if e.units else []),
        *([f"strong again {listed(e.recovered)}"] if e.recovered else []),
    ],
    sieges.StormPrepared: lambda e: [f"{listed(e.units)} storm at {e.position}"],
}
