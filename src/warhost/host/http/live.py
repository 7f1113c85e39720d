"""Pulses to open pages: the page learns that something changed and asks for what it may know."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import websocket
from litestar.params import FromQuery

from warhost.host.api import Pulse
from warhost.host.http.who import person_or_nobody, service_of
from warhost.host.hub import LOBBY

QUIET_SECONDS = 25
"""After so long without news a ping keeps proxies from closing the line."""
PING = msgspec.json.encode(Pulse(LOBBY, ""))


@websocket("/live")
async def live(socket: WebSocket[Any, Any, Any], match: FromQuery[str] = "") -> None:
    """One page follows one match, or with none all lists of matches."""
    service = service_of(socket)
    if match != LOBBY:
        service.lobby.row_for(person_or_nobody(socket), match)
    await socket.accept()
    with service.hub.following(match) as queue:
        queue.put_nowait(Pulse(match, service.playing.head(match)))
        telling = asyncio.create_task(_tell(socket, queue))
        with suppress(WebSocketDisconnect):
            await _until_closed(socket)
        telling.cancel()


async def _tell(socket: WebSocket[Any, Any, Any], queue: asyncio.Queue[Pulse]) -> None:
    """The first pulse says where the match stands: who was cut off sees whether it missed any."""
    with suppress(WebSocketDisconnect):
        while True:
            await socket.send_data(await _next(queue), "text")


async def _next(queue: asyncio.Queue[Pulse]) -> bytes:
    try:
        return msgspec.json.encode(await asyncio.wait_for(queue.get(), QUIET_SECONDS))
    except TimeoutError:
        return PING


async def _until_closed(socket: WebSocket[Any, Any, Any]) -> None:
    """Pages say nothing on this line; whatever comes is passed over."""
    while True:
        await socket.receive_data("text")


ROUTES = (live,)
