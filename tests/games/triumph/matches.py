"""Whole matches of Triumph!, played by chance up to where a test looks at them."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tests.conformance.subjects import SEED, SUBJECTS, chance
from warhost.games.triumph.game import GAME
from warhost.kernel.game import Setting
from warhost.kernel.journal import Receipt
from warhost.kernel.match import Match, open_match

ARMIES = {"red": "greyfell-passes", "blue": "hollin-hedge"}


def setting_of(scenario: str = "clash", **options: Any) -> Setting:
    """A shipped scenario; a field battle needs armies."""
    shipped = next(subject.setting for subject in SUBJECTS if subject.game is GAME)
    if scenario == "battle":
        options = {"armies": ARMIES, **options}
    return Setting(shipped.tables, scenario, shipped.seats, options)


def puzzle(scene: str) -> Setting:
    """A scenario of somebody's own, as a pack brings it."""
    setting = setting_of("clash")
    ours = replace(setting.tables["scenario"]["clash"], scene=scene)
    return Setting({**setting.tables, "scenario": {"ours": ours}}, "ours", setting.seats)


def begun(scenario: str = "clash", **options: Any) -> Match:
    """A match at its first question."""
    return begun_from(setting_of(scenario, **options))


def begun_from(setting: Setting) -> Match:
    match = open_match(GAME, setting, {"base": "00"}, SEED, lambda _: None)
    assert isinstance(match, Match), match
    for seat in setting.seats:
        match.join(seat, "")
    return match


def give(match: Match) -> None:
    """The seat that is asked answers by chance."""
    ask = match.asks()[0]
    order = GAME.sample(match.view(ask.seat), ask, chance(match.round))
    receipt = match.submit(ask.seat, match.round, order)
    assert isinstance(receipt, Receipt), receipt


def played(match: Match, until: Callable[[Match], bool]) -> Match:
    """The match goes on by chance until then, or to its end."""
    while match.asks() and not until(match):
        give(match)
    return match


def asked(kind: str) -> Callable[[Match], bool]:
    """Until somebody is asked this."""
    return lambda match: match.asks()[0].kind == kind
