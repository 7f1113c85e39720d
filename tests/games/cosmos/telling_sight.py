"""Events of looking about as clause tests name them."""

from collections.abc import Callable, Mapping
from typing import Any

from warhost.games.cosmos.events import searching

TELL: Mapping[type, Callable[[Any], list[str]]] = {
    searching.Found: lambda e: [f"{e.actor} found {e.thing}"],
}
