"""One unit against another on an empty tile, for who wants odds without a war."""

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from warhost.games.multiverse.beginning import bare_world
from warhost.games.multiverse.board import Hex, Place
from warhost.games.multiverse.combat.fighting import Assault, combat_of
from warhost.games.multiverse.combat.forecast import Forecast, forecast
from warhost.games.multiverse.events import writing
from warhost.games.multiverse.modes import DUEL
from warhost.games.multiverse.rows import Layout, Scenario
from warhost.games.multiverse.rules import rules_from
from warhost.games.multiverse.rulesets import RULESETS
from warhost.games.multiverse.tasks import Way
from warhost.games.multiverse.world import (
    SETTLEMENT,
    Building,
    Player,
    Turn,
    Turned,
    Unit,
    UnitId,
    World,
)
from warhost.kernel.asks import Seat
from warhost.kernel.packs import Tables
from warhost.kernel.refusals import Refusal

SEATS = (Seat("first"), Seat("second"))
TARGET = Hex(10)
BESIDE = (Hex(11), Hex(5), Hex(14), Hex(6), Hex(15))
"""Where friends of either side may stand."""
GRASS = "grassland"
FARTHEST = 3


class Side(msgspec.Struct, frozen=True):
    """One of the two, in the words of the caller."""

    kind: str
    terrain: str = GRASS
    building: str = ""
    wounds: int = 0
    friends: int = 0
    distance: int = 1
    ability: str = ""
    advances: int = 0
    """Of its battle track."""


def matchup(
    tables: Tables, ruleset: str, kinds: tuple[str, str], words: tuple[Sequence[str], Sequence[str]]
) -> Forecast | list[Refusal]:
    """M10.6-9 The odds of the first attacking the second, or what is not understood."""
    flaws = [] if ruleset in tables["ruleset"] else [_vain("ruleset", ruleset, tables["ruleset"])]
    sides = []
    for place, kind, said in zip(SEATS, kinds, words, strict=True):
        known = _unit_named(tables, kind)
        if known is None:
            flaws.append(_vain(place, kind, tables["unit"]))
            continue
        found = _side(tables, known, said)
        flaws += [found] if isinstance(found, Refusal) else []
        sides += [found] if isinstance(found, Side) else []
    if flaws or len(sides) < len(SEATS):
        return flaws
    return _odds(_world(tables, ruleset, sides[0], sides[1]), sides[0])


def _unit_named(tables: Tables, word: str) -> str | None:
    names = {
        card.name.lower(): card.id for card in tables["unit"].values() if card.attack != "none"
    }
    ids = {name: name for name in names.values()}
    return {**names, **ids}.get(word.lower())


def _side(tables: Tables, kind: str, said: Sequence[str]) -> Side | Refusal:
    """`hills`, `barracks`, `2 wounds`, `3 friends`, `distance 2`, `using charge`, `track 4`."""
    side = Side(kind)
    for words in said:
        read = next((read for test, read in READERS if test(tables, words)), None)
        if read is None:
            return _vain("words", words, [*tables["terrain"], *tables["building"], *EXAMPLES])
        side = read(side, words)
    return side


EXAMPLES = ("2 wounds", "3 friends", "distance 2", "using charge", "track 4")


def _counted(word: str) -> Callable[[Tables, str], bool]:
    return lambda _, said: said.split()[0].isdecimal() and said.rstrip("s").endswith(word)


def _named(word: str) -> Callable[[Tables, str], bool]:
    return lambda _, said: said.startswith(f"{word} ") and said.split()[1].isdecimal()


READERS: Sequence[tuple[Callable[[Tables, str], bool], Callable[[Side, str], Side]]] = (
    (lambda tables, said: said in tables["terrain"], lambda s, w: replace(s, terrain=w)),
    (lambda tables, said: said in tables["building"], lambda s, w: replace(s, building=w)),
    (_counted("wound"), lambda s, w: replace(s, wounds=int(w.split()[0]))),
    (_counted("friend"), lambda s, w: replace(s, friends=int(w.split()[0]))),
    (_named("distance"), lambda s, w: replace(s, distance=min(FARTHEST, int(w.split()[1])))),
    (_named("track"), lambda s, w: replace(s, advances=int(w.split()[1]))),
    (
        lambda tables, said: said.removeprefix("using ") in tables["ability"],
        lambda s, w: replace(s, ability=w.removeprefix("using ")),
    ),
)


def _vain(place: str, word: str, known: Mapping[str, object] | Sequence[str]) -> Refusal:
    return Refusal("M10.6-9", place, f"{word!r} is not understood; known are {', '.join(known)}.")


def _world(tables: Tables, ruleset: str, first: Side, second: Side) -> World:
    layout = Layout(id="odds", title="", territories=((0, 0),), cities=())
    scenario = Scenario(
        id="odds", title="", blurb="", ruleset=ruleset, mode="duel", layout="odds", victories=()
    )
    with_layout = {**tables, "layout": {"odds": layout}}
    world = bare_world(rules_from(with_layout, scenario, RULESETS[ruleset], DUEL), SEATS)
    table = world.table
    table.faced_up[Place(0)] = Turned(next(iter(tables["territory"])), 0)
    grass = table.rules.codes[GRASS]
    writing.change_terrain(table, {Hex(h): grass for h in range(table.board.size)})
    table.turn = Turn(1, SEATS, SEATS[0])
    free = iter(BESIDE)
    origin = Hex(TARGET - (first.distance if _shoots(world, first.kind) else 1))
    for seat, side, hex_ in zip(SEATS, (first, second), (origin, TARGET), strict=True):
        _place(world, seat, side, hex_, free)
    return world


def _place(world: World, seat: Seat, side: Side, hex_: Hex, free: Iterator[Hex]) -> None:
    table = world.table
    table.players[seat] = Player(seat, "", tracks={side.kind: side.advances})
    writing.change_terrain(table, {hex_: table.rules.codes[side.terrain]})
    if side.building and side.building != SETTLEMENT:
        writing.add_building(world, Building(hex_, seat, side.building, (hex_,)))
    fighter = Unit(UnitId(f"{seat}/1"), seat, hex_, True, kind=side.kind, wounds=side.wounds)
    writing.add_unit(world, fighter)
    for number, spot in zip(range(side.friends), free, strict=False):
        friend = Unit(UnitId(f"{seat}/{number + 2}"), seat, spot, True, kind="scout")
        writing.add_unit(world, friend)


def _shoots(world: World, kind: str) -> bool:
    return world.table.rules.units[kind].is_ranged


def _odds(world: World, first: Side) -> Forecast:
    table = world.table
    way: Way = "shot" if _shoots(world, first.kind) else "melee"
    unit = table.units[UnitId(f"{SEATS[0]}/1")]
    return forecast(table, combat_of(table, Assault(unit, TARGET, way, 0, first.ability)))
