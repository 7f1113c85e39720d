"""Odds of a battle as lines with bars, and as a drawing."""

from collections.abc import Iterator

from warhost.games.cosmos.odds.trials import BattleOdds, Losses

WIDEST = 40
BAR, TALL, GAP = 34, 120, 30
COLOURS = ("#8a4b2f", "#3c5d7a")
"""Of the first and of the second."""


def lines_of_odds(odds: BattleOdds) -> Iterator[str]:
    """Chances, losses, and how the losses are spread."""
    yield f"{odds.trials} battles in {odds.place}, of {odds.segments:.1f} segments on average."
    yield (
        f"The first holds the field in {_share(odds, odds.first)}, the second in "
        f"{_share(odds, odds.second)}, neither in {_share(odds, odds.neither)}."
    )
    for side in odds.losses:
        yield from _losses(odds, side)


def svg_of_odds(odds: BattleOdds) -> str:
    """The killed of both sides by tenths, and who holds the field."""
    wide = len(odds.losses) * (len(odds.losses[0].tenths) * BAR + GAP)
    bars = "".join(_bars(odds, side, n) for n, side in enumerate(odds.losses))
    high = TALL + 3 * GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img"'
        f' font-family="sans-serif" font-size="11"><title>Odds of a battle</title>'
        f'<text x="4" y="14" font-size="13">{_title(odds)}</text>{bars}</svg>\n'
    )


def _title(odds: BattleOdds) -> str:
    return (
        f"first {_share(odds, odds.first)}, second {_share(odds, odds.second)}, "
        f"neither {_share(odds, odds.neither)}"
    )


def _losses(odds: BattleOdds, side: Losses) -> Iterator[str]:
    (low, few), (half, middle), (high, many) = side.at_most
    yield (
        f"The {side.side}, {side.individuals}: {side.killed:.1f} killed on average, "
        f"{side.gone:.1f} killed or fled; in {low} % of battles at most {few} are killed, "
        f"in {half} % {middle}, in {high} % {many}."
    )
    for one in side.reasons:
        yield f"  its first attack: {one.what} {(one.parts - 1000) / 10:+.4g} %"
    most = max(side.tenths)
    for number, count in enumerate(side.tenths):
        bar = "█" * (WIDEST * count // most)
        share = f"{10 * number:3}-{10 * number + 10:3} % killed {_share(odds, count):>7}"
        yield f"  {share} {bar}".rstrip()


def _bars(odds: BattleOdds, side: Losses, n: int) -> str:
    left = n * (len(side.tenths) * BAR + GAP)
    base = TALL + GAP
    parts = []
    for number, count in enumerate(side.tenths):
        x, high = left + number * BAR, TALL * count // odds.trials
        parts.append(
            f'<rect x="{x + 4}" y="{base - high}" width="{BAR - 6}" height="{high}"'
            f' fill="{COLOURS[n]}"/><text x="{x + 4}" y="{base + 14}">{10 * number}%</text>'
        )
    return "".join(parts) + f'<text x="{left + 4}" y="{base + 30}">killed of the {side.side}</text>'


def _share(odds: BattleOdds, count: int) -> str:
    return f"{100 * count / odds.trials:.1f} %"
