"""What lasts: wards, illusions, blessings, gifts; and what lifts them."""

from collections.abc import Iterator
from typing import Any

from warhost.games.cosmos.control.presence import is_ally
from warhost.games.cosmos.events.magic import Enchanted, EnchantmentsEnded, IllusionsRevealed
from warhost.games.cosmos.geography import rings
from warhost.games.cosmos.ids import NEVER, Tick, UnitId
from warhost.games.cosmos.magic.casting import Cast
from warhost.games.cosmos.magic.knowing import owner_of_key
from warhost.games.cosmos.sight.places import hex_around
from warhost.games.cosmos.world import Enchantment, force_of, tick_of


def enchant(cast: Cast) -> Iterator[Any]:
    """C19.1.2-1, C19.2-1 On all of a force, on a unit, or on a place; anew if it lay there."""
    world, caster, spell = cast.world, cast.caster, cast.spell
    until = Tick(tick_of(world) + spell.lasts) if spell.lasts else NEVER
    one = Enchantment(spell.id, until, caster.nation, caster.id, cast.power)
    for key in keys_of(cast):
        yield Enchanted(caster.nation, key, owner_of_key(world, key), one)


def dispel(cast: Cast) -> Iterator[Any]:
    """C19.2-20 Whatever others have cast on it; who has cast well leaves his own."""
    world, caster = cast.world, cast.caster
    ended = tuple(
        (key, one, owner_of_key(world, key))
        for key in keys_of(cast)
        for one in world.enchanted.get(key, ())
        if not is_ally(world, caster.nation, one.nation)
    )
    if ended:
        yield EnchantmentsEnded(caster.nation, ended, is_lifted=True)


def reveal(cast: Cast) -> Iterator[Any]:
    """C19.2-21 Around the target as far as the spell reaches."""
    world, caster, at, spell = cast.world, cast.caster, cast.at, cast.spell
    near = rings(world.board)[hex_around(world, at.position)][: spell.range + 1]
    hexes = tuple(
        (n, world.hexes[n].terrain, world.hexes[n].seeming)
        for ring in near
        for n in ring
        if world.hexes[n].seeming
    )
    if hexes:
        yield IllusionsRevealed(caster.nation, caster.id, hexes)


def keys_of(cast: Cast) -> list[str]:
    """What the spell lies on."""
    world, spell, at = cast.world, cast.spell, cast.at
    if spell.aim == "force" or (spell.aim == "unit" and spell.gives is not None):
        unit = world.units[at.unit or UnitId(0)]
        return [str(one) for one in force_of(world, unit.leader or unit.id)]
    if spell.aim == "unit":
        return [str(at.unit)]
    if spell.aim == "location":
        return [str(at.place)]
    return [str(at.position)]
