"""Combat in words."""

from warhost.games.multiverse.board import hex_name
from warhost.games.multiverse.combat.dice import FACES
from warhost.games.multiverse.combat.novice import TESTS
from warhost.games.multiverse.combat.strength import Factor
from warhost.games.multiverse.events.abilities import AbilityUsed, Faced
from warhost.games.multiverse.events.buildings import TowerFired
from warhost.games.multiverse.events.combat import (
    AttackAnnounced,
    BridgeHit,
    BridgeLost,
    Engaged,
    Rolled,
    Slain,
    Struck,
    Tested,
)
from warhost.games.multiverse.report import sheets
from warhost.games.multiverse.report.words import name_of, title_of
from warhost.games.multiverse.world import View
from warhost.kernel.game import Told


def tell_attack(event: AttackAnnounced, view: View) -> Told:
    verb = "attacks" if event.way == "melee" else "shoots at"
    text = f"{title_of(view, event.attacker)} {verb} {hex_name(event.battlefield)}."
    about = (event.attacker.id, event.defender)
    return Told(text, ("M10.1-1",), about=about, sheet=sheets.of_attack(event, view))


def tell_tested(event: Tested, view: View) -> Told:
    outcome = "hits" if event.hits else "misses"
    text = f"{name_of(view, event.striker)}, {TESTS[event.why]}, rolls {event.face}: {outcome}."
    sheet = sheets.of_test(event, view, TESTS[event.why])
    return Told(text, (event.why,), dice=(event.face,), about=(event.striker,), sheet=sheet)


def tell_struck(event: Struck, view: View) -> Told:
    striker, target = (view.table.rules.types[kind].name for kind in event.kinds)
    text = f"{striker} {event.striker} strikes {target} {event.target}: {event.damage} damage."
    about = (event.striker, event.target)
    return Told(text, event.why, about=about, sheet=sheets.of_strike(event, view))


def tell_rolled(event: Rolled, view: View) -> Told:
    """M10.4-14 The dice by their icons, and why there were so many."""
    name = view.table.rules.types[event.kind].name
    icons = ", ".join(FACES[face - 1] for face in event.faces)
    text = f"{name} {event.striker} rolls {len(event.faces)}: {icons}; {event.damage} damage."
    clauses = tuple(dict.fromkeys(factor.clause for factor in event.factors))
    details = tuple(factor_text(factor) for factor in event.factors)
    about = tuple(filter(None, (event.striker, event.target)))
    return Told(text, clauses, details, (), about, sheet=sheets.of_roll(event, view))


def factor_text(factor: Factor) -> str:
    """`+2 strength: from hills`"""
    unit = "strength" if factor.of == "strength" else "dice"
    return f"{factor.amount:+d} {unit}: {factor.why}"


def tell_engaged(event: Engaged, view: View) -> Told:
    target = name_of(view, event.target) if event.target else "the building"
    text = f"{name_of(view, event.striker)} turns on {target}."
    return Told(text, ("M22.2-2",), about=(event.striker, event.target))


def tell_fired(event: TowerFired, _: View) -> Told:
    return Told(f"The building in {hex_name(event.building)} shoots.", ("M10.3-7",))


def tell_bridge_hit(event: BridgeHit, view: View) -> Told:
    text = f"{name_of(view, event.by)} hits the bridge in {hex_name(event.hex)}."
    return Told(text, ("M8.3-3",), about=(event.by,))


def tell_bridge_lost(event: BridgeLost, _: View) -> Told:
    return Told(f"The bridge in {hex_name(event.hex)} falls.", ("M8.3-3",))


def tell_ability(event: AbilityUsed, view: View) -> Told:
    ability = view.table.rules.abilities[event.ability]
    text = f"{name_of(view, event.unit)} uses {ability.name}."
    return Told(text, ("M11.3-5",), (ability.text,), about=(event.unit,))


def tell_faced(event: Faced, view: View) -> Told:
    text = f"{name_of(view, event.unit)} turns to side {event.heading + 1}."
    return Told(text, ("M11.4-15",), about=(event.unit,))


def tell_slain(event: Slain, view: View) -> Told:
    text, why = f"{title_of(view, event.unit)} is slain.", event.why or "M10.1-5"
    return Told(text, (why,), sheet=sheets.of_death(event, view))


TELL = {
    AttackAnnounced: tell_attack,
    Tested: tell_tested,
    Rolled: tell_rolled,
    Engaged: tell_engaged,
    TowerFired: tell_fired,
    BridgeHit: tell_bridge_hit,
    BridgeLost: tell_bridge_lost,
    AbilityUsed: tell_ability,
    Faced: tell_faced,
    Struck: tell_struck,
    Slain: tell_slain,
}
