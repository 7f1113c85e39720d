"""Signs that reports and pages draw are the same."""

import re

import pytest

from tests.house.project import ROOT
from warhost.games.cosmos.report.layers import COASTS, CROSSINGS
from warhost.games.cosmos.report.symbols import GROUNDS, PLACES, SEATS, TERRAIN

WEB = ROOT / "web" / "packages"


def pairs(text: str) -> dict[str, str]:
    """Names and what is said of them in a literal record."""
    return dict(re.findall(r'^ +"?([a-z_]+)"?: "([^"]+)"', text, re.MULTILINE))


@pytest.mark.parametrize("signs", [TERRAIN, PLACES, {**COASTS, **CROSSINGS}])
def test_the_signs_of_the_map_are_drawn_alike(signs: dict[str, str]) -> None:
    text = (WEB / "symbols" / "world.ts").read_text("utf-8")
    peak = re.search(r'PEAK = "([^"]+)"', text)
    assert peak is not None
    text = text.replace("mountains: PEAK", f'mountains: "{peak[1]}"')
    text = re.sub(r"`\$\{PEAK\}([^`]*)`", lambda found: f'"{peak[1]}{found[1]}"', text)
    drawn = pairs(text)
    assert {name: drawn.get(name) for name in signs} == dict(signs)


def test_grounds_and_nations_have_the_same_colours_by_day() -> None:
    grounds = (WEB / "look" / "world.css").read_text("utf-8")
    day = dict(re.findall(r"--ground-([a-z_]+): light-dark\((#[0-9a-f]{6})", grounds))
    assert {name: day.get(name) for name in GROUNDS} == dict(GROUNDS)
    tokens = (WEB / "look" / "tokens.css").read_text("utf-8")
    seats = re.findall(r"--seat-[a-z]+: light-dark\((#[0-9a-f]{6})", tokens)
    assert tuple(seats) == SEATS
