"""Adventures, encounters and the dial in words."""

from warhost.games.multiverse.board import hex_name
from warhost.games.multiverse.events.story import (
    AdventureDone,
    AdventureFailed,
    AdventureMet,
    AdventureTried,
    CardsShuffled,
    DialTurned,
    EncounterMet,
    EncounterMoved,
    EncounterOvercome,
    EncounterPlanted,
    Hurt,
    Mended,
    OrderChanged,
    RanBack,
    ScrollsDug,
    TokensPlaced,
)
from warhost.games.multiverse.report.words import listed, name_of, title_of
from warhost.games.multiverse.world import View
from warhost.kernel.game import Told


def tell_met(event: AdventureMet, view: View) -> Told:
    card = view.table.rules.adventures[event.card]
    text = f"{title_of(view, event.unit)} explores {hex_name(event.unit.hex)}: {card.name}."
    details = (card.story, card.text, f"Units in support: {event.supports}.")
    return Told(text, ("M15.1-1", "M15.1-8"), details, about=(event.unit.id,))


def tell_tried(event: AdventureTried, view: View) -> Told:
    rolled = f"rolls {event.face} and " if event.face else ""
    verb = "succeeds" if event.succeeds else "fails"
    text = f"{name_of(view, event.unit)} {rolled}{verb}."
    dice = (event.face,) if event.face else ()
    return Told(text, ("M15.1-2",), dice=dice, about=(event.unit,))


def tell_done(event: AdventureDone, view: View) -> Told:
    name = view.table.rules.adventures[event.card].name
    return Told(f"{name}: the adventure in {hex_name(event.hex)} is over.", ("M15.1-3",))


def tell_failed(event: AdventureFailed, view: View) -> Told:
    name = view.table.rules.adventures[event.card].name
    clause = "M15.1-6" if event.at_once else "M15.1-5"
    return Told(f"{name}: the adventure still waits.", ("M15.1-4", clause))


def tell_shuffled(_: CardsShuffled, __: View) -> Told:
    return Told("The discarded adventures are shuffled.", ("M15.1-7",))


def tell_hurt(event: Hurt, view: View) -> Told:
    text = f"{name_of(view, event.unit)} takes {event.damage} damage."
    return Told(text, (event.clause,), about=(event.unit,))


def tell_mended(event: Mended, view: View) -> Told:
    text = f"{name_of(view, event.unit)} is healed of {event.wounds}."
    return Told(text, ("M15.1-10",), about=(event.unit,))


def tell_ran_back(event: RanBack, view: View) -> Told:
    text = f"{name_of(view, event.unit)} runs back to {hex_name(event.target)}."
    return Told(text, ("M15.1-4",), about=(event.unit,))


def tell_scrolls(event: ScrollsDug, _: View) -> Told:
    noun = "scroll" if event.scrolls == 1 else "scrolls"
    return Told(f"{event.seat} digs up {event.scrolls} {noun}.", ("M18.1-8",))


def tell_planted(event: EncounterPlanted, view: View) -> Told:
    name = view.table.rules.encounters[event.kind].name
    return Told(f"{name} is in {hex_name(event.hex)}, and stays.", ("M15.3-1",))


def tell_moved(event: EncounterMoved, view: View) -> Told:
    name = view.table.rules.encounters[event.kind].name
    went = f"goes to {hex_name(event.target)}" if event.target != event.origin else "stays"
    return Told(
        f"{name} rolls {event.face} and {went}.", ("M15.3-3", "M15.3-8"), dice=(event.face,)
    )


def tell_encounter_met(event: EncounterMet, view: View) -> Told:
    row = view.table.rules.encounters[event.kind]
    rolled = f", rolls {event.face}" if event.face else ""
    end = "" if event.succeeds else " and gets nothing"
    text = f"{title_of(view, event.unit)} meets {row.name}{rolled}{end}."
    dice = (event.face,) if event.face else ()
    return Told(text, ("M15.3-7",), (row.text,), dice, (event.unit.id,))


def tell_overcome(event: EncounterOvercome, view: View) -> Told:
    name = view.table.rules.encounters[event.kind].name
    verb = "conquers" if event.conquered else "overcomes"
    return Told(f"{event.seat} {verb} {name}.", ("M15.3-7",))


def tell_dial(event: DialTurned, view: View) -> Told:
    section = next(row for row in view.table.rules.dial if row.id == event.section)
    text = f"The dial turns to {event.position}: {section.name}."
    return Told(text, ("M15.4-2",), (section.text,))


def tell_tokens(event: TokensPlaced, _: View) -> Told:
    names = listed([hex_name(hex_) for hex_, _ in event.tokens])
    what = f"Adventures wait in {names}." if names else "No adventure comes back."
    if event.face:
        return Told(f"The dial rolls {event.face}. {what}", ("M15.4-5",), dice=(event.face,))
    return Told(what, ("M15.4-4",))


def tell_order(event: OrderChanged, _: View) -> Told | None:
    if not event.usual:
        return None
    return Told(f"{event.order[0]} plays first this turn.", ("M15.4-9",))


TELL = {
    CardsShuffled: tell_shuffled,
    AdventureMet: tell_met,
    AdventureTried: tell_tried,
    AdventureDone: tell_done,
    AdventureFailed: tell_failed,
    Hurt: tell_hurt,
    Mended: tell_mended,
    RanBack: tell_ran_back,
    ScrollsDug: tell_scrolls,
    EncounterPlanted: tell_planted,
    EncounterMoved: tell_moved,
    EncounterMet: tell_encounter_met,
    EncounterOvercome: tell_overcome,
    DialTurned: tell_dial,
    TokensPlaced: tell_tokens,
    OrderChanged: tell_order,
}
