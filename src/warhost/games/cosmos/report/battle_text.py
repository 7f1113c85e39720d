"""Battles as lines of text and as part of a page."""

from collections.abc import Iterator

from warhost.games.cosmos.report.battle_record import BattleSegment, BattleTold, BattleWhy
from warhost.games.cosmos.report.battlefield import lines_of, svg_of_segment
from warhost.games.cosmos.report.markup import escape

HEADS = ("unit", "before", "after", "wounds", "dealt", "")
WIDEST = 38


def battle_lines(battle: BattleTold, *, is_detailed: bool) -> Iterator[str]:
    """C15-4 The account and the table; the segments for those who want them."""
    yield f"Phase {battle.phase}. {battle.account}"
    if battle.rows:
        yield f"  {HEADS[0]:<{WIDEST}}{HEADS[1]:>15}{HEADS[2]:>15}{HEADS[3]:>7}"
    for row in battle.rows:
        yield f"  {_short(row.name):<{WIDEST}}{row.before:>15}{row.after:>15}{row.lost:>7}"
        if row.fate:
            yield f"    {row.fate}"
    if is_detailed:
        for segment in battle.segments:
            yield from _segment(battle, segment)


def battle_page(battle: BattleTold) -> Iterator[str]:
    """The same, with pictures of who stood where."""
    yield f"<h3>Phase {battle.phase}, {escape(battle.position)}</h3>"
    yield f"<p>{escape(battle.account)}</p>"
    heads = "".join(f'<th scope="col">{name}</th>' for name in HEADS)
    yield f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>'
    for row in battle.rows:
        cells = (row.name, row.before, row.after, row.lost, row.dealt, row.fate)
        yield "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in cells) + "</tr>"
    yield "</tbody></table></div>"
    if battle.segments:
        yield "<details><summary>Segment by segment</summary>"
        for segment in battle.segments:
            yield from _drawn(battle, segment)
        yield "</details>"


def percent(why: BattleWhy) -> str:
    """`morale +15%`"""
    change = (why.parts - 1000) / 10
    return f"{why.what} {change:+.4g}%"


def _names(battle: BattleTold) -> dict[int, str]:
    return {row.unit: row.name for row in battle.rows}


def _segment(battle: BattleTold, segment: BattleSegment) -> Iterator[str]:
    yield f"  {segment.title}"
    yield from (f"    {line}" for line in lines_of(segment, _names(battle)))
    for blow in segment.blows:
        why = f" [{', '.join(map(percent, blow.why))}]" if blow.why else ""
        yield f"    - {blow.text}{why}"
    yield from (f"    - {line}" for line in segment.gone)


def _drawn(battle: BattleTold, segment: BattleSegment) -> Iterator[str]:
    yield f"<h4>{segment.title}</h4>"
    yield svg_of_segment(segment, _names(battle))
    yield "<ul>"
    for blow in segment.blows:
        why = "; ".join(f"{percent(one)} ({one.clause})" for one in blow.why)
        more = f'<span class="more">{escape(why)}</span>' if why else ""
        yield f"<li>{escape(blow.text)}{more}</li>"
    yield from (f"<li>{escape(line)}</li>" for line in segment.gone)
    yield "</ul>"


def _short(name: str) -> str:
    """What does not fit is seen to be cut."""
    return name if len(name) < WIDEST else f"{name[: WIDEST - 2]}…"
