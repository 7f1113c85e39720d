"""T19.1-3 The odds of combats and shots as they stand on a table."""

from collections.abc import Iterator

from msgspec.structs import replace

from warhost.games.triumph.combat.camps import attack_factors, camp_factors
from warhost.games.triumph.combat.engagements import Engagement
from warhost.games.triumph.combat.fighting import face_up
from warhost.games.triumph.combat.odds import (
    Odds,
    Prospect,
    Tally,
    camp_odds,
    combat_odds,
    shot_odds,
)
from warhost.games.triumph.combat.results import result_of
from warhost.games.triumph.combat.sides import Side
from warhost.games.triumph.combat.situations import sides_of
from warhost.games.triumph.combat.suffering import what_befalls
from warhost.games.triumph.events import apply
from warhost.games.triumph.events.agenda import TaskBegun
from warhost.games.triumph.rows import Way
from warhost.games.triumph.shooting.factors import shooter_side, target_side
from warhost.games.triumph.shooting.targets import Shot
from warhost.games.triumph.stands import type_of
from warhost.games.triumph.tasks import Combat
from warhost.games.triumph.view import copy_of_table
from warhost.games.triumph.world import Stand, StandId, Table, World
from warhost.kernel.asks import Seat


def forecast(table: Table, engagement: Engagement) -> Odds:
    """T11.3-7, T19.1-3 Before the dice of a combat, turning to face done."""
    if engagement.camp:
        return _forecast_camp(table, engagement)
    table, combat = after_facing(table, engagement)
    sides = sides_of(table, combat)
    odds = combat_odds(table.rules, *sides)
    one, other = table.stands[StandId(combat.stand)], table.stands[StandId(combat.enemy)]
    return replace(
        odds,
        first=_befalling(table, one, sides, odds.first, "close combat"),
        second=_befalling(table, other, sides[::-1], odds.second, "close combat"),
    )


def after_facing(table: Table, engagement: Engagement) -> tuple[Table, Combat]:
    """T9.2-10 A copy of the table in which whoever has to turn has turned."""
    world = World(copy_of_table(table))
    combat = Combat(engagement.stand, engagement.enemy)
    apply(world, TaskBegun(combat))
    for event in face_up(world, combat):
        apply(world, event)
    faced = world.table.agenda[-1]
    assert isinstance(faced, Combat), faced
    return world.table, faced


def _forecast_camp(table: Table, engagement: Engagement) -> Odds:
    attacker = table.stands[engagement.stand]
    camp = table.camps[Seat(engagement.enemy)]
    factors = attack_factors(table, attacker), camp_factors(table, camp)
    return camp_odds(table.rules, type_of(table, attacker), factors)


def forecast_shot(table: Table, shot: Shot) -> Odds:
    """T19.1-3 Before the dice of a shot."""
    shooter, target = shooter_side(table, table.stands[shot.shooter]), target_side(table, shot)
    odds = shot_odds(table.rules, shooter, target)
    stand = table.stands[shot.target]
    hit = _befalling(table, stand, (target, shooter), odds.second, "shooting")
    return replace(odds, second=hit)


def _befalling(
    table: Table, stand: Stand, sides: tuple[Side, Side], prospect: Prospect, by: Way
) -> Prospect:
    """T13 The tallies with the outcome moves that destroy the stand where it now is."""
    tallies = tuple(_told_by_place(table, stand, sides, prospect, by))
    return replace(prospect, tallies=tallies)


def _told_by_place(
    table: Table, stand: Stand, sides: tuple[Side, Side], prospect: Prospect, by: Way
) -> Iterator[Tally]:
    for tally in prospect.tallies:
        if tally.when is None or tally.result in ("destroyed", "no effect"):
            yield tally
            continue
        row = result_of(table.rules, *sides, tally.when, by)
        retreat = what_befalls(table, stand, row)
        fatal = [harm for harm in retreat.harmed if harm.stand == stand.id]
        text = f"{tally.text}, with no way to go" if fatal else tally.text
        yield replace(
            tally,
            result="destroyed" if fatal else tally.result,
            clause=fatal[0].clause if fatal else tally.clause,
            text=text,
        )
