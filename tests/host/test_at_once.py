"""Two seats that decide in the same moment: neither answer is ever lost."""

import asyncio
import threading
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import httpx2
import pytest
import uvicorn

from tests.miniatures import MINIATURES
from tests.miniatures.lanterns import Ring
from warhost.host import library
from warhost.host.http.app import application
from warhost.host.running import free_port
from warhost.host.service import Service
from warhost.kernel.entries import Decision
from warhost.shelf.packs import Pack

MATCHES = 8
SHEET = {"type": "sheet", "steps": {}}
TABLES: dict[str, dict[str, Any]] = {
    "ring": {"wide": Ring(size=10**6, sight=1, turns=6, scouts=3)},
    "scenario": {"wide": SimpleNamespace(title="A ring on which nobody meets")},
}


@pytest.fixture
def address(service: Service, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A host that plays the miniature of sealed sheets, over real connections."""
    pack = Pack("lanterns", "base", "Lanterns", TABLES, "00")
    monkeypatch.setattr(library, "BY_NAME", {game.name: game for game in MINIATURES})
    monkeypatch.setattr(library, "load_pack", lambda *_: pack)
    library.pack_named.cache_clear()
    port = free_port("127.0.0.1", 24000)
    server = uvicorn.Server(uvicorn.Config(application(service), port=port, log_level="warning"))
    running = threading.Thread(target=server.run)
    running.start()
    yield f"http://127.0.0.1:{port}/api"
    server.should_exit = True
    running.join()
    library.pack_named.cache_clear()


async def begun(client: httpx2.AsyncClient, address: str) -> None:
    for _ in range(200):
        try:
            await client.get(f"{address}/me")
        except httpx2.ConnectError:
            await asyncio.sleep(0.02)
        else:
            return


async def found(red: httpx2.AsyncClient, blue: httpx2.AsyncClient) -> str:
    seats = [{"seat": "red", "player": "me"}, {"seat": "blue"}]
    body = {"game": "lanterns", "scenario": "wide", "seats": seats}
    match = str((await red.post("/matches", json=body)).raise_for_status().json()["id"])
    (await blue.post(f"/matches/{match}/seats", json={})).raise_for_status()
    return match


async def answer(client: httpx2.AsyncClient, match: str, seat: str, number: int) -> Any:
    body = {"seat": seat, "round": number, "order": SHEET}
    response = await client.post(f"/matches/{match}/answers", json=body)
    return response.raise_for_status().json()


async def play(address: str) -> dict[str, list[Any]]:
    """Every round of some matches is answered by both seats at once; all receipts."""
    receipts: dict[str, list[Any]] = {}
    async with (
        httpx2.AsyncClient(base_url=address) as red,
        httpx2.AsyncClient(base_url=address) as blue,
    ):
        await begun(red, address)
        for client in (red, blue):
            (await client.post("/guests")).raise_for_status()
        matches = [await found(red, blue) for _ in range(MATCHES)]
        for number in range(1, 4):
            for match in matches:
                both = answer(red, match, "red", number), answer(blue, match, "blue", number)
                receipts.setdefault(match, []).extend(await asyncio.gather(*both))
    return receipts


def test_no_answer_of_two_that_come_at_once_is_lost(address: str, service: Service) -> None:
    for match, receipts in asyncio.run(play(address)).items():
        lines = service.playing.match(match).lines
        kept = {line.number: line for line in lines if isinstance(line.entry, Decision)}
        assert {receipt["line"]: receipt["head"] for receipt in receipts} == {
            number: line.hash for number, line in kept.items()
        }
        assert len(kept) == 6
