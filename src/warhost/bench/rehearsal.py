"""A host with matches whose decisions are known beforehand: `python -m …rehearsal FOLDER PORT`.

Each match is rehearsed in memory with the seed and the nonces it really has, so that every
answer of the load is a real decision that the rules accept.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from warhost.host.api import Answer, NewMatch, NewSeat
from warhost.host.running import serve
from warhost.host.service import Service
from warhost.host.settings import Settings
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.journal import Receipt
from warhost.kernel.match import Match, open_match

MATCHES, DECISIONS = 50, 100
PARTS = "parts.json"
ARMIES = {"red": "iskar-spring", "blue": "greyfell-passes"}
BATTLE = NewMatch(
    "triumph",
    "battle",
    (NewSeat(Seat("red"), "me"), NewSeat(Seat("blue"), "me")),
    {"armies": ARMIES},
)


class Part(msgspec.Struct, frozen=True):
    """What is said in one match, and by whom."""

    match: str
    answers: list[Answer]


class Parts(msgspec.Struct, frozen=True):
    """The load: a session, and a part for each match."""

    token: str
    parts: list[Part]


def main(folder: Path, port: int) -> None:
    service = Service(Settings(folder, port=port))
    person = service.people.play_as_guest("bench")
    parts = []
    for _ in range(MATCHES):
        name = service.founding.found(person.person, BATTLE).id
        answers = list(rehearsed(service.playing.match(name)))
        parts.append(Part(name, answers))
    (folder / PARTS).write_bytes(msgspec.json.encode(Parts(person.token, parts)))
    serve(service, lambda: print("listens", flush=True))


def rehearsed(match: Match) -> Iterator[Answer]:
    """What random players decide in a match that begins like this one."""
    terms = match.terms
    twin = open_match(terms.game, terms.setting, dict(terms.packs), terms.keys.seed, lambda _: None)
    assert isinstance(twin, Match), twin
    for seat in terms.setting.seats:
        twin.join(seat, match.standing.nonces[seat])
    dice = Dice(terms.keys.seed)
    for _ in range(DECISIONS):
        ask = next(iter(twin.asks()), None)
        if ask is None:
            return
        order, number = terms.game.sample(twin.view(ask.seat), ask, dice), twin.round
        yield Answer(ask.seat, number, msgspec.to_builtins(order))
        assert isinstance(twin.submit(ask.seat, number, order), Receipt)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
