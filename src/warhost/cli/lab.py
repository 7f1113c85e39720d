"""`warhost lab`: many matches between machines, and how sure one can be of what they show."""

from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from warhost.cli.match_begin import option_of
from warhost.cli.output import AsJson, Failed, put, refused
from warhost.cli.pack import game_named
from warhost.kernel.asks import Seat
from warhost.kernel.game import Game
from warhost.lab.playing import Played, setting_of
from warhost.lab.pool import pack_of, play_all
from warhost.lab.results import AnotherSeries, keeping, read_results
from warhost.lab.series import Series
from warhost.lab.shares import Report, Standing, report_of
from warhost.players import players_of

app = typer.Typer(rich_markup_mode=None, add_completion=False)

SEATS = {"allow_extra_args": True, "ignore_unknown_options": True}
HEAD = "                    wins  matches   share   95 % interval   draws  ms a decision  longest"


@app.command(context_settings=SEATS)
def lab(  # noqa: PLR0913, PLR0917  each is an option of the command
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    scenario: Annotated[str, typer.Argument(help="Its scenario.", show_default=False)],
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    jobs: Annotated[int, typer.Option(min=1, help="How many at a time.")] = 1,
    seed: Annotated[str, typer.Option(help="Any word; the same gives the same matches.")] = "1",
    pack: Annotated[str, typer.Option(help="A pack of the game, or a folder.")] = "base",
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE, text or JSON.")] = None,
    out: Annotated[Path | None, typer.Option(help="Keep matches here; go on if it exists.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let machines play many matches: `--red captain --blue steady` seats them.

    They change seats from match to match, each pair of matches with the same dice.
    """
    players = _seated(game_named(game), context.args)
    series = Series(
        game=game,
        pack=pack,
        scenario=scenario,
        seats=tuple(players),
        players=tuple(players.values()),
        options=dict(option_of(text) for text in option or []),
        matches=games,
        seed=seed,
    )
    _refuse_unplayable(series)
    report = report_of(series, _results(series, jobs, out, quiet=as_json))
    put(report, lines_of(report), as_json)
    if report.troubles:
        raise Failed("players gave orders that the rules refuse.", report.troubles)


def _seated(game: Game, words: Sequence[str]) -> dict[Seat, str]:
    """`--red captain --blue steady` in the order of the words."""
    known = players_of(game)
    pairs = list(zip(words[::2], words[1::2], strict=False))
    if not pairs or len(words) % 2 or not all(word.startswith("--") for word, _ in pairs):
        raise Failed("say who plays where, as in `--red captain --blue steady`.", status=2)
    for _, player in pairs:
        if player not in known:
            raise Failed(f"there is no player `{player}`; there are {', '.join(known)}.", status=2)
    return {Seat(word.removeprefix("--")): player for word, player in pairs}


def _refuse_unplayable(series: Series) -> None:
    refusals = game_named(series.game).prepare(setting_of(series, pack_of(series)))
    if refusals:
        raise refused("that cannot be played.", refusals)


def _results(series: Series, jobs: int, out: Path | None, quiet: bool) -> list[Played]:
    """Those that are there already, and the rest as they end, with a bar that grows."""
    try:
        found = read_results(out, series) if out else []
    except AnotherSeries as trouble:
        raise Failed(str(trouble)) from None
    there = {played.number for played in found}
    missing = [number for number in range(series.matches) if number not in there]
    with (
        keeping(out, series) if out else nullcontext(found.append) as note,
        typer.progressbar(
            play_all(series, missing, jobs),
            length=len(missing),
            label=f"{series.game} {series.scenario}",
            hidden=quiet,
            show_pos=True,
            file=typer.get_text_stream("stderr"),
        ) as bar,
    ):
        for played in bar:
            note(played)
            if out:
                found.append(played)
    return [played for played in found if played.number < series.matches]


def lines_of(report: Report) -> Iterator[str]:
    """A table for people."""
    series = report.series
    yield f"{series.game} {series.scenario}: {report.matches} matches, seed {series.seed}"
    yield HEAD
    yield from (_line_of(standing) for standing in report.players)
    yield from (_line_of(standing) for standing in report.seats)
    for why, count in report.endings.items():
        yield f"{count:5}  {why}"


def _line_of(standing: Standing) -> str:
    wins = standing.wins
    interval = f"{wins.low:6.1%} to {wins.high:6.1%}"
    line = f"{standing.name:18} {wins.won:5} {wins.matches:8} {wins.share:7.1%} {interval:>17}"
    times = f"{standing.median_ms:14.1f} {standing.longest_ms:8.0f}"
    return f"{line} {standing.draws:5}" + (times if standing.longest_ms else "")
