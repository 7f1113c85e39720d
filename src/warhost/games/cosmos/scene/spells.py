"""Lines of spells: `spell false_peaks GE on 123 [by 3101] [power 2] [until 30]`."""

from msgspec.structs import replace

from warhost.games.cosmos.ids import NEVER, HexNumber, Tick, UnitId
from warhost.games.cosmos.scene.cursor import Cursor, SceneFlaw
from warhost.games.cosmos.scene.naming import nation_of
from warhost.games.cosmos.world import Enchantment, World


def read_spell(world: World, line: Cursor) -> None:
    """What lies on something from the beginning; without an end if none is said."""
    name = line.word("a spell")
    if name not in world.rules.spells:
        raise SceneFlaw(f"there is no spell `{name}`")
    one = Enchantment(name, NEVER, nation_of(world, line.word("the code of a nation")))
    if not line.maybe("on"):
        raise SceneFlaw("a spell lies `on` something")
    key = line.word("a position, or the number of a unit")
    while line:
        one = _with(one, line)
    world.enchanted[key] = (*world.enchanted.get(key, ()), one)
    illusion = world.rules.spells[name].illusion
    number = HexNumber(int(key)) if key.isdigit() else HexNumber(0)
    if illusion is not None and number in world.hexes:
        world.hexes[number] = replace(world.hexes[number], seeming=illusion.terrain)


def _with(one: Enchantment, line: Cursor) -> Enchantment:
    match line.word("by, power or until"):
        case "by":
            return replace(one, caster=UnitId(line.number("the number of its caster")))
        case "power":
            return replace(one, power=line.number())
        case "until":
            return replace(one, until=Tick(line.number("a phase of the game")))
        case other:
            raise SceneFlaw(f"a spell has no `{other}`")
