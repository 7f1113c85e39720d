"""Adventures are met and done, encounters turn up and travel, the dial turns."""

import msgspec
from msgspec.structs import replace

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.events import writing
from warhost.games.multiverse.story import Encounter
from warhost.games.multiverse.world import Unit, UnitId, World
from warhost.kernel.asks import Seat


class CardsShuffled(msgspec.Struct, frozen=True, tag="cards shuffled"):
    """M15.1-7 The discarded adventure cards are a deck again."""


class AdventureMet(msgspec.Struct, frozen=True, tag="adventure met"):
    """M15.1-1, M15.1-2 A unit shows itself and draws a card, with so many units in support."""

    unit: Unit
    card: str
    supports: int


class AdventureTried(msgspec.Struct, frozen=True, tag="adventure tried"):
    """M15.2-2 The D10, if one was rolled, and whether that was enough."""

    unit: UnitId
    card: str
    face: int
    succeeds: bool


class AdventureDone(msgspec.Struct, frozen=True, tag="adventure done"):
    """M15.1-3 The card is discarded and the token removed."""

    unit: UnitId
    card: str
    hex: Hex


class AdventureFailed(msgspec.Struct, frozen=True, tag="adventure failed"):
    """M15.1-4 The token stays; the card is discarded now or when the turn ends."""

    unit: UnitId
    card: str
    at_once: bool


class FailuresDiscarded(msgspec.Struct, frozen=True, tag="failures discarded"):
    """M15.1-5 The turn has ended."""


class Hurt(msgspec.Struct, frozen=True, tag="hurt"):
    """A unit takes damage outside combat."""

    unit: UnitId
    damage: int
    clause: str


class Mended(msgspec.Struct, frozen=True, tag="mended"):
    """M15.1-10 A unit loses wounds."""

    unit: UnitId
    wounds: int


class RanBack(msgspec.Struct, frozen=True, tag="ran back"):
    """M15.1-4 A unit is back in the hex it came from."""

    unit: UnitId
    origin: Hex
    target: Hex


class ScrollsDug(msgspec.Struct, frozen=True, tag="scrolls dug"):
    """M18.1-6"""

    seat: Seat
    scrolls: int


class EncounterPlanted(msgspec.Struct, frozen=True, tag="encounter planted"):
    """M15.3-1 A permanent encounter has turned up, and stays."""

    kind: str
    hex: Hex


class EncounterMoved(msgspec.Struct, frozen=True, tag="encounter moved"):
    """M15.3-3, M15.3-4 A D6 sent it this way; it stays where it cannot go."""

    kind: str
    origin: Hex
    target: Hex
    face: int


class EncounterMet(msgspec.Struct, frozen=True, tag="encounter met"):
    """M15.3-7 A unit has met it, for the first time this turn."""

    kind: str
    unit: Unit
    face: int
    succeeds: bool
    turn: int


class EncounterOvercome(msgspec.Struct, frozen=True, tag="encounter overcome"):
    """M15.3-5, M15.3-7 Its hit points are gone; it is never removed from the map."""

    hex: Hex
    kind: str
    seat: Seat
    conquered: bool


class DialTurned(msgspec.Struct, frozen=True, tag="dial turned"):
    """M15.4-2"""

    position: int
    section: str


class TokensPlaced(msgspec.Struct, frozen=True, tag="tokens placed"):
    """M15.4-4, M15.4-5 Adventures wait in these hexes again; the D10, if one was rolled."""

    tokens: tuple[tuple[Hex, int], ...]
    face: int = 0


class OrderChanged(msgspec.Struct, frozen=True, tag="order changed"):
    """M15.4-9 Who plays first this turn, and the usual order; none when it holds again."""

    order: tuple[Seat, ...]
    usual: tuple[Seat, ...] = ()


def apply_cards_shuffled(world: World, _: CardsShuffled) -> None:
    writing.change_story(world, discarded=())


def apply_adventure_met(world: World, event: AdventureMet) -> None:
    writing.change_unit(world, event.unit.id, face_up=True)


def apply_adventure_tried(world: World, event: AdventureTried) -> None:
    """What follows says all."""


def apply_adventure_done(world: World, event: AdventureDone) -> None:
    story = world.table.story
    if not world.table.rules.adventures[event.card].plants:
        writing.change_story(world, discarded=(*story.discarded, event.card))
    writing.change_tokens(world.table, {event.hex: 0})


def apply_adventure_failed(world: World, event: AdventureFailed) -> None:
    story = world.table.story
    pile = "discarded" if event.at_once else "failed"
    writing.change_story(world, **{pile: (*getattr(story, pile), event.card)})


def apply_failures_discarded(world: World, _: FailuresDiscarded) -> None:
    story = world.table.story
    writing.change_story(world, discarded=(*story.discarded, *story.failed), failed=())


def apply_hurt(world: World, event: Hurt) -> None:
    wounds = world.table.units[event.unit].wounds + event.damage
    writing.change_unit(world, event.unit, wounds=wounds)


def apply_mended(world: World, event: Mended) -> None:
    wounds = world.table.units[event.unit].wounds - event.wounds
    writing.change_unit(world, event.unit, wounds=wounds)


def apply_ran_back(world: World, event: RanBack) -> None:
    writing.move_unit(world, event.unit, event.target)


def apply_scrolls_dug(world: World, event: ScrollsDug) -> None:
    scrolls = world.table.players[event.seat].scrolls + event.scrolls
    writing.change_player(world, event.seat, scrolls=scrolls)


def apply_encounter_planted(world: World, event: EncounterPlanted) -> None:
    writing.plant(world, event.kind, event.hex)


def apply_encounter_moved(world: World, event: EncounterMoved) -> None:
    _change_encounter(world, event.kind, hex=event.target)


def apply_encounter_met(world: World, event: EncounterMet) -> None:
    _change_encounter(world, event.kind, met_in=event.turn)


def apply_encounter_overcome(world: World, event: EncounterOvercome) -> None:
    if event.conquered:
        writing.change_building(world, event.hex, wounds=0, seat=event.seat)
        writing.mark_hex(world.table, event.hex)
    else:
        writing.change_building(world, event.hex, wounds=0)


def apply_dial_turned(world: World, event: DialTurned) -> None:
    writing.change_story(world, dial=event.position)


def apply_tokens_placed(world: World, event: TokensPlaced) -> None:
    writing.change_tokens(world.table, dict(event.tokens))


def apply_order_changed(world: World, event: OrderChanged) -> None:
    writing.change_turn(world, order=event.order, usual=event.usual)


def _change_encounter(world: World, kind: str, **changes: object) -> None:
    encounters: tuple[Encounter, ...] = tuple(
        replace(encounter, **changes) if encounter.kind == kind else encounter
        for encounter in world.table.story.encounters
    )
    writing.change_story(world, encounters=encounters)


APPLY = {
    CardsShuffled: apply_cards_shuffled,
    AdventureMet: apply_adventure_met,
    AdventureTried: apply_adventure_tried,
    AdventureDone: apply_adventure_done,
    AdventureFailed: apply_adventure_failed,
    FailuresDiscarded: apply_failures_discarded,
    Hurt: apply_hurt,
    Mended: apply_mended,
    RanBack: apply_ran_back,
    ScrollsDug: apply_scrolls_dug,
    EncounterPlanted: apply_encounter_planted,
    EncounterMoved: apply_encounter_moved,
    EncounterMet: apply_encounter_met,
    EncounterOvercome: apply_encounter_overcome,
    DialTurned: apply_dial_turned,
    TokensPlaced: apply_tokens_placed,
    OrderChanged: apply_order_changed,
}
