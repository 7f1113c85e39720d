"""Happenings drawn in full, roll by roll: who struck whom, with which dice and why."""

from typing import Literal

import msgspec

from warhost.games.multiverse.board import NOWHERE, Hex
from warhost.games.multiverse.combat.dice import CRITICAL, FACES
from warhost.games.multiverse.events.cards import CardShown
from warhost.games.multiverse.events.combat import (
    AttackAnnounced,
    Rolled,
    Slain,
    Struck,
    Tested,
)
from warhost.games.multiverse.report.words import kind_of
from warhost.games.multiverse.world import UnitId, View

Kind = Literal["attack", "card", "test", "roll", "damage", "death"]


class WarFactor(msgspec.Struct, frozen=True):
    """One reason for a number of dice."""

    amount: int
    of: str
    why: str
    clause: str


class WarSheet(msgspec.Struct, frozen=True, tag_field="game", tag="multiverse"):
    """A moment of a combat; what does not belong to its kind is empty."""

    kind: Kind
    who: str
    """The unit that acts, or the seat that plays a card."""
    name: str
    whom: str = ""
    target: str = ""
    """The target's name."""
    hex: Hex = NOWHERE
    icons: tuple[str, ...] = ()
    """What the combat dice show."""
    hits: tuple[bool, ...] = ()
    """Which of them count for the striker."""
    face: int = 0
    """What a D10 shows."""
    damage: int = 0
    passed: bool = True
    """A test that was passed, a card that was paid."""
    factors: tuple[WarFactor, ...] = ()
    words: tuple[str, ...] = ()
    """What a card says and does."""


def of_attack(event: AttackAnnounced, view: View) -> WarSheet:
    """Who goes for whom; a building where no unit is named."""
    return WarSheet(
        kind="attack",
        who=event.attacker.id,
        name=kind_of(view, event.attacker),
        whom=event.defender,
        target=_name(view, event.defender),
        hex=event.battlefield,
        words=(event.way,),
    )


def of_card(event: CardShown, view: View) -> WarSheet:
    card = view.table.rules.cards[event.card]
    words = (card.quote, card.by, card.text)
    return WarSheet(kind="card", who=event.seat, name=card.name, passed=event.paid, words=words)


def of_test(event: Tested, view: View, why: str) -> WarSheet:
    return WarSheet(
        kind="test",
        who=event.striker,
        name=_name(view, event.striker),
        face=event.face,
        passed=event.hits,
        words=(why,),
    )


def of_roll(event: Rolled, view: View) -> WarSheet:
    """M10.4-14 Every die, and every reason for their number."""
    icons = tuple(FACES[face - 1] for face in event.faces)
    factors = (WarFactor(f.amount, f.of, f.why, f.clause) for f in event.factors)
    return WarSheet(
        kind="roll",
        who=event.striker,
        name=view.table.rules.types[event.kind].name,
        whom=event.target,
        target=_name(view, UnitId(event.target)),
        icons=icons,
        hits=tuple(icon in (event.icon, CRITICAL) for icon in icons),
        damage=event.damage,
        factors=tuple(factors),
    )


def of_strike(event: Struck, view: View) -> WarSheet:
    striker, target = (view.table.rules.types[kind].name for kind in event.kinds)
    return WarSheet(
        kind="damage",
        who=event.striker,
        name=striker,
        whom=event.target,
        target=target,
        damage=event.damage,
    )


def of_death(event: Slain, view: View) -> WarSheet:
    unit = event.unit
    return WarSheet(kind="death", who=unit.id, name=kind_of(view, unit), hex=unit.hex)


def _name(view: View, unit: str) -> str:
    """Its kind where that is known; who has fallen since is named by its number."""
    if not unit:
        return "building"
    found = view.table.units.get(UnitId(unit))
    return unit if found is None else kind_of(view, found)
