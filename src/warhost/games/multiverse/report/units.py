"""Blocks in words: they appear, step, are seen and hidden again."""

from warhost.games.multiverse.board import hex_name
from warhost.games.multiverse.events.units import (
    Appeared,
    DecoyUnmasked,
    FaceDown,
    FaceUp,
    Healed,
    Promoted,
    Rested,
    RoadBonus,
    SetUp,
    Stepped,
    Swapped,
)
from warhost.games.multiverse.report.words import name_of, title_of
from warhost.games.multiverse.world import View
from warhost.kernel.game import Told


def tell_appeared(event: Appeared, view: View) -> Told:
    text = f"{title_of(view, event.unit)} appears in {hex_name(event.unit.hex)}."
    return Told(text, ("M9.2-4",), about=(event.unit.id,))


def tell_stepped(event: Stepped, view: View) -> Told:
    way = " by road" if event.by_road else ""
    text = f"{name_of(view, event.unit)} moves from {hex_name(event.origin)} to "
    return Told(f"{text}{hex_name(event.target)}{way}.", ("M4.1-3",), about=(event.unit,))


def tell_road_bonus(event: RoadBonus, view: View) -> Told:
    text = f"{name_of(view, event.unit)} came by road all the way: 1 AP more."
    return Told(text, ("M8.2-5",), about=(event.unit,))


def tell_swapped(event: Swapped, view: View) -> Told:
    text = f"{name_of(view, event.unit)} and {name_of(view, event.other)} change places."
    return Told(text, ("M4.4-4",), about=(event.unit, event.other))


def tell_promoted(event: Promoted, view: View) -> Told:
    name = view.table.rules.types[event.kind].name
    return Told(f"{event.unit} is now a {name}.", ("M9.2-8",), about=(event.unit,))


def tell_set_up(event: SetUp, view: View) -> Told:
    return Told(f"{name_of(view, event.unit)} sets up.", ("M4.4-7",), about=(event.unit,))


def tell_face_up(event: FaceUp, view: View) -> Told:
    text = f"{title_of(view, event.unit)} is identified in {hex_name(event.unit.hex)}."
    return Told(text, ("M6.1-2",), about=(event.unit.id,))


def tell_face_down(event: FaceDown, _: View) -> Told:
    return Told(f"{event.unit} is out of sight.", ("M6.1-3",), about=(event.unit,))


def tell_unmasked(event: DecoyUnmasked, _: View) -> Told:
    return Told(f"{event.unit} in {hex_name(event.hex)} was a decoy.", ("M14.1-6",))


def tell_healed(event: Healed, view: View) -> Told:
    text = f"{name_of(view, event.unit)} heals {event.wounds}."
    return Told(text, ("M4.5-2",), about=(event.unit,))


def tell_rested(event: Rested, view: View) -> Told:
    return Told(f"{name_of(view, event.unit)} rests.", ("M4.5-1",), about=(event.unit,))


TELL = {
    Appeared: tell_appeared,
    Stepped: tell_stepped,
    RoadBonus: tell_road_bonus,
    Swapped: tell_swapped,
    SetUp: tell_set_up,
    Promoted: tell_promoted,
    FaceUp: tell_face_up,
    FaceDown: tell_face_down,
    DecoyUnmasked: tell_unmasked,
    Healed: tell_healed,
    Rested: tell_rested,
}
