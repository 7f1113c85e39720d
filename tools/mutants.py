"""Break the rules in many places, one after the other, and count what no test notices.

`python tools/mutants.py [--count 200] [--seed 1]`. Works on copies; the checkout stays as it is.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path

from breaking import Place, broken, places
from steps import ROOT, files_below

RULES = ("src/warhost/games/triumph", "src/warhost/kernel")
TESTS = ("tests/games/triumph", "tests/kernel", "tests/conformance")
NEEDED = ("src", "tests", "tools", "docs", "pyproject.toml", "README.md", ".git/HEAD")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "node_modules")
UNNOTICED_AT_MOST = 15
PATIENCE_SECONDS = 900
LONG_PATIENCE_SECONDS = 3600
"""For all tests at once, with every call noted."""
PORTIONS = (3, 15, 1000)
"""So many test files are asked at first, then, and at last: most breaks are noticed at once."""

Reached = dict[str, set[tuple[str, int]]]


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--count", type=int, default=200)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        copies = [copy_of_project(Path(folder, str(number))) for number in range(options.jobs)]
        reached = reached_by_tests(copies[0])
        sample = choose(options.count, options.seed)
        print(f"breaking {len(sample)} places, seed {options.seed}", flush=True)
        unnoticed = break_all(sample, copies, reached)
    report(sample, unnoticed)
    sys.exit(len(unnoticed) >= UNNOTICED_AT_MOST)


def copy_of_project(folder: Path) -> Path:
    """What the tests need, compiled so that a changed file is always noticed."""
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
        elif (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    compile_all = ("-m", "compileall", "-q", "--invalidation-mode", "checked-hash", ".")
    subprocess.run([sys.executable, *compile_all], cwd=folder, check=True)
    return folder


def reached_by_tests(copied: Path) -> Reached:
    """By test file, the functions that its tests call. The unbroken rules must pass them."""
    note = copied / "reached.json"
    watched = {"REACHED_NOTE": str(note), "REACHED_PACKAGE": str(copied / "src")}
    ran = run_tests(copied, [*TESTS, "-p", "reached"], watched, LONG_PATIENCE_SECONDS)
    if ran != 0:
        sys.exit("mutants: the tests must pass before the rules are broken")
    noted = json.loads(note.read_text())
    return {
        test: {(str(Path(file).relative_to(copied)), line) for file, line in found}
        for test, found in noted.items()
    }


def choose(count: int, seed: int) -> list[Place]:
    """So many places of all rules; the same ones for the same seed."""
    rules = [file for name in RULES for file in files_below(ROOT / name, without=("packs", "bots"))]
    modules = sorted(file for file in rules if file.suffix == ".py")
    found = [place for file in modules for place in places(file)]
    return random.Random(seed).sample(found, min(count, len(found)))


def break_all(sample: Sequence[Place], copies: list[Path], reached: Reached) -> list[Place]:
    """The places whose break no test noticed, one copy of the project for each worker."""
    free: queue.Queue[Path] = queue.Queue()
    for copied in copies:
        free.put(copied)

    def survives(place: Place) -> bool:
        copied = free.get()
        try:
            unnoticed = is_unnoticed(place, copied, tests_of(place, reached))
        finally:
            free.put(copied)
        print(told(place) if unnoticed else ".", end="", flush=True)
        return unnoticed

    with ThreadPoolExecutor(len(copies)) as workers:
        answers = workers.map(survives, sample)
        return [place for place, unnoticed in zip(sample, answers, strict=True) if unnoticed]


def tests_of(place: Place, reached: Reached) -> list[str]:
    """The test files that reach the place, those that reach little else first."""
    spot = (str(place.file.relative_to(ROOT)), place.function)
    matter = [test for test, found in reached.items() if spot in found or not place.function]
    return sorted(matter, key=lambda test: len(reached[test]))


def is_unnoticed(place: Place, copied: Path, tests: Sequence[str]) -> bool:
    asked = iter(tests)
    portions = [portion for most in PORTIONS if (portion := [*islice(asked, most)])]
    target = copied / place.file.relative_to(ROOT)
    target.write_text(broken(place)[0], encoding="utf-8")
    try:
        return all(run_tests(copied, some, {}, PATIENCE_SECONDS) == 0 for some in portions)
    finally:
        shutil.copy(place.file, target)


def run_tests(
    copied: Path, what: Sequence[str], watched: dict[str, str], patience: int
) -> int | None:
    """The exit status; none if it took too long, which is noticing too."""
    path = os.pathsep.join(str(copied / name) for name in ("src", "tools", "."))
    environment = {**os.environ, **watched, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    pytest = (sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider")
    try:
        return subprocess.run(
            [*pytest, *what], cwd=copied, env=environment, timeout=patience,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False,
        ).returncode  # fmt: skip
    except subprocess.TimeoutExpired:
        return None


def report(sample: Sequence[Place], unnoticed: Sequence[Place]) -> None:
    print(f"\n{len(sample)} places broken, {len(unnoticed)} not noticed by any test")


def told(place: Place) -> str:
    """The break in a line."""
    _, before, after = broken(place)
    spot = f"{place.file.relative_to(ROOT)}:{place.line}"
    return f"\n{spot}: {before.splitlines()[0]}  ->  {after.splitlines()[0]}\n"


if __name__ == "__main__":
    main()
