"""Deeds that come at once: one writing to the disk for all of them, an answer for each."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from warhost.host.api import NewMatch, NewSeat
from warhost.host.refused import Refused, because
from warhost.host.service import Service
from warhost.host.together import MOST
from warhost.kernel.asks import Seat
from warhost.kernel.match import Match

SEATS = (NewSeat(Seat("red"), "me"), NewSeat(Seat("blue"), "me"))


@pytest.fixture
def matches(service: Service) -> list[str]:
    person = service.people.play_as_guest("test").person
    new = NewMatch("triumph", "clash", SEATS)
    return [service.founding.found(person, new).id for _ in range(3)]


def counted(service: Service, monkeypatch: pytest.MonkeyPatch, *, full: bool = False) -> list[str]:
    """Notes every writing to the disk, which may be full."""
    begun: list[str] = []
    writing = service.database.writing

    @contextmanager
    def noted() -> Iterator[Connection]:
        begun.append("writing")
        with writing() as connection:
            yield connection
            if full:
                raise OperationalError("commit", {}, Exception("database or disk is full"))

    monkeypatch.setattr(service.database, "writing", noted)
    return begun


def says(service: Service, match: str) -> Any:
    """The deed of saying a word in a match."""
    return lambda: service.playing.match(match).say(Seat("red"), (), "On we go")


def at_once(service: Service, deeds: list[Any]) -> list[Any]:
    async def all_done() -> list[Any]:
        done = (service.together.do(deed) for deed in deeds)
        return await asyncio.gather(*done, return_exceptions=True)

    return asyncio.run(all_done())


def stored(service: Service, match: str) -> Match:
    """The match as a host would find it that starts now."""
    service.playing.forget(match)
    return service.playing.match(match)


def test_they_share_one_writing(
    service: Service, matches: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = counted(service, monkeypatch)
    receipts = at_once(service, [says(service, match) for match in (*matches, *matches)])
    assert begun == ["writing"]
    for match, receipt in zip(matches, receipts[3:], strict=True):
        assert stored(service, match).head == receipt


def test_more_than_are_done_at_once_are_all_done(service: Service, matches: list[str]) -> None:
    receipts = at_once(service, [says(service, matches[0])] * (2 * MOST + 1))
    assert len({receipt.line for receipt in receipts}) == 2 * MOST + 1
    assert stored(service, matches[0]).head == receipts[-1]


def test_one_that_is_refused_harms_no_other(service: Service, matches: list[str]) -> None:
    def refused() -> None:
        raise Refused(because("Not now."))

    said = at_once(service, [says(service, matches[0]), refused, says(service, matches[1])])
    assert isinstance(said[1], Refused)
    assert stored(service, matches[0]).head == said[0]
    assert stored(service, matches[1]).head == said[2]


def test_on_a_full_disk_none_of_them_has_happened(
    service: Service, matches: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = [service.playing.match(match).head for match in matches]
    pulses: list[str] = []
    service.ledger.when_written.append(pulses.append)
    with monkeypatch.context() as patch:
        counted(service, patch, full=True)
        said = at_once(service, [says(service, match) for match in matches])
    assert all(isinstance(one, OperationalError) for one in said)
    assert [service.playing.match(match).head for match in matches] == before
    assert pulses == []
    assert not isinstance(at_once(service, [says(service, matches[0])])[0], Exception)
