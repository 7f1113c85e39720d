"""Who stood where, as places on a grid: the arms of the field around its middle."""

from collections.abc import Iterator, Mapping

from warhost.games.cosmos.battle.records import Battle, Segment, Spot
from warhost.games.cosmos.ids import LocationId, UnitId
from warhost.games.cosmos.report.battle_record import BattleSegment, BattleSpot
from warhost.games.cosmos.report.markup import escape
from warhost.games.cosmos.report.naming import code_of
from warhost.games.cosmos.report.places import place_at
from warhost.games.cosmos.view import View

CELL, LINE, MARGIN = 132, 15, 8
BOLD = ' font-weight="bold"'
OFFSETS = {"back": 2, "between": 1, "gate": 2, "inside": 3}
"""How far from the middle a position lies, on its arm."""


def drawn_spots(view: View, battle: Battle, segment: Segment) -> tuple[BattleSpot, ...]:
    """All positions, with those who stood there when the segment began."""
    places = _places(battle)
    standing: dict[int, list[UnitId]] = {}
    for unit, spot in segment.stands:
        standing.setdefault(spot, []).append(unit)
    return tuple(
        BattleSpot(
            _name(view, spot),
            spot.kind,
            *places[number],
            tuple(standing.get(number, ())),
            tuple(one for one in standing.get(number, ()) if one in segment.defending),
        )
        for number, spot in enumerate(battle.spots)
    )


def svg_of_segment(segment: BattleSegment, names: Mapping[int, str]) -> str:
    """The same drawn."""
    columns = 1 + max(spot.column for spot in segment.spots)
    heights = _heights(segment)
    rows = sum(heights.values())
    size = f"{columns * CELL + 2 * MARGIN} {rows + 2 * MARGIN}"
    cells = "".join(_cell(spot, heights, names) for spot in segment.spots)
    return (
        f'<svg viewBox="0 0 {size}" role="img" aria-label="{escape(segment.title)}"'
        f' style="max-width:{columns * CELL}px" font-size="11">{cells}</svg>'
    )


def lines_of(segment: BattleSegment, names: Mapping[int, str]) -> Iterator[str]:
    """The same in words."""
    for spot in segment.spots:
        if spot.units:
            yield f"{spot.name}: {', '.join(_named(spot, unit, names) for unit in spot.units)}"


def _named(spot: BattleSpot, unit: int, names: Mapping[int, str]) -> str:
    name = names.get(unit, str(unit))
    return f"{name} (braced)" if unit in spot.braced else name


def _name(view: View, spot: Spot) -> str:
    whose = "/".join(code_of(view, nation) or "-" for nation in spot.nations)
    match spot.kind:
        case "back":
            return f"back {whose}"
        case "between":
            return f"before {whose}" if whose else f"before {_called(view, spot)}"
        case "gate":
            return f"at {_called(view, spot)}"
        case "inside":
            return f"in {_called(view, spot)}"
    return spot.kind


def _called(view: View, spot: Spot) -> str:
    place = place_at(view, LocationId(int(spot.place)))
    return place.name if place is not None and place.name else spot.place


def _places(battle: Battle) -> list[tuple[int, int]]:
    """The first arm to the left, the others to the right, one below the other."""
    arms: dict[object, int] = {}
    for spot in battle.spots:
        if spot.kind not in ("midfield", "sea"):
            arms.setdefault(spot.nations or spot.place, len(arms))
    has_field = any(spot.kind == "midfield" for spot in battle.spots)
    if not has_field:
        return [(number, 0) for number in range(len(battle.spots))]
    return [_on_arm(spot, arms) for spot in battle.spots]


def _on_arm(spot: Spot, arms: Mapping[object, int]) -> tuple[int, int]:
    if spot.kind == "midfield":
        return 3, 0
    arm = arms[spot.nations or spot.place]
    away = OFFSETS[spot.kind]
    return (3 - away, 0) if arm == 0 else (3 + away, arm - 1)


def _heights(segment: BattleSegment) -> dict[int, int]:
    rows: dict[int, int] = {}
    for spot in segment.spots:
        rows[spot.row] = max(rows.get(spot.row, 0), (2 + len(spot.units)) * LINE + MARGIN)
    return rows


def _cell(spot: BattleSpot, heights: Mapping[int, int], names: Mapping[int, str]) -> str:
    x = MARGIN + spot.column * CELL
    y = MARGIN + sum(height for row, height in heights.items() if row < spot.row)
    high = heights[spot.row] - MARGIN
    words = [spot.name, *(_named(spot, unit, names) for unit in spot.units)]
    texts = "".join(
        f'<text x="{x + 6}" y="{y + LINE * (n + 1)}" fill="currentColor"'
        f"{BOLD * (n == 0)}>{escape(word[:20])}</text>"
        for n, word in enumerate(words)
    )
    return (
        f'<rect x="{x}" y="{y}" width="{CELL - MARGIN}" height="{high}" rx="4" fill="none"'
        f' stroke="currentColor" stroke-opacity=".4"/>{texts}'
    )
