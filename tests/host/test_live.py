"""Open pages hear at once what changes, on the server as people run it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.host.running import RunningHost, decide, found_clash, running_host

PATIENCE = 20
"""Seconds after which nothing will come any more; how soon it comes is told by the bench."""


@contextmanager
def page_of(host: RunningHost, match: str, origin: str = "") -> Iterator[ClientConnection]:
    """An open page that has heard where the match stands."""
    address = f"ws://127.0.0.1:{host.port}/api/live?match={match}"
    with connect(address, origin=Origin(origin or host.address)) as page:
        yield page


def heard(page: ClientConnection) -> dict[str, str]:
    return dict(json.loads(page.recv(timeout=PATIENCE)))


def test_another_browser_hears_of_a_move_unasked(tmp_path: Path) -> None:
    with running_host(tmp_path) as host, host.client() as client:
        client.post("/guests").raise_for_status()
        match = found_clash(client)
        with page_of(host, match) as page, page_of(host, "") as lobby:
            assert heard(page)["match"] == match
            assert heard(lobby) == {"match": "", "head": ""}
            decide(client, match)
            news = heard(page)
            assert heard(lobby) == news == {"match": match, "head": head_of(client, match)}


def test_a_page_that_was_cut_off_hears_on_its_return_where_the_match_stands(tmp_path: Path) -> None:
    with running_host(tmp_path) as host, host.client() as client:
        client.post("/guests").raise_for_status()
        token, match = client.cookies["warhost"], found_clash(client)
        with page_of(host, match) as page:
            known = heard(page)["head"]
        decide(client, match)
    again = running_host(tmp_path)
    with again as host, host.client(token) as client, page_of(host, match) as page:
        assert heard(page)["head"] == head_of(client, match) != known
        decide(client, match)
        assert heard(page)["head"] == head_of(client, match)


def test_a_page_of_another_site_hears_nothing(tmp_path: Path) -> None:
    with running_host(tmp_path) as host:
        with pytest.raises(InvalidStatus) as refused:
            page_of(host, "", origin="http://elsewhere.example").__enter__()
        assert refused.value.response.status_code == 403


def head_of(client: httpx2.Client, match: str) -> str:
    return str(client.get(f"/matches/{match}").json()["head"])
