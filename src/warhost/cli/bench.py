"""`warhost bench`: the figures of docs/performance.md, measured on this machine."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated

import msgspec
import typer

from warhost.bench.figures import OURS, Figure
from warhost.bench.topics import TOPICS
from warhost.cli.output import AsJson, Failed, encoded

app = typer.Typer(rich_markup_mode=None, add_completion=False)

Topics = Annotated[list[str] | None, typer.Argument(help=f"{', '.join(TOPICS)}; all if none.")]
Beside = Annotated[
    typer.FileText | None,
    typer.Option(help="Figures of others to print too, a JSON record a line; - reads input."),
]


@app.command()
def bench(topics: Topics = None, beside: Beside = None, as_json: AsJson = False) -> None:
    """Measure how fast this machine plays; it takes a minute or two."""
    figures = all_figures(topics or list(TOPICS), beside or ())
    if as_json:
        print(encoded(list(figures)))
    else:
        for figure in figures:
            print(line_of(figure), flush=True)


def all_figures(topics: Sequence[str], beside: Iterable[str]) -> Iterator[Figure]:
    """Ours as they are measured, then those of others."""
    for topic in topics:
        if topic not in TOPICS:
            raise Failed(f"there is no topic {topic}; there are {', '.join(TOPICS)}.", status=2)
    for topic in topics:
        yield from TOPICS[topic]()
    for line in beside:
        yield msgspec.json.decode(line, type=Figure)


def line_of(figure: Figure) -> str:
    """A figure in one line; whether it reaches its goal is said in words."""
    who = "" if figure.who == OURS else f"{figure.who}: "
    head = f"{figure.topic:10} {who + figure.what:44} {number(figure.value):>9} {figure.unit:12}"
    if not figure.goal:
        return head.rstrip()
    word = "reached" if figure.is_reached else "NOT REACHED"
    sign = "at least" if figure.is_rate else "at most"
    return f"{head} {sign} {number(figure.goal)}: {word}"


def number(value: float) -> str:
    """Three figures that count."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
