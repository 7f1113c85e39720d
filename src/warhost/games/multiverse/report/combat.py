"""Combat in words."""

from warhost.games.multiverse.board import hex_name
from warhost.games.multiverse.events.combat import AttackAnnounced, Slain, Struck, Tested
from warhost.games.multiverse.report.words import name_of, title_of
from warhost.games.multiverse.world import View
from warhost.kernel.game import Told

TESTS = {"M10.10-3": "flanked", "M10.8-5": "against an agile target"}


def tell_attack(event: AttackAnnounced, view: View) -> Told:
    verb = "attacks" if event.way == "melee" else "shoots at"
    text = f"{title_of(view, event.attacker)} {verb} {hex_name(event.battlefield)}."
    return Told(text, ("M10.1-1",), about=(event.attacker.id, event.defender))


def tell_tested(event: Tested, view: View) -> Told:
    outcome = "hits" if event.hits else "misses"
    text = f"{name_of(view, event.striker)}, {TESTS[event.why]}, rolls {event.face}: {outcome}."
    return Told(text, (event.why,), dice=(event.face,), about=(event.striker,))


def tell_struck(event: Struck, view: View) -> Told:
    striker, target = (view.table.rules.units[kind].name for kind in event.kinds)
    text = f"{striker} {event.striker} strikes {target} {event.target}: {event.damage} damage."
    return Told(text, event.why, about=(event.striker, event.target))


def tell_slain(event: Slain, view: View) -> Told:
    return Told(f"{title_of(view, event.unit)} is slain.", (event.why or "M10.1-5",))


TELL = {
    AttackAnnounced: tell_attack,
    Tested: tell_tested,
    Struck: tell_struck,
    Slain: tell_slain,
}
