"""uvicorn with Starlette: answers to small posts, checked by nobody and kept nowhere."""

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

from record import tell
from starlette.applications import Starlette
from starlette.responses import JSONResponse
from starlette.routing import Route

REQUESTS, LINES = 12_000, 16
SERVER_CORE, LOAD_CORE = 0, 1
BODY = json.dumps({"orders": [{"unit": n, "order": "move", "to": "ne"} for n in range(6)]})


async def count_orders(request):
    return JSONResponse({"orders": len((await request.json())["orders"])})


application = Starlette(routes=[Route("/orders", count_orders, methods=["POST"])])


async def load(port: int) -> float:
    """Posts a second over some lines that stay open, each waiting for its answer."""
    head = f"POST /orders HTTP/1.1\r\nhost: x\r\ncontent-length: {len(BODY)}\r\n\r\n"
    lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(LINES)]
    started = time.perf_counter()
    await asyncio.gather(*(talk(*line, (head + BODY).encode()) for line in lines))
    return REQUESTS / (time.perf_counter() - started)


async def talk(reader, writer, request: bytes) -> None:
    for _ in range(REQUESTS // LINES):
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        await reader.readexactly(length)
    writer.close()


def main() -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    serve = ["-m", "uvicorn", "peer_starlette:application", "--port", str(port)]
    folder = Path(__file__).parent
    server = subprocess.Popen([sys.executable, *serve, "--log-level", "error"], cwd=folder)
    os.sched_setaffinity(server.pid, {SERVER_CORE})
    os.sched_setaffinity(0, {LOAD_CORE})
    try:
        wait_for(port)
        tell("Starlette", "small posts answered", asyncio.run(load(port)), "requests/s")
    finally:
        server.terminate()


def wait_for(port: int) -> None:
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)


if __name__ == "__main__":
    main()
