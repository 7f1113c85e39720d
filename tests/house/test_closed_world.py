"""Rules are a closed world: no clock, no files, no network, no hidden dice, no output."""

import ast

import pytest

from tests.house.project import PACKAGE, files, imports, named, parsed

PURE = {
    "__future__", "abc", "array", "bisect", "collections", "copy", "dataclasses", "decimal",
    "difflib", "enum", "fractions", "functools", "hashlib", "heapq", "hmac", "itertools", "math",
    "msgspec", "numpy", "operator", "re", "string", "struct", "textwrap", "tomllib", "types",
    "typing", "warhost",
}  # fmt: skip
IMPURE = {
    "print", "open", "input", "eval", "exec", "compile", "breakpoint", "globals", "id",
    "__import__",
}  # fmt: skip
RULES = [*files(PACKAGE / "kernel", ".py"), *files(PACKAGE / "games", ".py")]


@pytest.mark.parametrize("file", RULES, ids=named)
def test_rules_import_pure_things_only(file):
    assert {name.split(".")[0] for name in imports(file)} <= PURE
    assert not [name for name in imports(file) if name.startswith("numpy.random")]


@pytest.mark.parametrize("file", RULES, ids=named)
def test_rules_call_nothing_that_reaches_outside(file):
    calls = [node for node in ast.walk(parsed(file)) if isinstance(node, ast.Call)]
    named_calls = {call.func.id for call in calls if isinstance(call.func, ast.Name)}
    assert not named_calls & IMPURE
    assert "np.random" not in file.read_text("utf-8")
