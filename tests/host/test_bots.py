"""Bots at seats: each match at its own pace, whatever happens to the thinkers."""

import asyncio
import subprocess
import time
from collections.abc import Callable

import msgspec

from tests.host.browsers import Browser
from warhost.host.service import Service
from warhost.host.thinkers import COMMAND, Thinkers
from warhost.host.thinking import Question, answer_to


class FirstIsSlow(Thinkers):
    """The first question takes for ever, the others no time."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    async def answer(self, question: bytes) -> bytes:
        self.asked += 1
        if self.asked == 1:
            await asyncio.Event().wait()
        return answer_to(msgspec.json.decode(question, type=Question))


def wait_for(seen: Callable[[], object], seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while not seen():
        assert time.monotonic() < deadline, "it has not happened"
        time.sleep(0.02)


def my_turn(browser: Browser, match: str) -> bool:
    return any(ask["mine"] for ask in browser.page(match)["asks"])


def test_a_bot_that_thinks_for_ever_delays_no_other_match(service: Service, guest: Browser) -> None:
    service.bots.thinkers = FirstIsSlow()
    slow, quick = guest.clash(blue="bot:random"), guest.clash(blue="bot:random")
    guest.answer(slow, "done")
    wait_for(lambda: service.bots.thinkers.asked)  # type: ignore[attr-defined]
    guest.answer(quick, "done")
    wait_for(lambda: my_turn(guest, quick))
    assert not my_turn(guest, slow)


def test_a_bot_goes_on_when_the_process_that_thought_for_it_dies(
    service: Service, guest: Browser
) -> None:
    match = guest.clash(blue="bot:random")
    guest.answer(match, "done")
    wait_for(lambda: my_turn(guest, match))
    service.bots.thinkers.stop()
    guest.answer(match, "done")
    wait_for(lambda: my_turn(guest, match))


def test_a_bot_that_does_not_know_an_answer_gives_none(service: Service, guest: Browser) -> None:
    class Speechless(Thinkers):
        async def answer(self, question: bytes) -> bytes:
            return b""

    service.bots.thinkers = Speechless()
    match = guest.clash(blue="bot:random")
    guest.answer(match, "done")
    wait_for(lambda: my_turn(guest, match))


def test_two_bots_play_without_anybody(service: Service, guest: Browser) -> None:
    match = guest.clash(red="bot:random", blue="bot:random")
    wait_for(lambda: guest.page(match)["line"] > 20)


def test_a_thinker_whose_host_was_killed_ends_without_a_word(
    service: Service, guest: Browser
) -> None:
    class Overheard(Thinkers):
        heard = b""

        async def answer(self, question: bytes) -> bytes:
            self.heard = question
            return b""

    service.bots.thinkers = overheard = Overheard()
    guest.answer(guest.clash(blue="bot:random"), "done")
    wait_for(lambda: overheard.heard)
    pipe = subprocess.PIPE
    with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe) as thinker:
        assert thinker.stdout is not None
        thinker.stdout.close()
        thinker.stdout = None
        _, complaints = thinker.communicate(overheard.heard + b"\n", timeout=30)
    assert (thinker.returncode, complaints) == (0, b"")
