"""Pulses to open pages: the page learns that something changed and asks for what it may know."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import websocket

from warhost.host.http.who import from_our_own_pages, service_of

QUIET_SECONDS = 25
"""After so long without news a ping keeps proxies from closing the line."""
PING = b'{"match":"","head":""}'


@websocket("/live", guards=[from_our_own_pages])
async def live(socket: WebSocket[Any, Any, Any], match: str = "") -> None:
    """One page follows one match, or with none all lists of matches."""
    await socket.accept()
    with service_of(socket).hub.following(match) as queue:
        leaving = asyncio.create_task(_until_closed(socket))
        try:
            while not leaving.done():
                await _pass_on(socket, queue)
        except WebSocketDisconnect:
            pass
        finally:
            leaving.cancel()


async def _pass_on(socket: WebSocket[Any, Any, Any], queue: asyncio.Queue[Any]) -> None:
    try:
        pulse = await asyncio.wait_for(queue.get(), QUIET_SECONDS)
        await socket.send_data(msgspec.json.encode(pulse), "text")
    except TimeoutError:
        await socket.send_data(PING, "text")


async def _until_closed(socket: WebSocket[Any, Any, Any]) -> None:
    while True:
        await socket.receive_data("text")


ROUTES = (live,)
