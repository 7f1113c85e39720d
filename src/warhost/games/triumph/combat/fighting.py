"""T11 A close combat from turning to face to pursuit, stage by stage."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.triumph.combat.camps import storm
from warhost.games.triumph.combat.engagements import those_it_must_face
from warhost.games.triumph.combat.facing import contacted_edges, turn_to_face
from warhost.games.triumph.combat.factors import combat_factors, receives_support, total_of
from warhost.games.triumph.combat.pursuing import pursues
from warhost.games.triumph.combat.results import loss_of, result_of, row_named
from warhost.games.triumph.combat.sides import Side
from warhost.games.triumph.combat.situations import sides_of
from warhost.games.triumph.combat.suffering import suffer_in_combat
from warhost.games.triumph.combat.winning import after_fighting, go_after
from warhost.games.triumph.events.agenda import TaskBegun, TaskDone, TaskOpened
from warhost.games.triumph.events.combat import CombatFought, StoodFast, TurnedToFace
from warhost.games.triumph.events.outcomes import Displaced
from warhost.games.triumph.tasks import Combat, Facing
from warhost.games.triumph.world import Stand, StandId, Table, World
from warhost.kernel.dice import Dice


def work_on_combat(world: World, combat: Combat, dice: Dice) -> Iterator[Any]:
    """T11.1-2 The next stage of a combat that was chosen."""
    if combat.camp:
        yield from storm(world, combat, dice)
    elif not combat.enemy:
        yield ask_whom_to_face(world.table, combat)
    elif not combat.faced:
        yield from face_up(world, combat)
    else:
        yield from fight(world, combat, dice)


def ask_whom_to_face(table: Table, combat: Combat) -> TaskBegun:
    """T9.2-4 The opponent chooses which toucher the stand turns to."""
    stand = table.stands[StandId(combat.stand)]
    touchers = those_it_must_face(table, stand)
    return TaskBegun(Facing(stand.id, touchers, seats=(table.enemy_of(stand.seat),)))


def face_up(world: World, combat: Combat) -> Iterator[Any]:
    """T9.2-1 Whoever has no enemy on its front turns to face the other, if there is room."""
    turner, toucher = who_turns(world.table, combat)
    if turner is None:
        yield TaskOpened(replace(combat, faced=True))
        return
    turning = turn_to_face(world.table, turner, toucher)
    if turning is None:
        yield StoodFast(turner.id, toucher.id)
        yield TaskOpened(replace(combat, faced=True))
        return
    edges = contacted_edges(world.table, turner)
    yield TurnedToFace(turner.id, toucher.id, turning.end, edges, turning.pushed)
    if turning.pushed:
        yield Displaced(tuple(shift.stand for shift in turning.pushed))
    yield TaskOpened(replace(combat, faced=True, turned=turner.id, edges=edges))


def who_turns(table: Table, combat: Combat) -> tuple[Stand | None, Stand]:
    """T9.2-1 Which of the two has to turn, and to whom."""
    one, other = table.stands[StandId(combat.stand)], table.stands[StandId(combat.enemy)]
    if other.id in those_it_must_face(table, one):
        return one, other
    if one.id in those_it_must_face(table, other):
        return other, one
    return None, one


def fight(world: World, combat: Combat, dice: Dice) -> Iterator[Any]:
    """T11.3-1 The dice, then what becomes of the loser, then pursuit."""
    sides = sides_of(world.table, combat)
    fought = roll(world.table, combat, sides, dice)
    yield fought
    if fought.loss is None:
        yield from after_fighting(world, combat, sides)
        yield TaskDone(combat)
        return
    loser, winner = (0, 1) if fought.loser == combat.stand else (1, 0)
    names = StandId(combat.stand), StandId(combat.enemy)
    row = row_named(world.table.rules, fought.row)
    yield from suffer_in_combat(world, names[loser], row)
    yield from after_fighting(world, combat, sides)
    yield TaskDone(combat)
    if pursues(sides[winner], sides[loser], fought.loss):
        yield from go_after(world, names[winner], _supporters(sides[winner], sides[loser]))


def roll(table: Table, combat: Combat, sides: tuple[Side, Side], dice: Dice) -> CombatFought:
    """T11.3-1, T11.3-2 Both totals and who is the loser."""
    one, other = sides
    factors = combat_factors(one, other), combat_factors(other, one)
    names = StandId(combat.stand), StandId(combat.enemy)
    pair = f"combat {combat.stand} {combat.enemy}"
    faces = (
        dice.roll(6, f"{pair} {table.stands[names[0]].seat}"),
        dice.roll(6, f"{pair} {table.stands[names[1]].seat}"),
    )
    totals = faces[0] + total_of(factors[0]), faces[1] + total_of(factors[1])
    fought = CombatFought(*names, faces, factors, totals)
    if totals[0] == totals[1]:
        return fought
    loser = 0 if totals[0] < totals[1] else 1
    loss = loss_of(min(totals), max(totals))
    row = result_of(table.rules, sides[loser], sides[1 - loser], loss, "close combat")
    return replace(fought, loser=names[loser], loss=loss, row=row.id)


def _supporters(winner: Side, loser: Side) -> tuple[StandId, ...]:
    """T13.5-9 Who gave rear support in the combat."""
    return (StandId(winner.supporter),) if receives_support(winner, loser) else ()
