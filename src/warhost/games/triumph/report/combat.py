"""Close combat in words."""

from warhost.games.triumph.events.combat import CampSacked, CombatFought, StoodFast, TurnedToFace
from warhost.games.triumph.report.fighting_words import clauses_of, lines_of, row_words, sum_of
from warhost.games.triumph.report.sheets import CombatSheet, side_of
from warhost.games.triumph.report.words import army_of, listed, name_of, names_of
from warhost.games.triumph.world import StandId, View
from warhost.kernel.asks import Seat
from warhost.kernel.game import Told


def tell_turned_to_face(event: TurnedToFace, view: View) -> Told:
    stand, toucher = name_of(view, event.stand), name_of(view, event.toucher)
    text = f"{stand}, touched on the {listed(list(event.edges))}, turns to face {toucher}."
    if event.pushed:
        moved = names_of(view, tuple(shift.stand for shift in event.pushed))
        text = f"{text} {moved} make room."
    return Told(text, ("T9.2-1", "T9.2-5"))


def tell_stood_fast(event: StoodFast, view: View) -> Told:
    stand, toucher = name_of(view, event.stand), name_of(view, event.toucher)
    return Told(f"{stand} has no room to turn and face {toucher}.", ("T9.2-7", "T9.2-8"))


def tell_combat_fought(event: CombatFought, view: View) -> Told:
    """T11.3-7, T12.1-9 Both totals with their reasons, and what becomes of the loser."""
    one, other = name_of(view, event.stand), opponent(event, view)
    ours, theirs = event.factors
    dice = f"{sum_of(event.faces[0], ours)} to {sum_of(event.faces[1], theirs)}"
    details = lines_of(one, ours) + lines_of(other, theirs)
    ending, clause = how_it_ended(event, view)
    text = f"{one} against {other}, {dice}: {ending}."
    clauses = (clause, *clauses_of(event.factors))
    about = (event.stand,) if event.camp else (event.stand, event.enemy)
    return Told(text, clauses, details, event.faces, about, _sheet(event, view, ending, clause))


def _sheet(event: CombatFought, view: View, ending: str, clause: str) -> CombatSheet:
    names = (event.stand, event.enemy)
    ours, theirs = (
        side_of(view, *side)
        for side in zip(names, event.factors, event.faces, event.totals, strict=True)
    )
    return CombatSheet("close combat", (ours, theirs), ending, clause)


def opponent(event: CombatFought, view: View) -> str:
    """The other stand, or whose camp it is."""
    if event.camp:
        return f"the camp of {army_of(view, Seat(event.enemy))}"
    return name_of(view, StandId(event.enemy))


def how_it_ended(event: CombatFought, view: View) -> tuple[str, str]:
    """T12.1-9 In words, and by which clause."""
    if event.loss is None:
        return "neither gives way", "T14-9" if event.camp else "T12.1-1"
    if not event.row:
        return "the camp falls", "T14-10"
    loser = name_of(view, StandId(event.loser))
    words, clause = row_words(view, event.row)
    return f"{loser} {event.loss} — {words}", clause


def tell_camp_sacked(event: CampSacked, view: View) -> Told:
    camp, by = army_of(view, event.seat), name_of(view, event.by)
    text = f"The camp of {camp} is sacked; {by} stays behind to plunder."
    return Told(text, ("T14-10", "T14-11"))


TELL = {
    TurnedToFace: tell_turned_to_face,
    StoodFast: tell_stood_fast,
    CombatFought: tell_combat_fought,
    CampSacked: tell_camp_sacked,
}
