"""Spells: who is struck, what lies on what, what comes to light."""

import msgspec
from msgspec.structs import replace

from warhost.games.cosmos.events import writing
from warhost.games.cosmos.ids import HexNumber, NationId, Position, UnitId
from warhost.games.cosmos.magic.seeming import change_seeming, know_truth
from warhost.games.cosmos.world import Enchantment, World

Health = tuple[tuple[int, int], ...]


class Wounded(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a strike has done to a unit."""

    unit: UnitId
    nation: NationId
    health: Health
    """Nothing: it is no more."""
    lost: int
    """Wound points."""
    killed: int = 0
    morale: int = 0
    is_hidden: bool = False


class Struck(msgspec.Struct, frozen=True, gc=False, tag="struck", omit_defaults=True):
    """C19.1-1 A strike has gone off."""

    nation: NationId
    """C19.1.1-1 Of the caster; nobody, for those who do not see him."""
    caster: UnitId
    spell: str
    position: Position
    units: tuple[Wounded, ...] = ()


class Enchanted(msgspec.Struct, frozen=True, gc=False, tag="enchanted"):
    """C19.1.2-1 A spell lies on something from now on."""

    nation: NationId
    on: str
    owner: NationId
    """Whose it is on which it lies."""
    one: Enchantment


class EnchantmentsEnded(
    msgspec.Struct, frozen=True, gc=False, tag="enchantments ended", omit_defaults=True
):
    """C19.1.2-1 Spells are over or, by other spells, lifted."""

    nation: NationId
    ended: tuple[tuple[str, Enchantment, NationId], ...]
    """On what, which, and whose that is."""
    is_lifted: bool = False


class IllusionsRevealed(msgspec.Struct, frozen=True, gc=False, tag="illusions revealed"):
    """C19.2-21 A nation sees hexes as they are, and as what they seem."""

    nation: NationId
    caster: UnitId
    hexes: tuple[tuple[HexNumber, str, str], ...]


class SpellFailed(msgspec.Struct, frozen=True, gc=False, tag="spell failed"):
    """C19.1.1-7 A spell went off and did nothing; its mana is lost."""

    nation: NationId
    caster: UnitId
    spell: str
    clause: str
    why: str


def apply_struck(world: World, event: Struck) -> None:
    for one in event.units:
        if one.health:
            writing.change_unit(world, one.unit, health=one.health, morale=one.morale)


def apply_enchanted(world: World, event: Enchanted) -> None:
    kept = [one for one in world.enchanted.get(event.on, ()) if one.spell != event.one.spell]
    world.enchanted[event.on] = (*kept, event.one)
    _seem(world, event.on)


def apply_ended(world: World, event: EnchantmentsEnded) -> None:
    for key, ended, _ in event.ended:
        left = tuple(one for one in world.enchanted.get(key, ()) if one != ended)
        if left:
            world.enchanted[key] = left
        else:
            world.enchanted.pop(key, None)
        _seem(world, key)


def apply_revealed(world: World, event: IllusionsRevealed) -> None:
    for number, terrain, seeming in event.hexes:
        known = replace(world.hexes[number], terrain=terrain, seeming=seeming)
        know_truth(world, event.nation, known)


def apply_failed(_: World, __: SpellFailed) -> None:
    """Only told."""


def _seem(world: World, key: str) -> None:
    """C19.2-1 What the hex looks like now."""
    number = HexNumber(int(key)) if key.isdigit() else HexNumber(0)
    if number not in world.hexes:
        return
    rows = [world.rules.spells[one.spell].illusion for one in world.enchanted.get(key, ())]
    seeming = next((row.terrain for row in reversed(rows) if row is not None), "")
    if seeming != world.hexes[number].seeming:
        change_seeming(world, number, seeming)


APPLY = {
    Struck: apply_struck,
    Enchanted: apply_enchanted,
    EnchantmentsEnded: apply_ended,
    IllusionsRevealed: apply_revealed,
    SpellFailed: apply_failed,
}
