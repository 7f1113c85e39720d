"""What the games know of data packs: parsed tables, and the flaws an audit finds in them."""

from collections.abc import Mapping
from typing import Any

import msgspec

Tables = Mapping[str, Mapping[str, Any]]
"""Rows by table name and row id; each game names the struct of its rows."""


class Flaw(msgspec.Struct, frozen=True):
    """Something wrong with a row that only the whole of the tables shows."""

    table: str
    row: str
    field: str
    text: str
