"""The wheel, installed outside the checkout, has all that the command needs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.project import ROOT
from warhost.cli import GROUPS


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel unpacked in it; its requirements come from this environment."""
    folder = tmp_path_factory.mktemp("outside")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    unpack = [sys.executable, "-m", "zipfile", "-e", str(wheel), str(folder / "site")]
    subprocess.run(unpack, check=True)
    return folder / "site"


def warhost(installed: Path, *words: str) -> str:
    """What the installed command prints; only the unpacked wheel may be what runs."""
    code = (
        f"import warhost, warhost.cli; assert warhost.__file__.startswith({str(installed)!r}); "
        f"warhost.cli.main({list(words)!r})"
    )
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=installed.parent, env=environment,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_the_clause_index_is_in_the_wheel(installed):
    assert "Archers and Bow Levy" in warhost(installed, "rules", "T12.2-4")


def test_the_packs_are_in_the_wheel(installed):
    assert warhost(installed, "pack", "check") == "No flaws.\n"


@pytest.mark.parametrize("group", [name for name, _ in GROUPS])
def test_every_group_of_commands_runs_from_the_wheel(installed, group):
    assert "Usage" in warhost(installed, group, "--help")
