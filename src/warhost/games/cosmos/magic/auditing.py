"""What only the whole of the tables shows about spells: names, and that each does something."""

from collections.abc import Iterator

from warhost.games.cosmos.orders import BY_WORD
from warhost.games.cosmos.rows.spells import MECHANISMS, Spell
from warhost.kernel.packs import Flaw, Tables

LASTING = ("ward", "illusion", "yields", "heartens", "gives")


def flaws_of_magic(tables: Tables) -> Iterator[Flaw]:
    """C19-1, C19-2"""
    for spell in tables["spell"].values():
        yield from _flaws_of(tables, spell)
    for kind in tables["unit"].values():
        for row in kind.casts:
            if row.spell not in tables["spell"]:
                yield Flaw("unit", kind.id, "casts", f"there is no spell `{row.spell}`")


def _flaws_of(tables: Tables, spell: Spell) -> Iterator[Flaw]:
    if spell.id in BY_WORD:
        yield Flaw("spell", spell.id, "", "there is an order of that word")
    does = any(getattr(spell, field) for field in MECHANISMS)
    lies = any(getattr(spell, field) is not None for field in LASTING)
    if not does or (spell.stays and not lies):
        yield Flaw("spell", spell.id, "", "it does nothing")
    if lies and not spell.stays:
        yield Flaw("spell", spell.id, "lasts", "what lies on something needs an end or an upkeep")
    if spell.bewitches is not None and spell.aim != "unit":
        yield Flaw("spell", spell.id, "aim", "units are bewitched one by one: unit")
    if spell.crumbles is not None and spell.aim != "location":
        yield Flaw("spell", spell.id, "aim", "only a location has walls")
    for field in ("cost", "upkeep"):
        for name in getattr(spell, field):
            if name not in tables["resource"]:
                yield Flaw("spell", spell.id, field, f"there is no resource `{name}`")
    yield from _unknown_names(tables, spell)


def _unknown_names(tables: Tables, spell: Spell) -> Iterator[Flaw]:
    if spell.illusion is not None and spell.illusion.terrain not in tables["terrain"]:
        said = f"there is no terrain `{spell.illusion.terrain}`"
        yield Flaw("spell", spell.id, "illusion", said)
    if spell.illusion is not None and spell.aim != "hex":
        yield Flaw("spell", spell.id, "aim", "an illusion covers a whole hex")
    if spell.summons is not None and spell.summons.type not in tables["unit"]:
        yield Flaw("spell", spell.id, "summons", f"there is no unit `{spell.summons.type}`")
