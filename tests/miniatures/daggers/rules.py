"""The rules of Daggers."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.miniatures.daggers.records import (
    BACK,
    Brace,
    Braced,
    CardPlayed,
    Fell,
    Path,
    Run,
    Stepped,
    Strike,
    Struck,
    TurnEnded,
    View,
    Wait,
    Waited,
    World,
)
from warhost.kernel.asks import Ask, Choices, Options, Seat, Verdict
from warhost.kernel.dice import Dice
from warhost.kernel.game import Setting, Told
from warhost.kernel.refusals import Refusal


def begin(setting: Setting, dice: Dice) -> World:
    track = setting.tables["track"][setting.scenario]
    deck = dice.shuffled([value for value in (1, 2, 3) for _ in range(track.cards)], "deck")
    hands = {seat: tuple(deck.pop() for _ in range(track.hand)) for seat in setting.seats}
    places = dict.fromkeys(setting.seats, 0)
    return World(track, setting.seats, setting.seats[0], tuple(deck), hands, places)


def asks(world: World) -> tuple[Ask, ...]:
    waits = world.path and world.places[world.active] in world.track.dark and not world.path.struck
    return (Ask(world.other(), "strike") if waits else Ask(world.active, "run"),)


def answers(view: View, ask: Ask) -> list[Any]:
    hand = sorted(set(view.world.hands[ask.seat]))
    if ask.kind == "strike":
        return [Wait(), *map(Strike, hand)]
    brace = [] if view.world.braced else [Brace()]
    return [*map(Run, hand), *brace] if hand else [Run(BACK)]


def check(view: View, ask: Ask, order: Any) -> list[Refusal]:
    fits = order in answers(view, ask)
    return [] if fits else [Refusal("G1", "card", "that is not in your hand, or not what is asked")]


def fallback(view: View, ask: Ask, wishes: Mapping[str, Any]) -> Any:
    return answers(view, ask)[-1 if wishes.get("bold") and ask.kind == "strike" else 0]


def resolve(world: World, given: Mapping[Seat, Any], dice: Dice) -> Iterator[Any]:
    for seat, order in given.items():
        match order:
            case Brace():
                yield Braced(seat)
                return
            case Run(card):
                yield CardPlayed(seat, card, "run")
            case Strike(card):
                yield CardPlayed(seat, card, "strike")
                yield _struck(world, card, dice)
            case Wait():
                yield Waited(seat)
    while world.path and world.path.steps and not _over(world):
        yield Stepped(world.active, world.path.steps - 1)
        if world.path.steps and asks(world)[0].kind == "strike":
            return
    yield TurnEnded(world.active, world.deck[-1:])


def _struck(world: World, card: int, dice: Dice) -> Struck:
    dagger, cloak = dice.roll(6, "dagger"), dice.roll(6, "cloak")
    return Struck((dagger, cloak), dagger + card > cloak + 2 * world.braced)


def _over(world: World) -> bool:
    return world.places[world.active] >= world.track.length


def apply(world: World, event: Any) -> None:
    match event:
        case Braced():
            world.braced = True
        case CardPlayed(seat, card, use):
            hand = list(world.hands[seat])
            if card != BACK:
                hand.remove(card)
            world.hands[seat] = tuple(hand)
            world.path = Path(card) if use == "run" else world.path
        case Stepped(seat, left):
            world.places[seat] += 1
            world.path = Path(left)
        case Struck(_, stopped):
            world.path = Path(world.path.steps if world.path and not stopped else 0, struck=True)
        case Waited():
            world.path = Path(world.path.steps if world.path else 0, struck=True)
        case TurnEnded(seat, drawn):
            world.hands[seat] += drawn
            world.deck = world.deck[: len(world.deck) - len(drawn)]
            world.active, world.path, world.braced = world.other(), None, False
        case Fell(seat):
            world.fallen += (seat,)


def view(world: World, seat: Seat) -> View:
    hands = {s: hand if s == seat else (BACK,) * len(hand) for s, hand in world.hands.items()}
    return View(seat, replace(world, deck=(BACK,) * len(world.deck), hands=hands))


def seen(event: Any, _: World, seat: Seat) -> Any:
    if isinstance(event, TurnEnded) and event.seat != seat:
        return TurnEnded(event.seat, (BACK,) * len(event.drawn))
    return event


def imagine(known: View, dice: Dice) -> World:
    world = copy(known.world)
    unseen = len(world.deck) + sum(hand.count(BACK) for hand in world.hands.values())
    cards = [dice.roll(3, f"card {number}") for number in range(unseen)]
    world.hands = {
        seat: tuple(card or cards.pop() for card in hand) for seat, hand in world.hands.items()
    }
    world.deck = tuple(cards)
    return world


def verdict(world: World) -> Verdict | None:
    left = [seat for seat in world.seats if seat not in world.fallen]
    home = [seat for seat in left if world.places[seat] >= world.track.length]
    if home or len(left) == 1:
        return Verdict(tuple(home or left), "first at the end of the track", "G2")
    return None if any(world.hands.values()) else Verdict((), "no cards are left", "G3")


def copy(world: World) -> World:
    return replace(world, hands=dict(world.hands), places=dict(world.places))


def parse(text: str, known: View, ask: Ask) -> Any:
    fitting = [order for order in answers(known, ask) if written(order) == text.strip()]
    return fitting[0] if fitting else [Refusal("G1", text, "write run 2, strike 1, brace or wait")]


def written(order: Any) -> str:
    card = getattr(order, "card", "")
    return f"{type(order).__name__.lower()} {card}".strip()


def tell(event: Any, _: View) -> Told | None:
    return Told(" ".join(str(field) for field in msgspec.structs.astuple(event)), ("G1",))


def options(known: View, ask: Ask) -> Options:
    return Choices(tuple(answers(known, ask)))
