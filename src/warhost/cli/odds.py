"""`warhost odds`: what the dice may do, before they are rolled."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from warhost.cli.odds_cosmos import Trying, put_battle_odds
from warhost.cli.odds_multiverse import put_odds
from warhost.cli.output import AsJson, Failed, line_of, put, refused
from warhost.games.triumph.combat.matchups import matchup, shot_matchup
from warhost.games.triumph.combat.odds import Counts, Odds, Prospect
from warhost.games.triumph.combat.vain_words import vain_words
from warhost.games.triumph.rules import Rules, rules_from
from warhost.games.triumph.schema import SCHEMA
from warhost.shelf.packs import load_pack

app = typer.Typer(rich_markup_mode=None, add_completion=False)

Game = Annotated[str, typer.Argument(help="The game: triumph, multiverse or cosmos.")]
First = Annotated[str, typer.Argument(help="A troop type by name or code; of cosmos an army.")]
Second = Annotated[
    str, typer.Argument(help="Its opponent, a troop type or `camp`; without one, all types.")
]
Attacker = Annotated[
    list[str] | None,
    typer.Option("--a", help="About the first: uphill, general, rear-support, overlapped 2 …"),
]
Defender = Annotated[
    list[str] | None,
    typer.Option("--d", help="About the second, in the same words; of a camp: its garrison."),
]
Shooting = Annotated[bool, typer.Option("--shot", help="The first shoots at the second.")]
Place = Annotated[
    str, typer.Option("--at", help="Of cosmos: `hills`, `castle walls 2 in hills`, `inside city`.")
]
Trials = Annotated[int, typer.Option("--trials", help="Of cosmos: how many battles are fought.")]
Seed = Annotated[str, typer.Option("--seed", help="Of cosmos: other dice.")]
Drawing = Annotated[Path | None, typer.Option("--svg", help="Of cosmos: a file for the plot.")]
Ruleset = Annotated[str, typer.Option("--ruleset", help="Of multiverse: novice, veteran, expert.")]
Pack = Annotated[str, typer.Option("--pack", help="The pack of tables, like edition-1-1.")]


@app.command()
def odds(  # noqa: PLR0913, PLR0917  each is an option of the command
    game: Game,
    first: First,
    second: Second = "",
    a: Attacker = None,
    d: Defender = None,
    is_shot: Shooting = False,
    pack: Pack = "base",
    ruleset: Ruleset = "veteran",
    place: Place = "plains",
    trials: Trials = 1000,
    seed: Seed = "odds",
    svg: Drawing = None,
    as_json: AsJson = False,
) -> None:
    """Odds of a combat, shot or battle: exact where few dice fall, else by fighting it often."""
    if game == "cosmos":
        how = Trying(place, trials, seed, svg)
        put_battle_odds((first, second), how, pack, as_json)
        return
    if game == "multiverse":
        put_odds((first, second), (a or (), d or ()), ruleset, pack, as_json)
        return
    if game != "triumph":
        raise Failed(
            f"odds are known for triumph, multiverse and cosmos, not for {game}.", status=2
        )
    rules = rules_from(load_pack("triumph", pack, SCHEMA).tables, "standard")
    ask = shot_matchup if is_shot else matchup
    opponents = [second] if second else list(rules.types)
    found = {}
    for opponent in opponents:
        answer = ask(rules, first, opponent, a or (), d or ())
        if isinstance(answer, list):
            raise refused("these odds cannot be told.", answer)
        found[opponent] = answer
    if second:
        vain = tuple(vain_words(rules, ask, (first, second), (a or (), d or ())))
        record = {**record_of(found[second]), "unheeded": vain}
        put(record, [*lines_of(found[second], first, second), *map(line_of, vain)], as_json)
    else:
        records = {name: record_of(odds) for name, odds in found.items()}
        put(records, table_of(rules, found), as_json)


def record_of(found: Odds) -> dict[str, Any]:
    """T19.1-3 The odds with all 36 outcomes of each side summed by result."""
    record: dict[str, Any] = msgspec.to_builtins(found)
    record["first"]["outcomes"] = found.first.outcomes()
    record["second"]["outcomes"] = found.second.outcomes()
    return record


def lines_of(found: Odds, first: str, second: str) -> Iterator[str]:
    """The factors of both sides, then what the dice may do to each."""
    for name, side in ((first, found.first), (second, found.second)):
        yield f"{name}: {side.total:+d}"
        for factor in side.factors:
            yield f"  {factor.amount:+d} {factor.reason} ({factor.clause})"
    yield from _counts_of(first, found.counts)
    for name, side in ((first, found.first), (second, found.second)):
        yield from _results_of(name, side)


def _counts_of(first: str, counts: Counts) -> Iterator[str]:
    """T19.1-2 The five counts, and the same in percent."""
    yield (
        f"Of 36: {first} doubles {counts.doubles}, wins {counts.wins}, tie {counts.ties}, "
        f"loses {counts.loses}, is doubled {counts.doubled} "
        f"({' / '.join(str(share) for share in counts.in_percent())} %)."
    )


def _results_of(name: str, side: Prospect) -> Iterator[str]:
    if outcomes := side.outcomes():
        yield f"{name}: {', '.join(f'{result} {count}' for result, count in outcomes.items())}"
    for tally in side.tallies:
        words = f" — {tally.text}" if tally.text else ""
        yield f"  {name}: {tally.result} {tally.count} ({tally.clause}){words}"
    if side.pursuit:
        yield f"  {name}: pursues {side.pursuit} (T13.5-1)"


def table_of(rules: Rules, found: dict[str, Odds]) -> Sequence[str]:
    """One line for each opponent: totals, the five counts, destroyed on either side."""
    head = "opponent           totals    doubles wins tie loses doubled   destroys is destroyed"
    return [head, *(_line_of(rules.types[code].name, odds) for code, odds in found.items())]


def _line_of(name: str, odds: Odds) -> str:
    c = odds.counts
    counts = f"{c.doubles:7} {c.wins:4} {c.ties:3} {c.loses:5} {c.doubled:7}"
    destroyed = odds.second.count_of("destroyed"), odds.first.count_of("destroyed")
    totals = f"{odds.first.total:+3d} {odds.second.total:+3d}"
    return f"{name:18} {totals}   {counts} {destroyed[0]:10} {destroyed[1]:12}"
