"""What a nation may ask before it decides."""

from typing import Any

import msgspec
from msgspec.structs import replace

from warhost.games.cosmos.deciding import reading_of
from warhost.games.cosmos.sheets.records import Reading, Sheet
from warhost.games.cosmos.sheets.warnings import warnings_of
from warhost.games.cosmos.view import View


class Read(msgspec.Struct, frozen=True, tag="read"):
    """C1.2-24 How a sheet is understood."""

    text: str


Question = Read


def advise(view: View, question: Any) -> Reading:
    """C1.2-26"""
    reading = reading_of(view.rules, Sheet(question.text))
    remarks = (*reading.remarks, *warnings_of(view, reading))
    return replace(reading, remarks=tuple(sorted(remarks, key=lambda one: one.line)))
