"""What a hero sheet is worth: skill points, prices, who is in the deck."""

from collections.abc import Sequence
from typing import Protocol

from warhost.games.multiverse.heroes.rows import MOST, Spell
from warhost.games.multiverse.story import Hero
from warhost.games.multiverse.world import Table
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal

SKILL_POINTS, ABILITY_POINTS = 8, 2
PRICE, BURYING, PRICE_A_LEVEL = 7, 1, 4


class Skills(Protocol):
    """What skill points are spent on: of a sheet as it is, or of an order to change it."""

    @property
    def hp(self) -> int: ...
    @property
    def ap(self) -> int: ...
    @property
    def abilities(self) -> tuple[str, ...]: ...


def points_spent(skills: Skills) -> int:
    """M13.2-2, M13.2-3"""
    return skills.hp + skills.ap + ABILITY_POINTS * len(skills.abilities)


def price_to_raise(hero: Hero) -> int:
    """M13.1-4, M13.1-5"""
    return PRICE if hero.level == 1 else PRICE_A_LEVEL * hero.level


def heroes_of(table: Table, seat: Seat) -> list[Hero]:
    """All heroes of a seat, the dead ones too."""
    return [hero for hero in table.heroes.values() if hero.seat == seat]


def unseen_sheets(table: Table) -> list[str]:
    """M2.4-7 The sheets of the deck that nobody has seen yet."""
    story = table.story
    gone = {*table.heroes, *story.buried, story.revealed}
    return [name for name in table.rules.heroes if name not in gone]


def refuse_skills(table: Table, hero: Hero, wanted: Skills) -> Refusal | None:
    """M13.2 Whether a hero may have these skills, out of the points it has to spend."""
    cost = points_spent(wanted) - points_spent(hero)
    if cost > hero.points:
        text = f"That takes {cost} skill points; there are {hero.points}."
        return Refusal("M13.2-1", "hp", text)
    if wanted.hp < 1:
        return Refusal("M13.2-10", "hp", "A hero needs at least 1 HP.")
    if wanted.hp > MOST or not 0 <= wanted.ap <= MOST:
        return Refusal("M13.2-7", "hp", f"HP and AP go up to {MOST}.")
    return _refuse_abilities(table, hero, wanted.abilities)


def _refuse_abilities(table: Table, hero: Hero, abilities: Sequence[str]) -> Refusal | None:
    """M13.2-3, M13.2-4"""
    sheet = table.rules.heroes[hero.id]
    if len(set(abilities)) < len(abilities):
        return Refusal("M13.2-3", "abilities", "Each ability is picked once.")
    for name in abilities:
        if name not in sheet.spells:
            return Refusal("M13.2-4", "abilities", f"{sheet.name} has no ability {name!r}.")
        spell: Spell = table.rules.spells[name]
        if spell.level > hero.level:
            text = f"{spell.name} can be picked from level {spell.level}."
            return Refusal("M13.2-4", "abilities", text)
    return None
