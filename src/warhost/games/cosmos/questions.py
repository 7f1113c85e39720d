"""What a nation may ask before it decides."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from warhost.games.cosmos.deciding import reading_of
from warhost.games.cosmos.editor.completion import Completion, completion_of
from warhost.games.cosmos.editor.lexicon import Lexicon, lexicon_of
from warhost.games.cosmos.editor.plan import Plan, plan_of
from warhost.games.cosmos.odds.asking import BattleLikely, HowLikely, likely
from warhost.games.cosmos.sheets.records import Reading, Sheet
from warhost.games.cosmos.sheets.template import template
from warhost.games.cosmos.sheets.warnings import warnings_of
from warhost.games.cosmos.view import View


class Read(msgspec.Struct, frozen=True, tag="read"):
    """C1.2-24 How a sheet is understood."""

    text: str


class WhatCounts(msgspec.Struct, frozen=True, tag="plan"):
    """C1.2-26 What a sheet comes to if it is handed in."""

    text: str


class WhatNext(msgspec.Struct, frozen=True, tag="complete"):
    """What may be written at a place of a sheet; lines and columns begin with 1."""

    text: str
    line: int
    column: int


class Words(msgspec.Struct, frozen=True, tag="lexicon"):
    """C1.1-4 The reference of orders, and the names of types."""


class Blank(msgspec.Struct, frozen=True, tag="template"):
    """C1.2-20 A sheet to fill in."""


Question = Read | WhatCounts | WhatNext | Words | Blank | HowLikely


def advise(view: View, question: Any) -> Any:
    return ANSWERS[type(question)](view, question)


def _read(view: View, question: Read) -> Reading:
    """C1.2-26"""
    reading = reading_of(view.rules, Sheet(question.text))
    remarks = (*reading.remarks, *warnings_of(view, reading))
    return replace(reading, remarks=tuple(sorted(remarks, key=lambda one: one.line)))


def _counts(view: View, question: WhatCounts) -> Plan:
    return plan_of(view, reading_of(view.rules, Sheet(question.text)))


def _next(view: View, question: WhatNext) -> Completion:
    return completion_of(view, question.text, question.line, question.column)


ANSWERS: Mapping[type, Callable[[View, Any], Any]] = {
    Read: _read,
    WhatCounts: _counts,
    WhatNext: _next,
    Words: lambda view, _: lexicon_of(view.rules),
    Blank: lambda view, _: Sheet(template(view)),
    HowLikely: lambda view, question: likely(view.rules, question),
}
ADVICE = {
    "read": Reading, "plan": Plan, "complete": Completion, "lexicon": Lexicon, "template": Sheet,
    "odds": BattleLikely,
}  # fmt: skip
"""What is answered, by the tag of the question."""
