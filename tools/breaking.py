"""Ways to break a rule mechanically: places in a module, and the module broken at one of them."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

NOT_RULES = (ast.Assert, ast.JoinedStr, ast.arg, ast.ImportFrom, ast.Import)
"""Assertions and words for people say nothing about a rule."""

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
}


@dataclass(frozen=True)
class Place:
    """The `index`th node that can be broken, and the function it stands in."""

    file: Path
    index: int
    line: int
    function: int
    """The line on which the function begins; 0 outside of functions."""


def places(file: Path) -> list[Place]:
    """Every place of a module that can be broken."""
    tree = ast.parse(file.read_text("utf-8"))
    found = enumerate(_breakable(tree, 0))
    return [Place(file, index, node.lineno, function) for index, (node, function) in found]


def broken(place: Place) -> tuple[str, str, str]:
    """The module's text broken at the place, and the broken spot before and after."""
    tree = ast.parse(place.file.read_text("utf-8"))
    node, _ = list(_breakable(tree, 0))[place.index]
    before = ast.unparse(node)
    replacement = _break(copy.deepcopy(node))
    assert replacement is not None
    _replace(tree, node, replacement)
    ast.fix_missing_locations(tree)
    return ast.unparse(tree), before, ast.unparse(replacement)


def _breakable(node: ast.AST, function: int) -> Iterator[tuple[ast.expr | ast.stmt, int]]:
    for child in _children(node):
        inside = function
        if isinstance(child, ast.FunctionDef):
            inside = min([child.lineno, *(line.lineno for line in child.decorator_list)])
        if isinstance(child, ast.expr | ast.stmt) and _break(copy.deepcopy(child)) is not None:
            yield child, inside
        yield from _breakable(child, inside)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that say what a rule does: no types, decorators and assertions."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases"):
            continue
        parts = value if isinstance(value, list) else [value]
        yield from (
            part for part in parts if isinstance(part, ast.AST) and not isinstance(part, NOT_RULES)
        )


def _break(node: ast.AST) -> ast.AST | None:
    """The node broken, or nothing where it cannot be."""
    return next(filter(None, (way(node) for way in WAYS)), None)


def _compare_otherwise(node: ast.AST) -> ast.AST | None:
    if not isinstance(node, ast.Compare) or type(node.ops[0]) not in COMPARISONS:
        return None
    node.ops[0] = COMPARISONS[type(node.ops[0])]()
    return node


def _join_otherwise(node: ast.AST) -> ast.AST | None:
    if not isinstance(node, ast.BoolOp):
        return None
    node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    return node


def _affirm(node: ast.AST) -> ast.AST | None:
    negates = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    return node.operand if negates and isinstance(node, ast.UnaryOp) else None


def _reckon_otherwise(node: ast.AST) -> ast.AST | None:
    if not isinstance(node, ast.BinOp) or type(node.op) not in SUMS:
        return None
    node.op = SUMS[type(node.op)]()
    return node


def _miscount(node: ast.AST) -> ast.AST | None:
    if not isinstance(node, ast.Constant) or not isinstance(node.value, int):
        return None
    return ast.Constant(not node.value if isinstance(node.value, bool) else node.value + 1)


def _return_nothing(node: ast.AST) -> ast.AST | None:
    if not isinstance(node, ast.Return) or node.value is None:
        return None
    is_nothing = isinstance(node.value, ast.Constant) and node.value.value is None
    return None if is_nothing else ast.Return(ast.Constant(None))


def _keep_silent(node: ast.AST) -> ast.AST | None:
    tells = isinstance(node, ast.Expr) and isinstance(node.value, ast.Yield | ast.YieldFrom)
    return ast.Expr(ast.Constant(None)) if tells else None


WAYS: tuple[Callable[[ast.AST], ast.AST | None], ...] = (
    _compare_otherwise,
    _join_otherwise,
    _affirm,
    _reckon_otherwise,
    _miscount,
    _return_nothing,
    _keep_silent,
)


def _replace(tree: ast.AST, wanted: ast.AST, replacement: ast.AST) -> None:
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is wanted:
                setattr(parent, name, replacement)
            elif isinstance(value, list):
                setattr(parent, name, [replacement if part is wanted else part for part in value])
