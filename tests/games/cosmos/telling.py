"""Events as clause tests name them: the phase, who, and what happened."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tests.games.cosmos import (
    telling_battles,
    telling_economy,
    telling_forces,
    telling_magic,
    telling_quests,
    telling_sieges,
    telling_sight,
)
from warhost.games.cosmos.events import forces, movement, nations, orders
from warhost.games.cosmos.sheets.printing import print_order
from warhost.games.cosmos.world import World

SILENT = (
    "search", "find", "wait", "time", "signal", "waitonesig", "waitallsig", "waitforone",
    "waitforall",
)  # fmt: skip
"""Orders of which no other event tells that they were carried out."""


def told(event: Any, world: World) -> Iterator[str]:
    """The event in a line; bookkeeping in none."""
    tell = TELL.get(type(event))
    if tell is not None:
        clock = world.clock
        when = f"{clock.phase}" if clock.turn == 1 else f"{clock.phase}.{clock.turn}"
        for line in tell(event):
            yield f"{when}: {line}"


def _ignored(event: orders.OrdersHandedOut) -> list[str]:
    return [f"ignored line {one.line} ({one.clause})" for one in event.ignored]


def _done(event: orders.OrderDone) -> list[str]:
    return [f"{event.actor} did {print_order(event.order)}"] if event.order.word in SILENT else []


def _force(event: forces.ForceChanged) -> list[str]:
    members = " ".join(str(unit) for unit in event.members[1:])
    return [f"{event.leader} leads {members}" if members else f"{event.leader} alone"]


TELL: Mapping[type, Callable[[Any], list[str]]] = {
    movement.Moved: lambda e: [f"{e.units[0]} moved {e.start} -> {e.end}"],
    orders.OrdersHandedOut: _ignored,
    orders.OrderDone: _done,
    orders.OrderDropped: lambda e: [f"{e.actor} dropped {print_order(e.order)} ({e.clause})"],
    orders.NationOrderFailed: lambda e: [f"{e.nation} failed {print_order(e.order)} ({e.clause})"],
    nations.PolicyChanged: lambda e: [f"{e.nation} policy {e.towards} {e.policy}"],
    nations.HeirNamed: lambda e: [f"{e.nation} heir {e.heir}"],
    nations.Renamed: lambda e: [f"{e.thing} named {e.name}"],
    nations.AliasSet: lambda e: [f"{e.nation} alias {e.alias} {e.number}"],
    nations.MessageSent: lambda e: [f"{e.nation} said to {list(e.to) or 'all'}: {e.text}"],
    forces.ForceChanged: _force,
    forces.TacticsSet: lambda e: [f"{' '.join(map(str, e.units))} tactics {e.tactics}"],
    **telling_battles.TELL,
    **telling_economy.TELL,
    **telling_sight.TELL,
    **telling_forces.TELL,
    **telling_magic.TELL,
    **telling_quests.TELL,
    **telling_sieges.TELL,
}
