"""M12.1 Both sides may commit a card face down; all are shown at once."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from warhost.games.multiverse.board import NOWHERE, Hex
from warhost.games.multiverse.building.unfinished import lose_abandoned
from warhost.games.multiverse.cards.effects import fits, has_lost
from warhost.games.multiverse.cards.rows import CombatCard
from warhost.games.multiverse.combat.fighters import (
    attackers_of,
    defenders_of,
    fighter,
    seat_attacked,
)
from warhost.games.multiverse.combat.piercing import straight_behind
from warhost.games.multiverse.events.agenda import TaskBegun, TaskChanged, TaskDone
from warhost.games.multiverse.events.cards import CardShown
from warhost.games.multiverse.events.turn import GoldPaid
from warhost.games.multiverse.events.units import Stepped
from warhost.games.multiverse.sight.spotting import look_around
from warhost.games.multiverse.tasks import CardPlay, Combat, Played
from warhost.games.multiverse.world import Table, Unit, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal

RETREAT = "retreat"
TURNS = {True: "own", False: "opponent"}


def ask_for_cards(world: World, combat: Combat, _: Dice) -> Iterator[Any]:
    """M12.1-1 Whoever fights and holds cards is asked; how many one holds, all know."""
    table = world.table
    sides = seat_attacking(table, combat), seat_attacked(table, combat)
    seats = tuple(s for s in table.seats if s in sides and table.players[s].hand_size)
    if seats:
        yield TaskBegun(CardPlay(seats))


def seat_attacking(table: Table, combat: Combat) -> Seat:
    attacker = fighter(table, combat, combat.attacker)
    assert attacker is not None, combat
    return attacker.seat


def own_fighters(table: Table, combat: Combat, seat: Seat) -> list[Unit]:
    """M12.1-3 Those of a seat who fight in this combat."""
    both = [*attackers_of(table, combat), *defenders_of(table, combat)]
    return [unit for unit in both if unit.seat == seat]


def refuse_card(view: View, combat: Combat, name: str) -> Refusal | None:
    """M12.1-3, M12.1-13 In hand, for this turn and these fighters; its price may be lacking."""
    table, seat = view.table, view.seat
    if name not in view.secret.hand:
        return Refusal("M12.1-1", "card", f"You hold no card {name!r}.")
    card = table.rules.cards[name]
    if card.turn not in ("any", TURNS[table.turn.active == seat]):
        return Refusal("M12.1-3", "card", f"{card.name} is for the {card.turn}'s turn.")
    fighters = own_fighters(table, combat, seat)
    if card.classes and not any(fits(table, card, unit) for unit in fighters):
        return Refusal("M12.1-3", "card", f"{card.name} is for {', '.join(card.classes)}.")
    if card.effect == RETREAT and retreat_of(table, combat, card, fighters) is None:
        return Refusal("M12.1-13", "card", "There is no way to withdraw.")
    return None


def playable(view: View, combat: Combat) -> list[str]:
    """The cards of a hand that may be played now, each named once."""
    names = dict.fromkeys(view.secret.hand)
    return [name for name in names if refuse_card(view, combat, name) is None]


def show_together(world: World, answers: Mapping[Seat, Any], _: Dice) -> Iterator[Any]:
    """M12.1-4, M12.1-5, M12.1-8 All cards are turned up at once and paid, if they can be."""
    table = world.table
    combat = table.agenda[-2]
    assert isinstance(combat, Combat), combat
    yield TaskDone(table.agenda[-1])
    shown = []
    for seat in table.seats:
        name = answers[seat].card if seat in answers else ""
        if name:
            cost = table.rules.cards[name].cost
            paid = cost <= world.secrets[seat].gold
            shown.append(Played(seat, name, paid))
            yield CardShown(seat, name, paid)
            if paid and cost:
                yield GoldPaid(seat, cost)
    yield TaskChanged(replace(combat, cards=tuple(shown)))


def before_the_fight(world: World, combat: Combat, _: Dice) -> Iterator[Any]:
    """M12.1-2, M12.1-12 Cards that say so are carried out before there is a combat."""
    table = world.table
    for played in combat.cards:
        card = table.rules.cards[played.card]
        if card.effect != RETREAT or has_lost(combat, played.seat):
            continue
        way = retreat_of(table, combat, card, own_fighters(table, combat, played.seat))
        if way is not None:
            unit, target = way
            yield TaskChanged(replace(combat, avoided=True))
            yield Stepped(unit.id, unit.hex, target, 0)
            yield from lose_abandoned(world, (unit.hex,))
            yield from look_around(world, (unit.hex, target))


def retreat_of(
    table: Table, combat: Combat, card: CombatCard, fighters: list[Unit]
) -> tuple[Unit, Hex] | None:
    """M12.1-12, M12.1-13 Who withdraws, and to where: one unit in the open, straight away."""
    if combat.building != NOWHERE or len(fighters) != 1 or not fits(table, card, fighters[0]):
        return None
    unit = fighters[0]
    hex_ = straight_behind(table, combat.origin, unit.hex)
    if hex_ == NOWHERE or table.occupied[hex_] or not table.ground.cost[hex_]:
        return None
    return unit, hex_
