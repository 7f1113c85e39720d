"""What are these troops? The tables of this battle's rules, for a page to show."""

from collections.abc import Iterable

import msgspec

from warhost.games.triumph.armies import TroopType
from warhost.games.triumph.picture import TypeSheet
from warhost.games.triumph.results import rows_of
from warhost.games.triumph.rows import Outcome
from warhost.games.triumph.world import View


class Types(msgspec.Struct, frozen=True, tag="types"):
    """T2.1-32 All troop types."""


def answer(view: View, _: Types) -> tuple[TypeSheet, ...]:
    rules = view.table.rules
    return tuple(_sheet(line, rows_of(line, rules.outcomes)) for line in rules.types.values())


def _sheet(line: TroopType, rows: Iterable[Outcome]) -> TypeSheet:
    return TypeSheet(
        code=line.id,
        name=line.name,
        category=line.category,
        order=line.order,
        half_points=line.half_points,
        move=line.move,
        versus_foot=line.versus_foot,
        versus_mounted=line.versus_mounted,
        target=line.target,
        depth=line.depth,
        shooting=line.shooting,
        range=line.range,
        results=tuple(f"{row.text} ({row.clause})" for row in rows),
    )
