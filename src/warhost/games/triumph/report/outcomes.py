"""What became of the losers, and who went after them, in words."""

from warhost.games.triumph.events.outcomes import (
    Destroyed,
    Pursued,
    PursuitCancelled,
    Retreated,
    TransportsLost,
)
from warhost.games.triumph.geometry import length
from warhost.games.triumph.report.words import distance, name_of, names_of
from warhost.games.triumph.rows import Result
from warhost.games.triumph.world import View
from warhost.kernel.game import Told

MOVES: dict[Result, tuple[str, str]] = {
    "fall back": ("falls back", "T13.1-1"),
    "evade": ("evades", "T13.3-1"),
    "panic": ("panics", "T13.4-1"),
}

FATES = {
    "T13.1-2": "is held by an enemy on flank or rear and destroyed",
    "T13.1-7": "is destroyed in the crush of friends",
    "T13.1-11": "is trampled by its own Elephants",
    "T13.1-13": "finds no place to go and is destroyed",
    "T13.1-14": "has no way back and is destroyed",
    "T13.3-7": "flees from the field",
    "T13.4-5": "flees into friends and is destroyed",
    "T13.4-6": "flees into the enemy and is destroyed",
    "T13.4-7": "flees into a camp and is destroyed",
    "T13.4-8": "flees into impassable ground and is destroyed",
    "T13.4-9": "flees from the field",
}


def tell_retreated(event: Retreated, view: View) -> Told:
    """T13 How far, and who was pushed."""
    verb, clause = MOVES[event.result]
    gone = distance(length(event.start.point, event.path[-1].point))
    text = f"{name_of(view, event.stand)} {verb} {gone}."
    if not event.pushed:
        return Told(text, (clause,))
    pushed = names_of(view, tuple(shift.stand for shift in event.pushed))
    return Told(f"{text} Pushed back: {pushed}.", (clause, "T13.2-1"))


def tell_destroyed(event: Destroyed, view: View) -> Told:
    fate = FATES.get(event.clause, "is destroyed")
    return Told(f"{name_of(view, event.stand)} {fate}.", (event.clause,))


def tell_pursued(event: Pursued, view: View) -> Told:
    """T13.5-9 With whoever follows."""
    gone = distance(length(event.start.point, event.end.point))
    text = f"{name_of(view, event.stand)} pursues {gone}"
    if event.followers:
        followers = names_of(view, tuple(shift.stand for shift in event.followers))
        text = f"{text}, followed by {followers}"
    return Told(f"{text}.", ("T13.5-1",))


def tell_pursuit_cancelled(event: PursuitCancelled, view: View) -> Told:
    card = view.table.rules.cards[event.card]
    text = f"{card.name}: {name_of(view, event.stand)} does not pursue."
    return Told(text, (card.clause,))


def tell_transports_lost(event: TransportsLost, view: View) -> Told:
    return Told(f"{name_of(view, event.stand)} has lost its transports.", ("T17.4-7",))


TELL = {
    Retreated: tell_retreated,
    Destroyed: tell_destroyed,
    Pursued: tell_pursued,
    PursuitCancelled: tell_pursuit_cancelled,
    TransportsLost: tell_transports_lost,
}
