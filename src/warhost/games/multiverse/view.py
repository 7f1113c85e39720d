"""The doors through which anything leaves a war: views, events as seen, imagined worlds."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from warhost.games.multiverse.abilities.perks import ap_of
from warhost.games.multiverse.cards.deck import imagined_hand
from warhost.games.multiverse.copying import copy_of_table
from warhost.games.multiverse.events.abilities import Faced
from warhost.games.multiverse.events.building import ItemRefused
from warhost.games.multiverse.events.diplomacy import DebtPaid, GiftGiven, OfferAnswered, OfferMade
from warhost.games.multiverse.events.missions import MissionDrawn
from warhost.games.multiverse.events.story import Hurt, Mended
from warhost.games.multiverse.events.turn import (
    CapacityUsed,
    GoldGained,
    GoldPaid,
)
from warhost.games.multiverse.events.units import (
    Appeared,
    Healed,
    PointsSpent,
    Promoted,
    Rested,
    RoadBonus,
)
from warhost.games.multiverse.world import (
    DECOY,
    HIDDEN,
    Secret,
    Table,
    Unit,
    UnitId,
    View,
    World,
)
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice

NOTHING_HIDDEN = Secret()
NEVER_UNSEEN = ("companion", DECOY)


def view_of(world: World, seat: Seat) -> View:
    """M6.1-1, M6.1-4 The table with the faces that the seat may see, and its own secrets."""
    table = copy_of_table(world.table)
    mates = _mates(table, seat)
    for unit in world.table.units.values():
        if unit.seat not in mates and not unit.face_up:
            table.units[unit.id] = back_of(unit)
    return View(seat, table, world.secrets.get(seat, NOTHING_HIDDEN))


def back_of(unit: Unit) -> Unit:
    """M6.1-1 A block as others see it: where it is and whose."""
    return Unit(unit.id, unit.seat, unit.hex, done=unit.done, frost=unit.frost)


def may_see(table: Table, unit: Unit, seat: Seat) -> bool:
    """M6.1-2, M19.1-6 Face up for all; allies see each other's blocks."""
    return unit.face_up or unit.seat in _mates(table, seat)


def _mates(table: Table, seat: Seat) -> tuple[Seat, ...]:
    if not seat:
        return ()
    return tuple(other for other in table.seats if table.are_allied(seat, other))


def seen(event: Any, world: World, seat: Seat) -> Any | None:
    """The event as the seat learns of it: everything is open but what is listed as sealed."""
    sealed = SEALED.get(type(event))
    return event if sealed is None else sealed(event, world, seat)


def _back_for_others(event: Appeared, world: World, seat: Seat) -> Appeared:
    if may_see(world.table, event.unit, seat):
        return event
    return Appeared(back_of(event.unit))


def _for_owner(event: Any, _: World, seat: Seat) -> Any | None:
    """M1.4-2 Gold as it is, and what was used up for it."""
    return event if event.seat == seat else None


def _if_face_is_known(event: Any, world: World, seat: Seat) -> Any | None:
    """M6.1-4 AP and wounds of a block belong to its face."""
    unit = world.table.units.get(event.unit)
    return event if unit is not None and may_see(world.table, unit, seat) else None


def _for_parties(event: Any, _: World, seat: Seat) -> Any | None:
    """M20.2-7 Only the two know what was offered."""
    return event if seat in (event.offer.maker, event.offer.taker) else None


def _for_debtor_and_creditor(event: DebtPaid, _: World, seat: Seat) -> DebtPaid | None:
    return event if seat in (event.debt.debtor, event.debt.creditor) else None


SEALED: Mapping[type, Callable[[Any, World, Seat], Any | None]] = {
    Appeared: _back_for_others,
    GoldPaid: _for_owner,
    GoldGained: _for_owner,
    CapacityUsed: _for_owner,
    ItemRefused: _for_owner,
    PointsSpent: _if_face_is_known,
    RoadBonus: _if_face_is_known,
    Healed: _if_face_is_known,
    Rested: _if_face_is_known,
    Promoted: _if_face_is_known,
    Hurt: _if_face_is_known,
    Mended: _if_face_is_known,
    MissionDrawn: _for_owner,
    OfferMade: _for_parties,
    OfferAnswered: _for_parties,
    GiftGiven: _for_parties,
    DebtPaid: _for_debtor_and_creditor,
    Faced: _if_face_is_known,
}
"""Kinds of event that do not show all to all, and how each seat sees them."""


def imagined(view: View, dice: Dice) -> World:
    """A war that could be the one behind the view: faces for all backs, gold as last shown."""
    table = copy_of_table(view.table)
    for unit in view.table.units.values():
        if unit.kind == HIDDEN:
            table.units[unit.id] = _imagined_unit(table, unit, dice)
    secrets = {
        seat: Secret(gold=player.gold_shown, hand=imagined_hand(view, seat, dice))
        for seat, player in table.players.items()
    }
    if view.seat:
        secrets[view.seat] = view.secret
    return World(table, secrets)


def _imagined_unit(table: Table, unit: Unit, dice: Dice) -> Unit:
    """Any unit of its faction, or a decoy."""
    faction = table.players[unit.seat].faction
    kinds = [
        kind.card.id
        for kind in table.rules.units.values()
        if (not kind.card.factions or faction in kind.card.factions)
        and (kind.card.unit_class not in NEVER_UNSEEN or _could_be_decoy(table, unit, kind.card.id))
    ]
    kinds += _heroes_unseen(table, unit.seat)
    face = replace(unit, kind=dice.pick(kinds, f"face of {unit.id}"))
    return replace(face, ap=0 if unit.done else ap_of(table, face))


def _heroes_unseen(table: Table, seat: Seat) -> list[str]:
    """M13.1-1 Heroes that somebody has, and of whom nobody knows which block they are."""
    shown = {unit.kind for unit in table.units.values()}
    own = (hero for hero in table.heroes.values() if hero.seat == seat and hero.alive)
    return [hero.id for hero in own if hero.id not in shown]


def _could_be_decoy(table: Table, unit: Unit, kind: str) -> bool:
    """M14.1-3, M4.3-2 Two at most, and never in a shared hex."""
    own = [other for other in table.units.values() if other.seat == unit.seat]
    decoys = sum(other.kind == DECOY for other in own)
    alone = len(table.blocks.get(unit.hex, (UnitId(""),))) == 1
    return kind == DECOY and alone and decoys < table.rules.numbers.decoys
