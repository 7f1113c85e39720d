"""How a game begins: the world of a scenario, and who leads its nations."""

from msgspec.structs import replace

from warhost.games.cosmos.rows.scenarios import Scenario
from warhost.games.cosmos.rules import rules_from
from warhost.games.cosmos.scene.reading import read_scene, seats_of
from warhost.games.cosmos.world import Nation, World
from warhost.kernel.dice import Dice
from warhost.kernel.game import Setting
from warhost.kernel.refusals import Refusal


def prepare(setting: Setting) -> list[Refusal]:
    """Everything that is wrong with a setting, at once."""
    known = setting.tables["scenario"]
    if setting.scenario not in known:
        text = f"There is no scenario {setting.scenario!r}; there are {', '.join(known)}."
        return [Refusal("C1-1", "scenario", text)]
    if setting.options:
        return [Refusal("C1-1", "options", "COSMOS has no options yet; scenarios set everything.")]
    wanted = player_nations(world_of(setting))
    if len(setting.seats) != len(wanted):
        codes = ", ".join(nation.code for nation in wanted)
        text = f"The scenario has {len(wanted)} nations to play: {codes}."
        return [Refusal("C1.2-2", "seats", text)]
    return []


def begin(setting: Setting, _: Dice) -> World:
    """C1.2-2 The world of turn 0; the seats lead the nations in the order of their numbers."""
    world = world_of(setting)
    for nation, seat in zip(player_nations(world), setting.seats, strict=True):
        world.nations[nation.number] = replace(nation, seat=seat)
    world.seats = seats_of(world)
    return world


def world_of(setting: Setting) -> World:
    scenario = scenario_of(setting)
    return read_scene(scenario.scene, rules_from(setting.tables, scenario))


def scenario_of(setting: Setting) -> Scenario:
    scenario: Scenario = setting.tables["scenario"][setting.scenario]
    return scenario


def player_nations(world: World) -> list[Nation]:
    """C5-1 The nations that are not left to the machine."""
    return [world.nations[number] for number in sorted(world.nations) if world.nations[number].seat]
