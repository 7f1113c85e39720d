"""How a battle begins: from a scene laid out by hand, or with two armies and an empty table."""

from msgspec.structs import replace

from warhost.games.triumph.scene import read_scene
from warhost.games.triumph.sequence import first_step
from warhost.games.triumph.settings import choices_of, flaws_of, rules_of, scenario_of
from warhost.games.triumph.world import Turn, World
from warhost.kernel.dice import Dice
from warhost.kernel.game import Setting
from warhost.kernel.refusals import Refusal


def prepare(setting: Setting) -> list[Refusal]:
    """Everything that is wrong with a setting, at once."""
    return flaws_of(setting) or _scene_flaws(setting)


def begin(setting: Setting, _: Dice) -> World:
    """The battle before its first question; no die has been rolled."""
    return _from_scene(setting)


def _scene_flaws(setting: Setting) -> list[Refusal]:
    world = read_scene(scenario_of(setting).scene, rules_of(setting), choices_of(setting))
    return world if isinstance(world, list) else []


def _from_scene(setting: Setting) -> World:
    """T20-13 A position written down by hand; red begins if it names no turn."""
    scenario = scenario_of(setting)
    world = read_scene(scenario.scene, rules_of(setting), choices_of(setting))
    assert isinstance(world, World), world
    table = world.table
    for seat in table.seats:
        title = scenario.titles.get(seat, table.armies[seat].title)
        table.armies[seat] = replace(table.armies[seat], title=title)
    if not table.agenda:
        table.turn = Turn(number=1, active=table.seats[0])
        table.agenda = (first_step("turn"),)
    return world
