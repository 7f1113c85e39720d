"""What the page of a war is sent does not depend on what its reader cannot know."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.host.browsers import Browser
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.world import Unit, World
from warhost.host.service import Service
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.match import Match

RED, BLUE = Seat("red"), Seat("blue")
ROUNDS = (3, 12, 40, 90)
FACES = ("swordsman", "bowman", "horseman", "pikeman")


def a_war(guest: Browser, other: Browser, service: Service, rounds: int) -> tuple[str, Match]:
    """A war of two people, walked by chance."""
    seats = [{"seat": "red", "player": "me"}, {"seat": "blue", "player": "open"}]
    new = {"game": "multiverse", "scenario": "veteran-skirmish", "seats": seats}
    match = str(guest.post("/matches", **new)["id"])
    other.post(f"/matches/{match}/seats", seat="blue")
    played = service.playing.match(match)
    for number in range(rounds):
        for ask in played.asks():
            chance = Dice(number.to_bytes(16, "big") + ask.seat.encode().ljust(16))
            played.submit(ask.seat, played.round, GAME.sample(played.view(ask.seat), ask, chance))
    return match, played


def is_hidden(unit: Unit) -> bool:
    return unit.seat == RED and not unit.face_up


def change_what_blue_cannot_know(world: World) -> int:
    """Other faces, wounds, gold, cards and plans of red's; how many blocks were changed."""
    hidden = [unit for unit in world.table.units.values() if is_hidden(unit)]
    for number, unit in enumerate(hidden):
        kind = FACES[(FACES.index(unit.kind) + 1 if unit.kind in FACES else number) % len(FACES)]
        changed = replace(unit, kind=kind, wounds=2, ap=1, acted=not unit.acted, heading=3)
        world.table.units[unit.id] = changed
    secret = world.secrets[RED]
    hand = ("one-more-pace",) * len(secret.hand)
    world.secrets[RED] = replace(secret, gold=secret.gold + 5, hand=hand, placed_decoy=True)
    return len(hidden)


def sent_to(who: Browser, match: str, seat: str = "blue") -> bytes:
    """The page, and the answers to what a curious page could ask about red's blocks."""
    page = who.page(match)
    questions: list[dict[str, Any]] = [
        *({"type": "reach", "unit": unit["id"]} for unit in page["picture"]["units"]),
        *({"type": "aims", "unit": unit["id"]} for unit in page["picture"]["units"]),
        *({"type": "seers", "hex": hex_} for hex_ in range(0, 130, 7)),
        *({"type": "zones", "kind": kind} for kind in ("", "barracks")),
        {"type": "draft"},
    ]
    told = [who.post(f"/matches/{match}/advice", seat=seat, question=q) for q in questions]
    return msgspec.json.encode((page, told))


@pytest.mark.parametrize("rounds", ROUNDS)
def test_a_page_is_the_same_whatever_the_other_side_hides(
    guest: Browser, other: Browser, service: Service, rounds: int
) -> None:
    match, played = a_war(guest, other, service, rounds)
    before = sent_to(other, match)
    assert played.standing.position is not None
    assert change_what_blue_cannot_know(played.standing.position.world)
    assert sent_to(other, match) == before


def test_the_attack_shows_where_there_is_no_secret(
    guest: Browser, other: Browser, service: Service
) -> None:
    match, played = a_war(guest, other, service, 3)
    before = sent_to(guest, match, "red")
    assert played.standing.position is not None
    change_what_blue_cannot_know(played.standing.position.world)
    assert sent_to(guest, match, "red") != before
