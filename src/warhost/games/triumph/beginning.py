"""How a battle begins: from a scene laid out by hand, or with two armies and an empty table."""

from collections.abc import Collection, Iterator

from msgspec.structs import replace

from warhost.games.triumph.armies.building import check_roster
from warhost.games.triumph.armies.mustering import Muster, muster
from warhost.games.triumph.scene import read_scene
from warhost.games.triumph.sequence import first_step
from warhost.games.triumph.settings import (
    SEATS,
    choices_of,
    flaws_of,
    roster_of,
    rules_of,
    scenario_of,
    wanted,
)
from warhost.games.triumph.world import Secret, Table, Turn, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.game import Setting
from warhost.kernel.refusals import Refusal


def prepare(setting: Setting) -> list[Refusal]:
    """Everything that is wrong with a setting, at once."""
    if flaws := flaws_of(setting):
        return flaws
    if scenario_of(setting).scene:
        return _scene_flaws(setting)
    return [refusal for seat in setting.seats for refusal in _army_flaws(setting, seat)]


def begin(setting: Setting, _: Dice) -> World:
    """The battle before its first question; no die has been rolled."""
    return _from_scene(setting) if scenario_of(setting).scene else _from_armies(setting)


def _scene_flaws(setting: Setting) -> list[Refusal]:
    if wanted(setting).armies:
        text = "The armies of this scenario are already drawn up."
        return [Refusal("T20-13", "options.armies", text)]
    world = read_scene(scenario_of(setting).scene, rules_of(setting), choices_of(setting))
    return world if isinstance(world, list) else []


def _army_flaws(setting: Setting, seat: Seat) -> Iterator[Refusal]:
    """T3.1-9 No battle starts with an illegal army."""
    place = f"options.armies.{seat}"
    roster = roster_of(setting, seat)
    if roster is None:
        yield Refusal("T3.3-9", place, f"Which army does {seat} lead?")
        return
    army_list = setting.tables["list"].get(roster.list)
    if army_list is None:
        yield Refusal("T3.1-9", place, f"There is no army list {roster.list!r}.")
        return
    for refusal in check_roster(roster, army_list, rules_of(setting), _cards_off(setting)):
        yield replace(refusal, place=f"{place}.{refusal.place}")


def _cards_off(setting: Setting) -> Collection[str]:
    """T17.1-3 The battle cards that this battle does without."""
    if choices_of(setting).battle_cards:
        return wanted(setting).without_cards
    return frozenset(setting.tables["card"])


def _from_armies(setting: Setting) -> World:
    """T4.1-1 Two armies before an empty table, and the first dice to roll."""
    rules = rules_of(setting)
    world = World(Table(rules=rules, choices=choices_of(setting), seats=SEATS))
    for seat in SEATS:
        roster = roster_of(setting, seat)
        assert roster is not None, seat
        _bring(world, muster(roster, setting.tables["list"][roster.list], rules, seat))
    world.table.agenda = (first_step("set-up"),)
    return world


def _bring(world: World, brought: Muster) -> None:
    table, seat = world.table, brought.army.seat
    table.armies[seat] = brought.army
    table.stands.update((stand.id, stand) for stand in brought.stands)
    if brought.camp is not None:
        table.camps[seat] = brought.camp
    world.secrets[seat] = Secret()


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
