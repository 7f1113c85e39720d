"""Processes that think for bots beside the host, so that no thought delays an answer to people."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process

MOST = max(2, os.cpu_count() or 1)
LONGEST_LINE = 64 * 1024 * 1024
COMMAND = (sys.executable, "-m", "warhost.host.thinking")


class Thinkers:
    """As many processes as there are cores, each begun when it is first needed."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(MOST)
        self._idle: list[Process] = []
        self._all: list[Process] = []

    async def answer(self, question: bytes) -> bytes:
        """What a bot answers to a question; nothing if it does not know."""
        async with self._free:
            thinker = self._idle.pop() if self._idle else await self._begin()
            line = await _asked(thinker, question)
            if line:
                self._idle.append(thinker)
            else:
                self._all.remove(thinker)
            return line.rstrip(b"\n")

    def stop(self) -> None:
        """Nobody waits for a thought that comes too late."""
        for thinker in self._all:
            if thinker.returncode is None:
                thinker.kill()

    async def _begin(self) -> Process:
        """Away from the terminal, whose Ctrl-C is for the host alone."""
        begun = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, start_new_session=True
        )
        self._all.append(begun)
        return begun


async def _asked(thinker: Process, question: bytes) -> bytes:
    assert thinker.stdin is not None, "made with a pipe"
    assert thinker.stdout is not None, "made with a pipe"
    try:
        thinker.stdin.write(question + b"\n")
        await thinker.stdin.drain()
    except (BrokenPipeError, ConnectionResetError):
        return b""
    return await thinker.stdout.readline()
