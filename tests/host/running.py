"""A host in a process of its own, as people run it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2

from warhost.host.running import free_port

FIRST_PORT = 20000


class RunningHost:
    """`warhost serve` on a folder."""

    program: tuple[str, ...] = (
        "-c", "import sys; from warhost.cli import main; main(sys.argv[1:])",
    )  # fmt: skip

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.port = free_port("127.0.0.1", FIRST_PORT + os.getpid() % 20000)
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """At first, and once more at the same address after it was killed."""
        bind = f"127.0.0.1:{self.port}"
        words = [sys.executable, *self.program, "serve", "--bind", bind, "--data", str(self.data)]
        words += self.options
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "listens" in said, said

    def kill(self) -> None:
        """Without any warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def client(self, token: str = "") -> httpx2.Client:
        cookies = {"warhost": token} if token else {}
        return httpx2.Client(base_url=f"{self.address}/api", cookies=cookies, timeout=20)


@contextmanager
def running_host(data: Path, *options: str) -> Iterator[RunningHost]:
    host = RunningHost(data, *options)
    try:
        yield host
    finally:
        host.kill()


def found_clash(client: httpx2.Client, blue: str = "me") -> str:
    """A small battle of the person of this client."""
    seats = [{"seat": "red", "player": "me"}, {"seat": "blue", "player": blue}]
    body = {"game": "triumph", "scenario": "clash", "seats": seats}
    return str(client.post("/matches", json=body).raise_for_status().json()["id"])


def decide(client: httpx2.Client, match: str) -> dict[str, Any]:
    """Let whoever is asked be done; the receipt."""
    (ask,) = client.get(f"/matches/{match}", params={"after": 10**9}).json()["asks"]
    body = {"seat": ask["seat"], "round": ask["round"], "order": {"type": "end step"}}
    return dict(client.post(f"/matches/{match}/answers", json=body).raise_for_status().json())
