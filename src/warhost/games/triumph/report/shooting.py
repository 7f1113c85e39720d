"""Shots in words."""

from warhost.games.triumph.events.shooting import ShotFired
from warhost.games.triumph.report.fighting_words import clauses_of, lines_of, row_words, sum_of
from warhost.games.triumph.report.words import name_of
from warhost.games.triumph.world import View
from warhost.kernel.game import Told


def tell_shot_fired(event: ShotFired, view: View) -> Told:
    """T10.3-2 Who shot at whom, and with what success."""
    shooter, target = name_of(view, event.shooter), name_of(view, event.target)
    ours, theirs = event.factors
    dice = f"{sum_of(event.faces[0], ours)} to {sum_of(event.faces[1], theirs)}"
    details = lines_of(shooter, ours) + lines_of(target, theirs)
    clauses = clauses_of(event.factors)
    if event.loss is None:
        text = f"{shooter} shoots at {target}, {dice}: no effect."
        return Told(text, ("T10.3-11", *clauses), details)
    words, clause = row_words(view, event.row)
    text = f"{shooter} shoots at {target}, {dice}: {event.loss} — {words}."
    return Told(text, (clause, *clauses), details)


TELL = {ShotFired: tell_shot_fired}
