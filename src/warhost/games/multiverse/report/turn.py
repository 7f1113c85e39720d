"""The turn in words: who begins, what comes in, how the war ended."""

from warhost.games.multiverse.events.building import ItemRefused
from warhost.games.multiverse.events.turn import (
    FirstPlayerFound,
    GoldCollected,
    Resigned,
    SeatActs,
    TurnBegun,
    WarEnded,
)
from warhost.games.multiverse.report.words import faction_of, listed
from warhost.games.multiverse.world import View
from warhost.kernel.game import Told


def tell_first_player(event: FirstPlayerFound, _: View) -> Told:
    return Told(f"{event.order[0]} plays first in every action phase.", ("M2.5-3", "M2.5-4"))


def tell_turn_begun(event: TurnBegun, _: View) -> Told:
    return Told(f"Turn {event.number}.", ("M3.2-1",))


def tell_gold_collected(event: GoldCollected, view: View) -> Told:
    clauses = tuple(dict.fromkeys(event.why))
    return Told(f"{faction_of(view, event.seat)} ({event.seat}): {event.gold} gold.", clauses)


def tell_seat_acts(event: SeatActs, view: View) -> Told:
    return Told(f"{faction_of(view, event.seat)} ({event.seat}) acts.", ("M3.3-1",))


def tell_item_refused(event: ItemRefused, _: View) -> Told:
    return Told(f"Not built: {event.item}. {event.text}", (event.clause, "M3.3-8"))


def tell_resigned(event: Resigned, _: View) -> Told:
    return Told(f"{event.seat} gives up.")


def tell_war_ended(event: WarEnded, _: View) -> Told:
    verdict = event.verdict
    winners = listed([str(seat) for seat in verdict.winners])
    text = f"{winners} wins: {verdict.why}." if winners else f"A draw: {verdict.why}."
    return Told(text, (verdict.clause,))


TELL = {
    FirstPlayerFound: tell_first_player,
    TurnBegun: tell_turn_begun,
    GoldCollected: tell_gold_collected,
    SeatActs: tell_seat_acts,
    ItemRefused: tell_item_refused,
    Resigned: tell_resigned,
    WarEnded: tell_war_ended,
}
