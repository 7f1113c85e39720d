"""C4 The six steps of a turn and the steps of a phase."""

from typing import Any

from tests.games.cosmos.base import Scene, play
from tests.rule import rule
from warhost.games.cosmos import sequence
from warhost.games.cosmos.deciding import resolve
from warhost.games.cosmos.events import apply
from warhost.games.cosmos.events.economy import Booked
from warhost.games.cosmos.events.flight import MoraleMoved
from warhost.games.cosmos.events.movement import Moved
from warhost.games.cosmos.events.orders import OrderDone, OrdersHandedOut
from warhost.games.cosmos.events.turn import PhaseBegan, TurnBegan, TurnEnded
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.sheets.records import Sheet
from warhost.games.cosmos.turn.phases import run_phases
from warhost.kernel.dice import Dice


def happened(text: str) -> list[Any]:
    """All events of the first turn of a scene."""
    scene = Scene(text)
    sheets = {seat: scene.sheet_of(scene.world, seat) for seat in scene.world.seats}
    found = []
    for event in resolve(scene.world, sheets, Dice(bytes(32))):
        apply(scene.world, event)
        found.append(event)
    return found


def kinds(events: list[Any], *wanted: type) -> list[str]:
    return [type(event).__name__ for event in events if isinstance(event, wanted)]


@rule("C4-2")
def test_new_orders_come_behind_the_pending_ones_as_the_turn_begins() -> None:
    scene = Scene("unit 3101 GE noble at 123\norders 3101: wait 30; search 1")
    world = scene.world
    for text in ("3101:\nwait 25\nsearch 1", "3101:\nmove 124"):
        for event in resolve(world, {world.nations[1].seat: Sheet(text)}, Dice(bytes(32))):  # type: ignore[index]
            apply(world, event)
            if isinstance(event, OrdersHandedOut):
                queue = [one.order.word for one in world.queues[3101]]  # type: ignore[index]
    assert queue == ["wait", "search", "move"]


@rule("C4-4", "C4-8")
def test_all_phases_run_one_after_the_other() -> None:
    events = happened("unit 3101 GE noble at 123")
    assert [one.phase for one in events if isinstance(one, PhaseBegan)] == list(range(1, 25))
    assert kinds(events, TurnBegan, TurnEnded) == ["TurnBegan", "TurnEnded"]


@rule("C4-8")
def test_how_many_phases_a_turn_has_is_told_by_the_scenario() -> None:
    world = Scene("unit 3101 GE noble at 123").world
    world.rules = type(world.rules)(
        **{name: getattr(world.rules, name) for name in world.rules.__struct_fields__}
        | {"phases": 6}
    )
    begun = [one for one in run_phases(world, Dice(bytes(32))) if isinstance(one, PhaseBegan)]
    assert [one.phase for one in begun] == [1, 2, 3, 4, 5, 6]


@rule("C4-5", "C4-6", "C4-7")
def test_after_the_phases_come_the_ends_of_turns_then_sieges_then_production() -> None:
    names = [step.__name__ for step in sequence.TURN]
    assert names == [
        "run_orders", "run_nations", "run_events", "run_end", "run_sieges", "run_production",
    ]  # fmt: skip


@rule("C4-7")
def test_what_was_produced_pays_for_upkeep_and_who_is_not_paid_goes_at_last() -> None:
    play("""
        map    10 hills
        land   GE 10
        unit   3101 GE light_infantry at 40
        unit   3102 GE light_infantry at 200
        unit   3103 GE light_infantry at 40
        pool   GE gold:0 food:0
    """).expect("""
        24: nation 1 produced: pool food:+150 gold:+25 iron:+150 wood:+50
        24: nation 1 upkeep: pool gold:-15 food:-150
    """).expect("not gone")


@rule("C4-9", "C4-11")
def test_a_phase_begins_with_morale_and_then_everybody_acts() -> None:
    events = happened("""
        land   GE 123
        unit   3101 GE light_infantry at 123 morale 40
        orders 3101: search 1
    """)
    first = next(n for n, one in enumerate(events) if isinstance(one, PhaseBegan))
    assert kinds(events[first:], MoraleMoved, OrderDone)[:2] == ["MoraleMoved", "OrderDone"]
    moved = next(one for one in events if isinstance(one, MoraleMoved))
    assert moved.units == ((UnitId(3101), (40 // 2 + 10) * 100),)


@rule("C4-11")
def test_every_unit_and_location_gets_one_phase_of_actions() -> None:
    play("""
        location 1501 GE fort at 123
        unit     3101 GE noble at 123
        unit     3102 GE noble at 124
        orders   1501: wait 2
        orders   3101: search 2
        orders   3102: search 2
    """).expect("""
        1: 1501 did wait 1
        2: 1501 did wait 1
    """).expect("1: 3101 did search 1").expect("2: 3102 did search 1").expect("not 3: 3101")


@rule("C4-7")
def test_nothing_is_produced_before_the_last_phase() -> None:
    events = happened("map 10 hills\nland GE 10\nunit 3101 GE noble at 10\npool GE gold:0")
    last = max(n for n, one in enumerate(events) if isinstance(one, (PhaseBegan, Moved)))
    assert all(n > last for n, one in enumerate(events) if isinstance(one, Booked))
