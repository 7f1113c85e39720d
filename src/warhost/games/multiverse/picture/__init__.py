"""A view of a war as the record a client draws; the client computes nothing of the rules."""

import msgspec

from warhost.games.multiverse.picture.aside import (
    WarCard,
    WarClash,
    WarDeal,
    WarMarket,
    WarMission,
    WarSection,
    WarTreaty,
    card_of,
    clash_of,
    deals_of,
    dial_of,
    market_of,
    missions_of,
    treaties_of,
)
from warhost.games.multiverse.picture.boards import WarHero, WarSeat, heroes_of, seats_of
from warhost.games.multiverse.picture.goals import WarGoal, goals_of
from warhost.games.multiverse.picture.land import WarEncounter, WarTile, encounters_of, tiles_of
from warhost.games.multiverse.picture.pieces import WarBuilding, WarUnit, buildings_of, units_of
from warhost.games.multiverse.tasks import kind_of
from warhost.games.multiverse.world import Table, View
from warhost.kernel.asks import Seat


class WarPicture(msgspec.Struct, frozen=True, tag_field="game", tag="multiverse"):
    """The whole board as one seat knows it."""

    viewer: Seat
    ruleset: str
    turn: int
    last_turn: int
    """0 where no turn is the last."""
    active: Seat
    step: str
    order: tuple[Seat, ...]
    tiles: tuple[WarTile, ...]
    units: tuple[WarUnit, ...]
    buildings: tuple[WarBuilding, ...]
    encounters: tuple[WarEncounter, ...]
    seats: tuple[WarSeat, ...]
    heroes: tuple[WarHero, ...]
    market: WarMarket
    hand: tuple[WarCard, ...]
    missions: tuple[WarMission, ...]
    goals: tuple[WarGoal, ...]
    dial: tuple[WarSection, ...]
    position: int
    """M15.4-1 Where the dial stands, from 1."""
    treaties: tuple[WarTreaty, ...]
    deals: tuple[WarDeal, ...]
    clash: WarClash | None
    hints: tuple[str, ...]


def picture(view: View) -> WarPicture:
    """Everything a client draws."""
    table = view.table
    step = kind_of(table.agenda[-1])
    return WarPicture(
        viewer=view.seat,
        ruleset=table.rules.numbers.name,
        turn=table.turn.number,
        last_turn=table.rules.scenario.turn_limit,
        active=table.turn.active,
        step=step,
        order=table.turn.order,
        tiles=tuple(tiles_of(view)),
        units=tuple(units_of(view)),
        buildings=tuple(buildings_of(view)),
        encounters=tuple(encounters_of(view)),
        seats=tuple(seats_of(view)),
        heroes=tuple(heroes_of(view)),
        market=market_of(view),
        hand=tuple(card_of(table, name) for name in view.secret.hand),
        missions=tuple(missions_of(view)),
        goals=tuple(goals_of(table)),
        dial=tuple(dial_of(table)),
        position=table.story.dial,
        treaties=tuple(treaties_of(table)),
        deals=tuple(deals_of(view)),
        clash=clash_of(table),
        hints=_hints(table, step),
    )


def _hints(table: Table, step: str) -> tuple[str, ...]:
    """What the scenario says to beginners now."""
    return tuple(
        hint.text
        for hint in table.rules.scenario.hints
        if hint.ask == step and hint.turn in (0, table.turn.number)
    )
