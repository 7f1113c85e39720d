"""The files of the project, for the tests of the house rules."""

import ast
import functools
import os
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "warhost"
NOT_OURS = {
    ".git", ".venv", ".tools", "node_modules", "__pycache__", "static", "dist", "build",
    ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", "test-results",
    "generated.ts",
}  # fmt: skip


def files(folder: Path, *suffixes: str) -> Iterator[Path]:
    """Every file of ours below the folder with one of the suffixes, in the order of names."""
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in NOT_OURS)
        for name in sorted(names):
            if name.endswith(suffixes) and name not in NOT_OURS:
                yield Path(place, name)


def named(file: Path) -> str:
    """The file's name as a test's id."""
    return str(file.relative_to(ROOT))


def room_of(file: Path) -> str:
    """The room of the package that a module stands in."""
    return file.relative_to(PACKAGE).parts[0].removesuffix(".py")


@functools.cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"), str(file))


def imports(file: Path) -> Iterator[str]:
    """Full names of all that a module imports."""
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{named(file)} imports relatively"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
