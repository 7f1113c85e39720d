"""A step of the set-up: done once, and again only when what it depends on has changed."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"
LOG = TOOLS / "setup.log"


class SetupFailed(Exception):
    """A step could not be done; the message says in a sentence what to do."""


@dataclass(frozen=True)
class Step:
    """`work` is announced by `says` and done when its `inputs` changed or its product is gone."""

    name: str
    says: str
    is_there: Callable[[], bool]
    inputs: Callable[[], Iterable[Path]]
    work: Callable[[], None]

    def run(self) -> None:
        stamp = TOOLS / "stamps" / self.name
        wanted = digest(self.inputs())
        if self.is_there() and stamp.exists() and stamp.read_text() == wanted:
            return
        print(f"setup: {self.says}", flush=True)
        stamp.unlink(missing_ok=True)
        self.work()
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(wanted)


def digest(paths: Iterable[Path]) -> str:
    """One fingerprint of these files, of the place they lie in and of this Python."""
    whole = hashlib.sha256(f"{ROOT} {sys.executable} {sys.version}".encode())
    for path in sorted(paths):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        whole.update(f"{path.relative_to(ROOT)} {content}\n".encode())
    return whole.hexdigest()


def files_below(folder: Path, without: Iterable[str]) -> Iterator[Path]:
    """Every file below the folder that no excluded name hides."""
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in without]
        yield from (Path(place, name) for name in names)


def run(
    *command: object,
    advice: str,
    folder: Path = ROOT,
    environment: Mapping[str, str] = os.environ,
) -> None:
    """Run a command quietly; when it fails show how it ended and say what to do."""
    LOG.parent.mkdir(exist_ok=True)
    words = [str(word) for word in command]
    with LOG.open("w", encoding="utf-8") as log:
        ended = subprocess.run(
            words, cwd=folder, env=environment, stdout=log, stderr=log, check=False
        )
    if ended.returncode != 0:
        last_lines = LOG.read_text(encoding="utf-8", errors="replace").splitlines()[-15:]
        print("\n".join(last_lines), file=sys.stderr)
        raise SetupFailed(f"{' '.join(words[:4])} … failed. {advice} ({LOG} has all it said.)")


def install_debian_package(name: str) -> bool:
    """Install a package of the system where we may; say whether that was possible."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    advice = f"Install the package {name} and run make again."
    run("apt-get", "update", advice=advice, environment=quietly)
    run(
        "apt-get",
        "install",
        "-y",
        "--no-install-recommends",
        name,
        advice=advice,
        environment=quietly,
    )
    return True
