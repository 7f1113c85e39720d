"""C19-1 What a unit type can cast, and what it can do to walls, in its description."""

from collections.abc import Iterator

from warhost.games.cosmos.magic.casting import cost_of
from warhost.games.cosmos.report.naming import goods_named
from warhost.games.cosmos.rows.spells import Casting, Spell
from warhost.games.cosmos.rows.things import ItemType
from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.rules import Rules

HUNDRED = 100
WRITTEN = {
    "self": "",
    "force": "",
    "unit": " UNIT",
    "position": " POSITION-OR-UNIT",
    "hex": " HEX",
    "location": " LOCATION",
}
"""How each aim is written in an order."""


def skills_of(rules: Rules, row: UnitType) -> Iterator[str]:
    """C16.3-6, C16.3.1-7, C19-1"""
    if row.engines:
        yield f"Damages walls like {row.engines / HUNDRED:g} siege engines."
    if row.sapping:
        yield f"Saps walls like {row.sapping / HUNDRED:g} siege engines."
    for one in row.casts:
        yield described(rules.spells[one.spell], one)


def powers_of(row: ItemType) -> Iterator[str]:
    """C2.4-2 What an item does for whoever holds it."""
    if row.gives is not None and row.gives.fighting:
        yield f"Its holder fights better by {row.gives.fighting} in a hundred."
    if row.gives is not None and row.gives.pace < HUNDRED:
        yield f"Its holder needs {row.gives.pace} in a hundred of the time to move."
    if row.gives is not None and row.gives.fly:
        yield f"Its holder flies, {row.gives.fly} phases a hex."
    if row.wards:
        yield f"Protects all where it is from strikes, {row.wards} in a hundred."
    if row.administers:
        yield f"Administration points: {row.administers}."


def described(spell: Spell, row: Casting) -> str:
    """C19-2 How it is written, what it costs, how far it reaches and how long it takes."""
    power = f" POWER (1 to {spell.most_power})" if spell.most_power > 1 else ""
    each = " for each power" if power else ""
    cost = goods_named(cost_of(spell, row, 1)) or "nothing"
    facts = [
        f"costs {cost}{each}",
        f"{max(spell.phases + row.phases, 0)} phases",
        f"range {spell.range + row.range}",
    ]
    if spell.lasts:
        facts.append(f"lasts {spell.lasts} phases")
    if spell.upkeep:
        facts.append(f"upkeep {goods_named(spell.upkeep)} a turn")
    written = f"{spell.id}{WRITTEN[spell.aim]}{power}"
    return f"Casts {spell.name}: `{written}`, {', '.join(facts)}. {spell.blurb}".strip()
