"""uv in a place of its own, and with it .venv from the locked packages."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

from steps import ROOT, TOOLS, SetupFailed, Step, install_debian_package, run

UV_HOME = TOOLS / "uv"
UV_COMMAND = UV_HOME / "bin" / "uv"
UV_LOCK = ROOT / "tools" / "uv.lock"
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"
LOCK = ROOT / "requirements.lock"
PROJECT = ROOT / "pyproject.toml"
PEERS = TOOLS / "peers"
PEERS_PYTHON = PEERS / "bin" / "python"
PEERS_LOCK = ROOT / "bench" / "peers.lock"

NETWORK = "Check the network and run make again."


def install_uv() -> None:
    """Take the first of three ways that this Python offers."""
    if can_make_environments():
        install_uv_by_environment()
    elif find_spec("pip"):
        install_uv_by_pip()
    elif install_debian_package("python3-venv"):
        install_uv_by_environment()
    else:
        raise SetupFailed(
            "this Python has neither venv nor pip; install the package python3-venv "
            "(Debian, Ubuntu) and run make again."
        )


def can_make_environments() -> bool:
    """Debian ships venv without ensurepip, which it needs, in a package of its own."""
    return find_spec("venv") is not None and find_spec("ensurepip") is not None


def install_uv_by_environment() -> None:
    run(sys.executable, "-m", "venv", "--clear", UV_HOME, advice="Is the disk full?")
    install_uv_with(UV_HOME / "bin" / "python")


def install_uv_by_pip() -> None:
    install_uv_with(sys.executable, "--upgrade", "--target", UV_HOME)


def install_uv_with(python: object, *options: object) -> None:
    install = (python, "-m", "pip", "install", *options, "--require-hashes", "-r", UV_LOCK)
    run(*install, advice=NETWORK)


def make_environment() -> None:
    """Packages that somebody added by hand stay, so that work in progress is not undone."""
    if not VENV_PYTHON.exists():
        run(UV_COMMAND, "venv", "--clear", "--python", sys.executable, VENV, advice=NETWORK)
    install("--require-hashes", "-r", LOCK)


def install_warhost() -> None:
    """The project itself, editable; its build tool is one of the locked packages."""
    install("--no-deps", "--no-build-isolation", "--editable", ROOT)


def install_peers() -> None:
    """What we measure ourselves against, apart from what we need."""
    run(UV_COMMAND, "venv", "--clear", "--python", sys.executable, PEERS, advice=NETWORK)
    install("--require-hashes", "-r", PEERS_LOCK, python=PEERS_PYTHON)


def install(*what: object, python: Path = VENV_PYTHON) -> None:
    run(UV_COMMAND, "pip", "install", "--python", python, *what, advice=NETWORK)


UV = Step(
    name="uv",
    says="installing uv, which installs the rest, into .tools/uv",
    is_there=UV_COMMAND.exists,
    inputs=lambda: [UV_LOCK],
    work=install_uv,
)
ENVIRONMENT = Step(
    name="python",
    says="installing the locked Python packages into .venv",
    is_there=VENV_PYTHON.exists,
    inputs=lambda: [LOCK],
    work=make_environment,
)
WARHOST = Step(
    name="warhost",
    says="installing the command warhost into .venv",
    is_there=(VENV / "bin" / "warhost").exists,
    inputs=lambda: [PROJECT],
    work=install_warhost,
)
PEERS_OF_BENCH = Step(
    name="peers",
    says="installing the peers of the benchmark into .tools/peers",
    is_there=PEERS_PYTHON.exists,
    inputs=lambda: [PEERS_LOCK],
    work=install_peers,
)
