"""Unit tables as plain text, as Markdown and as a page."""

from collections.abc import Iterable, Iterator

from warhost.games.cosmos.manual.tables import COLUMNS, CROSSINGS, Part, UnitTable, parts_of
from warhost.games.cosmos.report.markup import escape
from warhost.games.cosmos.rules import Rules

STYLE = """body { margin: 0 auto; max-width: 90rem; padding: 1rem; font: 1rem/1.5 Georgia, serif; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font: .9rem system-ui, sans-serif; }
th, td { padding: .2rem .6rem; border-bottom: 1px solid #d3c7ac; text-align: left; }"""


def key() -> str:
    """What the short headings of the terrain tables mean."""
    names = {**COLUMNS, **CROSSINGS}
    told = (f"{short} {name.replace('_', ' ')}" for name, short in names.items() if short != "Air")
    return f"{', '.join(told)}."


def text_of(rules: Rules, title: str) -> str:
    """Columns under one another."""
    lines = [f"UNIT TABLES: {title}", ""]
    for number, part in enumerate(parts_of(rules), 1):
        lines += [f"{number}. {part.title.upper()}", "", *_notes(part), ""]
        for table in part.tables:
            lines += [table.title, "-" * len(table.title), *_columns(table), ""]
    return "\n".join(lines).rstrip() + "\n"


def markdown_of(rules: Rules, title: str) -> str:
    lines = [f"# Unit tables: {title}", ""]
    for part in parts_of(rules):
        lines += [f"## {part.title}", "", " ".join(_notes(part)), ""]
        for table in part.tables:
            lines += [f"### {table.title}", "", *_grid(table), ""]
    return "\n".join(lines).rstrip() + "\n"


def html_of(rules: Rules, title: str) -> str:
    body = "".join(_section(part) for part in parts_of(rules))
    head = f"<!doctype html><html lang='en'><meta charset='utf-8'><title>{escape(title)}</title>"
    return f"{head}<style>{STYLE}</style><h1>Unit tables: {escape(title)}</h1>{body}</html>\n"


def _notes(part: Part) -> list[str]:
    return [part.note, key()] if part.title == "Terrain data" else [part.note]


def _columns(table: UnitTable) -> Iterator[str]:
    """Numbers to the right, words to the left."""
    columns = [_set(column) for column in zip(table.headings, *table.rows, strict=True)]
    for row in zip(*columns, strict=True):
        yield "  ".join(row).rstrip()


def _set(column: tuple[str, ...]) -> list[str]:
    width = max(map(len, column))
    is_number = all(cell.isdigit() or cell == "-" for cell in column[1:])
    return [cell.rjust(width) if is_number else cell.ljust(width) for cell in column]


def _grid(table: UnitTable) -> Iterator[str]:
    yield _barred(table.headings)
    yield _barred("---" for _ in table.headings)
    for row in table.rows:
        yield _barred(row)


def _barred(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _section(part: Part) -> str:
    tables = "".join(_table(table) for table in part.tables)
    notes = "".join(f"<p>{escape(note)}</p>" for note in _notes(part))
    return f"<section><h2>{escape(part.title)}</h2>{notes}{tables}</section>"


def _table(table: UnitTable) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in table.headings)
    rows = "".join(
        f"<tr>{''.join(f'<td>{escape(c)}</td>' for c in row)}</tr>" for row in table.rows
    )
    return (
        f"<h3>{escape(table.title)}</h3><div class='wide'><table><thead><tr>{head}</tr></thead>"
        f"<tbody>{rows}</tbody></table></div>"
    )
