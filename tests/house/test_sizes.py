"""Files and functions stay small, and what is larger than it should be does not grow."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.project import PACKAGE, ROOT, files, named, parsed

FILE_LIMIT, FUNCTION_LIMIT, NESTING_LIMIT, KERNEL_LIMIT = 600, 70, 4, 2000
RATCHET = tomllib.loads(Path(__file__).with_name("ratchet.toml").read_text("utf-8"))

PYTHON = [file for name in ("src", "tests", "tools", "bench") for file in files(ROOT / name, ".py")]
CLIENT = list(files(ROOT / "web", ".ts", ".svelte", ".css"))
BLOCKS = (ast.If, ast.For, ast.While, ast.With, ast.Try, ast.Match)
Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(file: Path) -> Iterator[Function]:
    for node in ast.walk(parsed(file)):
        if isinstance(node, Function):
            yield node


def length(function: Function) -> int:
    """Lines of the body, its docstring left out."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def nesting(node: ast.AST, depth: int = 0) -> int:
    """How deep blocks stand in each other; `elif` is no deeper than its `if`."""
    deepest = depth
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function | ast.ClassDef):
            continue
        is_elif = isinstance(node, ast.If) and node.orelse == [child] and isinstance(child, ast.If)
        inside = depth + 1 if isinstance(child, BLOCKS) and not is_elif else depth
        deepest = max(deepest, nesting(child, inside))
    return deepest


def lines(file: Path) -> int:
    return len(file.read_text("utf-8").splitlines())


@pytest.mark.parametrize("file", [*PYTHON, *CLIENT], ids=named)
def test_a_file_is_no_longer_than_the_longest_was(file):
    assert lines(file) <= min(RATCHET["longest_file"], FILE_LIMIT)


@pytest.mark.parametrize("file", PYTHON, ids=named)
def test_functions_are_no_longer_and_no_deeper_than_they_were(file):
    for function in functions(file):
        assert length(function) <= min(RATCHET["longest_function"], FUNCTION_LIMIT), function.name
        assert nesting(function) <= min(RATCHET["deepest_nesting"], NESTING_LIMIT), function.name


def test_the_kernel_stays_small():
    whole = sum(lines(file) for file in files(PACKAGE / "kernel", ".py"))
    assert whole <= min(RATCHET["whole_kernel"], KERNEL_LIMIT)
