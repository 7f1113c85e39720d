"""What the games know of data packs: parsed tables, and the flaws an audit finds in them."""

from collections.abc import Mapping
from typing import Any

import msgspec

Tables = Mapping[str, Mapping[str, Any]]
"""Rows by table name and row id; each game names the struct of its rows."""


class Flaw(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something wrong with a row. An audit knows no files; they are added where files are read."""

    table: str
    row: str
    field: str
    text: str
    file: str = ""
    line: int = 0
