"""Events of spells as clause tests name them."""

from collections.abc import Callable, Mapping
from typing import Any

from warhost.games.cosmos.events import magic


def _struck(event: magic.Struck) -> list[str]:
    hurt = [f"{one.unit} lost {one.lost} ({one.killed} killed)" for one in event.units]
    return [f"{event.caster} {event.spell} at {event.position}: {', '.join(hurt) or 'nobody'}"]


TELL: Mapping[type, Callable[[Any], list[str]]] = {
    magic.Struck: _struck,
    magic.Enchanted: lambda e: [f"{e.one.spell} on {e.on}"],
    magic.EnchantmentsEnded: lambda e: [f"{one.spell} off {key}" for key, one, _ in e.ended],
    magic.IllusionsRevealed: lambda e: [f"{e.caster} sees {n} {t} as {s}" for n, t, s in e.hexes],
    magic.SpellFailed: lambda e: [f"{e.caster} {e.spell} failed ({e.clause})"],
}
