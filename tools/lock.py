"""Write the locks again: exact versions with their digests, without addresses or local paths."""

from __future__ import annotations

from pathlib import Path

from client import NODE_LOCK
from python_packages import LOCK, NETWORK, PEERS_LOCK, PROJECT, UV_COMMAND, UV_LOCK
from steps import run

STYLE = ("--generate-hashes", "--universal", "--python-version", "3.11")
QUIET = ("--no-header", "--no-annotate", "--no-emit-index-url")


def main() -> None:
    lock(LOCK, PROJECT, "--extra", "host", "--extra", "pictures", "--group", f"{PROJECT}:dev")
    lock(UV_LOCK, "--group", f"{PROJECT}:uv")
    lock(NODE_LOCK, "--group", f"{PROJECT}:node")
    lock(PEERS_LOCK, "--group", f"{PROJECT}:peers")


def lock(target: Path, *wanted: object) -> None:
    print(f"lock: writing {target.name}")
    compiled = (UV_COMMAND, "pip", "compile", *wanted, *STYLE, *QUIET, "--upgrade", "-o", target)
    run(*compiled, advice=NETWORK)


if __name__ == "__main__":
    main()
