"""A host that is killed at any moment has lost no decision that it acknowledged."""

import json
import threading
import time
from pathlib import Path

import httpx2
import pytest

from tests.host.running import RunningHost, decide, found_clash
from warhost.kernel.dice import Dice

TRIES, FEW = 200, 3
LONGEST_SECONDS = 0.4


@pytest.mark.parametrize("number", range(FEW))
def test_a_killed_host_goes_on_with_every_acknowledged_decision(
    tmp_path: Path, number: int
) -> None:
    kill_and_look(tmp_path, number)


@pytest.mark.slow
def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    for number in range(TRIES):
        kill_and_look(tmp_path / str(number), number)


def kill_and_look(folder: Path, number: int) -> None:
    """Decide as quickly as possible until the host dies, then compare with what it kept."""
    host = RunningHost(folder)
    with host.client() as client:
        client.post("/guests").raise_for_status()
        token, match = client.cookies["warhost"], found_clash(client)
        receipts = [decide(client, match)]
        wait = Dice(number.to_bytes(8, "big")).roll(1000, "wait") / 1000 * LONGEST_SECONDS
        killer = threading.Timer(wait, host.kill)
        killer.start()
        _decide_until_it_dies(client, match, receipts)
        killer.join()
    again = RunningHost(folder)
    try:
        with again.client(token) as client:
            _look(client, match, receipts)
    finally:
        again.kill()


def _decide_until_it_dies(
    client: httpx2.Client, match: str, receipts: list[dict[str, object]]
) -> None:
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        try:
            receipts.append(decide(client, match))
        except (httpx2.TransportError, httpx2.HTTPStatusError):
            return


def _look(client: httpx2.Client, match: str, receipts: list[dict[str, object]]) -> None:
    """Every receipt's line is there, and the match goes on."""
    records = client.get(f"/matches/{match}/file").content.splitlines()
    kept = {line["number"]: line["hash"] for line in map(_decoded, records) if "hash" in line}
    assert all(kept[receipt["line"]] == receipt["head"] for receipt in receipts)
    assert int(str(decide(client, match)["line"])) > int(str(receipts[-1]["line"]))


def _decoded(record: bytes) -> dict[str, object]:
    return dict(json.loads(record))
