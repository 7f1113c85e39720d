"""Shots in words."""

from warhost.games.triumph.events.shooting import ShotFired
from warhost.games.triumph.report.fighting_words import clauses_of, lines_of, row_words, sum_of
from warhost.games.triumph.report.sheets import CombatSheet, side_of
from warhost.games.triumph.report.words import name_of
from warhost.games.triumph.world import View
from warhost.kernel.game import Told


def tell_shot_fired(event: ShotFired, view: View) -> Told:
    """T10.3-2 Who shot at whom, and with what success."""
    shooter, target = name_of(view, event.shooter), name_of(view, event.target)
    ours, theirs = event.factors
    dice = f"{sum_of(event.faces[0], ours)} to {sum_of(event.faces[1], theirs)}"
    details = lines_of(shooter, ours) + lines_of(target, theirs)
    ending, clause = how_it_ended(event, view)
    text = f"{shooter} shoots at {target}, {dice}: {ending}."
    clauses = (clause, *clauses_of(event.factors))
    about = (event.shooter, event.target)
    return Told(text, clauses, details, event.faces, about, _sheet(event, view, ending, clause))


def how_it_ended(event: ShotFired, view: View) -> tuple[str, str]:
    """T12.1-9 In words, and by which clause."""
    if event.loss is None:
        return "no effect", "T10.3-11"
    words, clause = row_words(view, event.row)
    return f"{event.loss} — {words}", clause


def _sheet(event: ShotFired, view: View, ending: str, clause: str) -> CombatSheet:
    names = (event.shooter, event.target)
    ours, theirs = (
        side_of(view, *side)
        for side in zip(names, event.factors, event.faces, event.totals, strict=True)
    )
    return CombatSheet("shooting", (ours, theirs), ending, clause)


TELL = {ShotFired: tell_shot_fired}
