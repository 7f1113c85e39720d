"""As little HTTP and WebSocket as a load needs, so that it costs the load's core little."""

import asyncio
import base64
import os
import time

HEAD_END = b"\r\n\r\n"


class Line:
    """A connection that stays open, one request after the other."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, head: str
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._head = head

    @classmethod
    async def opened(cls, address: str, port: int, token: str) -> "Line":
        reader, writer = await asyncio.open_connection(address, port)
        head = f"host: {address}:{port}\r\ncookie: warhost={token}\r\n"
        return cls(reader, writer, head + "content-type: application/json\r\n")

    async def post(self, path: str, body: bytes) -> int:
        """The status of the answer; its body is read and dropped."""
        head = f"POST {path} HTTP/1.1\r\n{self._head}content-length: {len(body)}\r\n\r\n"
        self._writer.write(head.encode() + body)
        answer = (await self._reader.readuntil(HEAD_END)).lower()
        length = answer.partition(b"content-length: ")[2].partition(b"\r\n")[0]
        await self._reader.readexactly(int(length or 0))
        return int(answer.split(b" ", 2)[1])

    def close(self) -> None:
        self._writer.close()


async def follow(address: str, port: int, token: str, match: str, heard: list[float]) -> None:
    """An open page: it notes when each pulse comes, until it is closed."""
    reader, writer = await asyncio.open_connection(address, port)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/live?match={match} HTTP/1.1\r\nhost: {address}:{port}\r\n"
        f"cookie: warhost={token}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()
    )
    await reader.readuntil(HEAD_END)
    try:
        while True:
            _, length = await reader.readexactly(2)
            if length == 126:
                length = int.from_bytes(await reader.readexactly(2), "big")
            await reader.readexactly(length)
            heard.append(time.perf_counter())
    finally:
        writer.close()
