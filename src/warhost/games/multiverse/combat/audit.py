"""What only the whole of the tables of combat shows."""

from collections.abc import Iterator

from warhost.games.multiverse.abilities.rows import Ability
from warhost.games.multiverse.cards.playing import RETREAT
from warhost.games.multiverse.cards.rows import CombatCard
from warhost.games.multiverse.combat.novice import AGILE, HEAVY
from warhost.games.multiverse.combat.rows import BUILDING, Strength
from warhost.games.multiverse.rows import RulesetRow, UnitCard
from warhost.kernel.packs import Flaw, Tables

SPECIALS = ("", "charge", "cleave", "sweep", "piercing", "intercept", "front")
EFFECTS = ("", RETREAT)


def flaws_of_combat(tables: Tables) -> Iterator[Flaw]:
    """M24.1-7, M24.1-14, M24.3-4 Strengths, abilities, tracks and cards hold together."""
    yield from flaws_of_strengths(tables)
    yield from flaws_of_abilities(tables)
    yield from flaws_of_learners(tables)
    yield from flaws_of_cards(tables)


def flaws_of_strengths(tables: Tables) -> Iterator[Flaw]:
    """M10.4-1 Every class that fights has points for all that can be walked on."""
    for kind in tables["class"].values():
        if kind.fights and kind.id not in tables["strength"]:
            yield Flaw("class", kind.id, "", "there is no strength of this class")
    grounds = {terrain.id for terrain in tables["terrain"].values() if terrain.cost} | {BUILDING}
    row: Strength
    for row in tables["strength"].values():
        for field in ("attack", "defence"):
            for ground in sorted(grounds - getattr(row, field).keys()):
                yield Flaw("strength", row.id, field, f"there are no points on `{ground}`")


def flaws_of_abilities(tables: Tables) -> Iterator[Flaw]:
    """M11.3 Behaviour, attributes and classes there are."""
    row: Ability
    for row in tables["ability"].values():
        if row.special not in SPECIALS:
            yield Flaw("ability", row.id, "special", f"there is no behaviour `{row.special}`")
        for attribute in row.grants:
            if attribute not in (HEAVY, AGILE):
                yield Flaw("ability", row.id, "grants", f"there is no attribute `{attribute}`")
        for name in row.against:
            if name not in tables["class"]:
                yield Flaw("ability", row.id, "against", f"there is no class `{name}`")


def flaws_of_learners(tables: Tables) -> Iterator[Flaw]:
    """M11.1-4, M11.2-2 Abilities of cards exist, and tracks lead from one rank to the next."""
    card: UnitCard
    for card in tables["unit"].values():
        for name, side in (("novice", card.novice), ("veteran", card.veteran)):
            if side.ability and side.ability not in tables["ability"]:
                yield Flaw("unit", card.id, name, f"there is no ability `{side.ability}`")
    for row in tables["track"].values():
        if row.id not in tables["unit"]:
            yield Flaw("track", row.id, "", f"there is no unit `{row.id}`")
        if not 0 < row.veteran_at < row.elite_at:
            yield Flaw("track", row.id, "elite_at", "Elite comes after Veteran")


def flaws_of_cards(tables: Tables) -> Iterator[Flaw]:
    """M12.1-3, M2.4-8 Classes and effects there are; what is dealt at the start exists."""
    row: CombatCard
    for row in tables["card"].values():
        for name in row.classes:
            if name not in tables["class"]:
                yield Flaw("card", row.id, "classes", f"there is no class `{name}`")
        if row.effect not in EFFECTS:
            yield Flaw("card", row.id, "effect", f"there is no effect `{row.effect}`")
        if min(row.cost, row.value, row.copies) < 0:
            yield Flaw("card", row.id, "cost", "cost, value and copies are at least 0")
    numbers: RulesetRow
    for numbers in tables["ruleset"].values():
        for name in numbers.first_cards:
            if name not in tables["card"]:
                yield Flaw("ruleset", numbers.id, "first_cards", f"there is no card `{name}`")
