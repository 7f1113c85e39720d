"""Every example in README and docs runs and says what it is said to say.

A block marked `console` holds commands after `$ ` and what they print; `…` stands for anything.
Blocks marked `python` of one page run one after the other in one namespace.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.project import ROOT, files, named

PAGES = [
    *(ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")),
    *(page for page in files(ROOT / "docs", ".md") if "rules" not in page.parts),
    *files(ROOT / "src", ".md"),
]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, language: str) -> list[str]:
    found = BLOCK.findall(page.read_text("utf-8")) if page.exists() else []
    return [text for marked, text in found if marked == language]


def commands(block: str) -> list[tuple[str, str]]:
    """Each command with what it prints."""
    parts = re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]
    return [(command, said) for command, _, said in (part.partition("\n") for part in parts)]


def as_pattern(said: str) -> str:
    return ".*".join(re.escape(part) for part in said.strip().split("…"))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_commands_of_a_page_print_what_it_says(page, tmp_path):
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "COLUMNS": "100"}
    for block in blocks(page, "console"):
        for command, said in commands(block):
            ran = subprocess.run(
                command, shell=True, cwd=tmp_path, env=environment, timeout=60,
                capture_output=True, text=True, check=False,
            )  # fmt: skip
            printed = (ran.stdout + ran.stderr).strip()
            assert re.fullmatch(as_pattern(said), printed, re.DOTALL), f"{command}\n{printed}"


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_python_of_a_page_runs(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "example"}
    for block in blocks(page, "python"):
        exec(compile(block, named(page), "exec"), namespace)
