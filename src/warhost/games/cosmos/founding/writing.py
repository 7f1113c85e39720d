"""A made world as the text of a scene."""

from collections.abc import Iterator, Sequence

from warhost.games.cosmos.founding.land import Land
from warhost.games.cosmos.founding.names import Names, codes_of
from warhost.games.cosmos.founding.placing import Placer
from warhost.games.cosmos.geography import rings
from warhost.games.cosmos.ids import HexNumber
from warhost.games.cosmos.rows.peoples import Muster, People
from warhost.kernel.dice import Dice

HEXES_A_LINE = 8
UNITS_A_NATION = 1000
FIRST_UNIT = 3001
BASIC_POINTS = 6
"""C3.2-12"""
FACTIONS = ("Dawn", "Dusk")
LARDER = "food:1000000 gold:5000"
"""Whoever nobody leads feeds on what the land gives; this lasts longer than any war."""
FREE, WILD = ("FT", "The Free Towns"), ("WL", "The Wild")


def scene_of(land: Land, peoples: Sequence[People], dice: Dice, factions: bool) -> str:
    """Land first, then whoever lives there."""
    names = Names(dice)
    realms = [names.realm() for _ in peoples]
    codes = codes_of(realms)
    lines = [*_ground(land), *_nations(land, peoples, realms, codes, factions)]
    placer = Placer(land, names, dice)
    for place, (home, people) in enumerate(zip(land.homes, peoples, strict=True)):
        muster = muster_of(people)
        lines += placer.of_realm(codes[place], home, muster)
        lines += _units(codes[place], names, _slot(place), muster, home)
        around = sorted(number for ring in rings(land.board)[home][:2] for number in ring)
        lines.append(f"land {codes[place]} {' '.join(map(str, around))}")
    lines += placer.of_towns(FREE[0], _slot(len(peoples)), len(peoples))
    lines += placer.of_the_wild(WILD[0], _slot(len(peoples) + 1), len(peoples))
    return "\n".join(lines) + "\n"


def muster_of(people: People) -> Muster:
    assert people.muster is not None, people.id
    return people.muster


def _ground(land: Land) -> Iterator[str]:
    yield f"board {land.board.columns} x {land.board.height} deep_ocean"
    told = [f"{n} {kind}" for n, kind in land.terrain.items() if kind != "deep_ocean"]
    for start in range(0, len(told), HEXES_A_LINE):
        yield "hex " + "  ".join(told[start : start + HEXES_A_LINE])
    for (number, side), features in sorted(land.sides.items()):
        if features:
            yield f"side {number} {side} {' '.join(features)}"


def _nations(
    land: Land, peoples: Sequence[People], realms: list[str], codes: list[str], factions: bool
) -> Iterator[str]:
    """C5-3 Homes, pools, and the two nations that nobody leads."""
    if factions:
        yield f"faction {FACTIONS[0]}"
        yield f"faction {FACTIONS[1]} enemy {FACTIONS[0]}"
    for place, people in enumerate(peoples):
        muster = muster_of(people)
        side = f" faction {FACTIONS[2 * place // len(peoples)]}" if factions else ""
        ships = f" ships {muster.warships} {muster.transports}"
        home = f"people {people.id} home {land.homes[place]} points {BASIC_POINTS}"
        yield f'nation {place + 1} {codes[place]} "{realms[place]}" {home}{ships}{side}'
        pool = " ".join(f'"{name}":{amount}' for name, amount in muster.pool.items())
        yield f"pool {codes[place]} {pool}"
    for number, (code, name) in enumerate((FREE, WILD), len(peoples) + 1):
        yield f'nation {number} {code} "{name}" machine'
        yield f"pool {code} {LARDER}"
    for code in codes:
        yield f"policy {WILD[0]} {code} enemy"
        yield f"policy {code} {WILD[0]} enemy"
    yield "victory land 1" + (" first 20" if factions else "")


def _units(code: str, names: Names, first: int, muster: Muster, home: HexNumber) -> Iterator[str]:
    """The ruler with the first leader and troops in the capital's hex; all stand there."""
    yield f'unit {first} {code} {muster.ruler} at {home} named "{names.person()}" ruler'
    for number, kind in enumerate(muster.leaders, first + 1):
        yield f'unit {number} {code} {kind} at {home} named "{names.person()}"'
    for number, kind in enumerate(muster.troops, first + 1 + len(muster.leaders)):
        yield f"unit {number} {code} {kind} at {home}"


def _slot(place: int) -> int:
    """C21.3-6 Every nation has a slot of unit numbers."""
    return FIRST_UNIT + UNITS_A_NATION * place
