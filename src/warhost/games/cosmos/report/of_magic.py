"""Sentences about spells."""

from collections.abc import Callable, Mapping
from typing import Any

from warhost.games.cosmos.events import magic
from warhost.games.cosmos.report.naming import plain
from warhost.games.cosmos.report.said import Said, actor_named
from warhost.games.cosmos.view import View


def _named(view: View, spell: str) -> str:
    return view.rules.spells[spell].name


def _struck(event: magic.Struck, view: View) -> Said:
    who = f"{actor_named(view, event.caster)} casts" if event.caster else "Somebody unseen casts"
    hurt = [one for one in event.units if one.lost]
    what = "; ".join(_hurt(view, one) for one in hurt) or "nobody is seen to be hurt"
    text = f"{who} {_named(view, event.spell)} at {event.position}: {what}."
    return Said(event.caster or event.units[0].unit, text, "C19.1-1")


def _hurt(view: View, one: magic.Wounded) -> str:
    killed = f", {one.killed} killed" if one.killed else ""
    return f"{actor_named(view, one.unit)} loses {one.lost} wound points{killed}"


def _on(view: View, key: str) -> str:
    return actor_named(view, int(key)) if key.isdigit() else key


def _enchanted(event: magic.Enchanted, view: View) -> Said:
    name, where = _named(view, event.one.spell), _on(view, event.on)
    by = f" by {actor_named(view, event.one.caster)}" if event.one.caster else ""
    about = int(event.on) if event.on.isdigit() else event.one.caster
    return Said(about, f"{name} is laid on {where}{by}.", "C19-2")


def _ended(event: magic.EnchantmentsEnded, view: View) -> Said:
    how = "is lifted from" if event.is_lifted else "ends on"
    parts = [f"{_named(view, one.spell)} {how} {_on(view, key)}." for key, one, _ in event.ended]
    key = event.ended[0][0]
    return Said(int(key) if key.isdigit() else 0, " ".join(parts), "C19-2")


def _revealed(event: magic.IllusionsRevealed, view: View) -> Said:
    hexes = ", ".join(
        f"{number} is {plain(real)} under an illusion of {plain(seeming)}"
        for number, real, seeming in event.hexes
    )
    return Said(event.caster, f"{actor_named(view, event.caster)} sees: {hexes}.", "C19.2-21")


def _failed(event: magic.SpellFailed, view: View) -> Said:
    text = f"{actor_named(view, event.caster)} casts {_named(view, event.spell)} in vain: "
    return Said(event.caster, text + event.why, event.clause)


TELL: Mapping[type, Callable[[Any, View], Said | None]] = {
    magic.Struck: _struck,
    magic.Enchanted: _enchanted,
    magic.EnchantmentsEnded: _ended,
    magic.IllusionsRevealed: _revealed,
    magic.SpellFailed: _failed,
}
