"""C2.1 What the drawn map shows, and where; C2.1-5 what terrain changes."""

import re

import pytest

from tests.games.cosmos.base import play, rules
from tests.games.cosmos.reporting import set_up
from tests.rule import rule
from warhost.games.cosmos.report.hexes import HIGH
from warhost.games.cosmos.report.svg import svg_of
from warhost.games.cosmos.report.symbols import GROUNDS, PLACES, TERRAIN

BASIC = (
    "farmlands", "plains", "woods", "wooded_hills", "hills", "mountains", "high_mountains", "swamp",
    "jungle", "desert", "wastelands", "lake", "coastal_ocean", "deep_ocean",
)  # fmt: skip
EYE = "unit 3101 GE hawk at 110\n"


def drawn(scene: str) -> str:
    return svg_of(set_up(EYE + scene))


def layer(svg: str, name: str) -> str:
    return svg.partition(f'<g class="{name}">')[2].partition('<g class="')[0]


@rule("C2.1-9")
@pytest.mark.parametrize("terrain", BASIC)
def test_each_basic_terrain_has_a_look_of_its_own(terrain: str) -> None:
    svg = drawn(f"hex 111 {terrain}")
    assert f'fill="{GROUNDS[terrain]}"' in layer(svg, "ground")
    assert f"<title>111 {terrain.replace('_', ' ')}</title>" in svg
    looks = [(GROUNDS[name], TERRAIN.get(name)) for name in BASIC]
    assert len(set(looks)) == len(BASIC)


@rule("C2.1-10", "C2.1.3-1")
@pytest.mark.parametrize(
    ("side", "sign"),
    [
        ("road", 'class="road"'),
        ("small_river", 'class="river" stroke-width="2.6"'),
        ("small_river ford", 'class="coast ford"'),
        ("large_river", 'class="river" stroke-width="5.0"'),
        ("large_river bridge", 'class="coast bridge"'),
        ("sea_lane", 'class="lane"'),
        ("bay", 'class="coast bay"'),
        ("beach", 'class="coast beach"'),
    ],
)
def test_each_feature_is_drawn(side: str, sign: str) -> None:
    assert sign not in drawn("")
    assert sign in drawn(f"side 110 s {side}")


@rule("C2.1-10")
def test_the_coastline_is_drawn_between_land_and_water() -> None:
    svg = drawn("hex 111 coastal_ocean 135 coastal_ocean")
    assert svg.count('class="shore"') == 4
    assert 'class="shore"' not in drawn("hex 111 woods")


@rule("C2.1-11")
@pytest.mark.parametrize(
    "icon", ["city", "castle", "structure", "temple", "cave", "mine", "grove", "circle", "oasis",
             "volcano"],
)  # fmt: skip
def test_each_kind_of_location_has_an_icon(icon: str) -> None:
    assert len(set(PLACES.values())) == len(PLACES)
    kind = next(one.id for one in rules().locations.values() if one.icon == icon)
    svg = drawn(f"location 1501 GE {kind} at 110")
    assert f'<path id="p-{icon}"' in svg
    assert f'href="#p-{icon}"' in layer(svg, "contents")


@rule("C2.1.3-2")
def test_locations_stand_near_the_bottom_of_their_hex() -> None:
    svg = drawn("location 1501 GE city at 110")
    number = re.search(r'class="number" x="([\d.-]+)" y="([\d.-]+)">110<', svg)
    icon = re.search(r'href="#p-city" transform="translate\(([\d.-]+) ([\d.-]+)\)', svg)
    assert number is not None
    assert icon is not None
    assert float(icon[2]) > float(number[2]) + 10


@rule("C2.1.3-3")
def test_features_lie_on_the_side_they_have() -> None:
    heights = []
    for side in "ns":
        river = re.search(r'class="river"[^>]*d="M[\d.]+,([\d.]+) L[\d.]+,([\d.]+)"', drawn(
            f"side 110 {side} small_river"
        ))  # fmt: skip
        assert river is not None
        assert river[1] == river[2]
        heights.append(float(river[1]))
    assert heights[1] - heights[0] == pytest.approx(HIGH, abs=0.2)


@rule("C2.1-5")
@pytest.mark.parametrize(("terrain", "phase"), [("plains", 6), ("woods", 7), ("hills", 8)])
def test_terrain_decides_how_long_moves_take(terrain: str, phase: int) -> None:
    play(f"""
        hex    123 {terrain} 124 {terrain}
        unit   3101 GE light_infantry at 123
        orders 3101: move 124d
    """).expect(f"{phase}: 3101 moved 123 -> 124")


@rule("C2.1-5")
def test_terrain_decides_what_is_seen_and_what_is_produced() -> None:
    scene = "hex 123 {} 124 plains 125 plains\nunit 3101 GE noble at 123\nunit 4001 RW noble at 125"
    play(scene.format("mountains")).expect("GE sees 4001 at 125")
    play(scene.format("plains")).expect("GE sees nothing")
    kinds = rules().terrains
    assert kinds["hills"].production != kinds["woods"].production
    assert rules().units["noble"].moves["hills"] != rules().units["noble"].moves["woods"]
