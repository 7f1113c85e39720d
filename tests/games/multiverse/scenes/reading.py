"""Scenes read line by line."""

import functools
import json
import re
from collections.abc import Callable, Mapping
from itertools import pairwise

import msgspec
from msgspec.structs import replace

from warhost.games.multiverse.abilities.perks import ap_of
from warhost.games.multiverse.beginning import bare_world
from warhost.games.multiverse.board import Hex, Place
from warhost.games.multiverse.events import writing
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.modes import MODES
from warhost.games.multiverse.rows import Layout, Scenario
from warhost.games.multiverse.rules import Rules, rules_from
from warhost.games.multiverse.rulesets import RULESETS
from warhost.games.multiverse.sequence import TURN
from warhost.games.multiverse.sight.spotting import look_around
from warhost.games.multiverse.story import Hero, Treaty
from warhost.games.multiverse.tasks import Action, Step
from warhost.games.multiverse.world import (
    Building,
    Player,
    Secret,
    Turn,
    Turned,
    Unit,
    UnitId,
    World,
)
from warhost.kernel.asks import Seat
from warhost.kernel.packs import Tables
from warhost.shelf.packs import load_pack

SEATS = (Seat("red"), Seat("blue"))
ROUND_A = ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
UNIT = re.compile(r"(\w+)/(\d+) ([\w-]+) at (\w+)(.*)")
BUILDING = re.compile(r"(\w+) ([\w-]+) at ((?:[A-Z]\d+ ?)+)(.*)")
DONE_IN = re.compile(r"done in turn (\d+)")
NUMBER = re.compile(r"(\d+) (wounds?|AP|by road)")
RAN = re.compile(r"ran (\d) to side (\d)")
STOOD = re.compile(r"stood at (\w+)")


@functools.cache
def tables() -> Tables:
    return load_pack("multiverse", "base", GAME.schema, GAME.audit).tables


@functools.cache
def rules_for(ruleset: str, mode: str, victories: str, options: str) -> Rules:
    """The rules of a scene on its board of seven tiles; `options` change the scenario."""
    layout = Layout(id="scene", title="A scene", territories=ROUND_A, cities=(), mines=ROUND_A)
    ways = tuple(filter(None, victories.split(",")))
    scenario = Scenario(
        id="scene", title="", blurb="", ruleset=ruleset, mode=mode, layout="scene", victories=ways
    )
    scenario = msgspec.convert({**msgspec.to_builtins(scenario), **json.loads(options)}, Scenario)
    with_scene = {**tables(), "layout": {"scene": layout}}
    return rules_from(with_scene, scenario, RULESETS[ruleset], MODES[mode])


def read_scene(text: str) -> World:
    """The world of a scene, at the action phase of red in turn 3 unless it says otherwise."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    said = {line.split()[0]: line.split()[1:] for line in lines}
    rules = rules_for(
        " ".join(said.get("ruleset", ["novice"])),
        " ".join(said.get("mode", ["duel"])),
        " ".join(said.get("victories", [])),
        " ".join(said.get("scenario", ["{}"])),
    )
    seats = tuple(Seat(name) for name in said.get("seats", SEATS))
    world = bare_world(rules, seats)
    for seat, faction in zip(seats, ("vikings", "reedfolk") * 2, strict=False):
        world.table.players[seat] = Player(seat, faction)
        world.secrets[seat] = Secret()
    _open(world, ["A"])
    _turn(world, ["3", seats[0]])
    for line in lines:
        _read(world, line)
    for event in look_around(world, tuple(world.table.blocks)):
        GAME.apply(world, event)
    return world


def _read(world: World, line: str) -> None:
    word, *rest = line.split()
    if word in READERS:
        READERS[word](world, rest)
    elif match := UNIT.fullmatch(line):
        _add_unit(world, match)
    elif match := BUILDING.fullmatch(line):
        _add_building(world, match)
    else:
        raise AssertionError(f"this line of the scene is not understood: {line}")


def _hex(world: World, name: str) -> Hex:
    found = world.table.board.named(name)
    assert found is not None, name
    return found


def _add_unit(world: World, match: re.Match[str]) -> None:
    seat, number, kind, where, marks = match.groups()
    unit = Unit(UnitId(f"{seat}/{number}"), Seat(seat), _hex(world, where), kind=kind)
    unit = replace(unit, ap=ap_of(world.table, unit))
    numbers = {word.rstrip("s"): int(n) for n, word in NUMBER.findall(marks)}
    unit = replace(
        unit,
        wounds=numbers.get("wound", 0),
        ap=numbers.get("AP", unit.ap),
        by_road=numbers.get("by road", 0),
        done="done" in marks,
        rested="rested" in marks,
        acted="acted" in marks,
        set_up="set up" in marks,
    )
    if ran := RAN.search(marks):
        unit = replace(unit, run=int(ran[1]), heading=int(ran[2]) - 1)
    if stood := STOOD.search(marks):
        unit = replace(unit, stood=_hex(world, stood[1]))
    writing.add_unit(world, unit)
    blocks = max(world.table.players[unit.seat].blocks, int(number))
    writing.change_player(world, unit.seat, blocks=blocks)


def _add_building(world: World, match: re.Match[str]) -> None:
    seat, kind, where, marks = match.groups()
    hexes = tuple(sorted(_hex(world, name) for name in where.split()))
    numbers = {word.rstrip("s"): int(n) for n, word in NUMBER.findall(marks)}
    tier = 2 if "tier 2" in marks else 1
    done = DONE_IN.search(marks)
    building = Building(
        hexes[0],
        Seat(seat),
        kind,
        hexes,
        tier=tier,
        wounds=numbers.get("wound", 0),
        done_in=int(done[1]) if done else 0,
    )
    writing.add_building(world, building)


def _open(world: World, names: list[str]) -> None:
    """A tile that is all grassland."""
    table = world.table
    for name in names:
        place = table.board.place_named(name)
        assert place is not None, name
        table.faced_up[Place(place)] = Turned("ember-flats", 0)
        grass = table.rules.codes["grassland"]
        hexes = table.board.hexes_of(place)
        writing.change_terrain(table, {Hex(h): grass for h in hexes})


def _land(world: World, words: list[str]) -> None:
    table = world.table
    for name, kind in zip(words[::2], words[1::2], strict=True):
        writing.change_terrain(table, {_hex(world, name): table.rules.codes[kind]})


def _road(world: World, words: list[str]) -> None:
    """`road A10 1 4`: sides from 1, the east, clockwise."""
    course = sum(1 << (int(side) - 1) for side in words[1:])
    hex_ = _hex(world, words[0])
    before = world.table.ground.roads[hex_]
    writing.change_roads(world.table, {hex_: before | course})


def _token(world: World, words: list[str]) -> None:
    for name in words:
        hex_ = _hex(world, name)
        world.table.tokens[hex_] = 1
        writing.mark_hex(world.table, hex_)


def _hand(world: World, words: list[str]) -> None:
    """`hand red dear-horses`: the combat cards that red holds."""
    seat = Seat(words[0])
    writing.change_secret(world, seat, hand=tuple(words[1:]))
    writing.change_player(world, seat, hand_size=len(words) - 1)


def _row(world: World, words: list[str]) -> None:
    """`row dear-horses steady-arms`: the trade row."""
    writing.change_market(world, row=tuple(words))


def _track(world: World, words: list[str]) -> None:
    """`track red pikeman 2 bowman 6`: how far battle tracks have advanced."""
    advances = {kind: int(n) for kind, n in zip(words[1::2], words[2::2], strict=True)}
    tracks = world.table.players[Seat(words[0])].tracks
    writing.change_player(world, Seat(words[0]), tracks={**tracks, **advances})


def _gold(world: World, words: list[str]) -> None:
    """`gold red 9`"""
    writing.change_secret(world, Seat(words[0]), gold=int(words[1]))


def _turn(world: World, words: list[str]) -> None:
    """`turn 3 blue`: blue's own action phase; who acts after it follows clockwise."""
    seat = Seat(words[1])
    seats = world.table.seats
    later = seats[seats.index(seat) + 1 :]
    world.table.turn = Turn(int(words[0]), seats, seat)
    world.table.agenda = (_step("actions"), Action(seat, later, True, (seat,)))


def _build(world: World, words: list[str]) -> None:
    """`build 3`: the build phase of turn 3; red acts first."""
    world.table.turn = Turn(int(words[0]), world.table.seats)
    world.table.agenda = (_step("build", world.table.seats),)


def _deal(world: World, words: list[str]) -> None:
    """`deal 4`: in the revenue phase of turn 4, when offers are made."""
    world.table.turn = Turn(int(words[0]), world.table.seats)
    world.table.agenda = (_step("dealing", world.table.seats),)


def _treaty(world: World, words: list[str]) -> None:
    """`treaty red blue 4`: made in turn 4."""
    first = int(words[2])
    pact = Treaty((Seat(words[0]), Seat(words[1])), first, first + 2)
    world.table.treaties = (*world.table.treaties, pact)


def _step(name: str, seats: tuple[Seat, ...] = ()) -> Step:
    place = next(n for n, rule in enumerate(TURN) if rule.name == name)
    return Step("turn", place, name, begun=True, seats=seats)


def _card(world: World, words: list[str]) -> None:
    """`card kuma`: the adventure that will be drawn next."""
    others = tuple(name for name in world.table.rules.adventures if name != words[0])
    writing.change_story(world, discarded=others)


def _hero(world: World, words: list[str]) -> None:
    """`hero red ysolt 3 3 level 2 dead ice-bolt`: whose sheet, HP, AP and all that differs."""
    seat, name, hp, ap, *rest = words
    numbers = {word: int(n) for word, n in pairwise(rest) if n.isdecimal()}
    hero = Hero(
        name,
        Seat(seat),
        int(hp),
        int(ap),
        tuple(word for word in rest if word in world.table.rules.spells),
        level=numbers.get("level", 1),
        kills=numbers.get("kills", 0),
        points=numbers.get("points", 0),
        alive="dead" not in rest,
    )
    world.table.heroes[name] = hero


def _mine(world: World, words: list[str]) -> None:
    """`mine A10 red`: a mine, and who holds it."""
    world.table.mines[_hex(world, words[0])] = Seat(" ".join(words[1:]))


def _player(world: World, words: list[str]) -> None:
    """`player red aether 5 scrolls 3`"""
    changes = {word: int(n) for word, n in zip(words[1::2], words[2::2], strict=True)}
    writing.change_player(world, Seat(words[0]), **changes)


def _secret(world: World, words: list[str]) -> None:
    """`secret red quiet-hand`: a mission card."""
    writing.change_secret(world, Seat(words[0]), mission=words[1])


def _revealed(world: World, words: list[str]) -> None:
    """`revealed ysolt`: the sheet on top of the deck."""
    writing.change_story(world, revealed=words[0])


def _encounter(world: World, words: list[str]) -> None:
    """`encounter caravan A9`: it has turned up there."""
    writing.plant(world, words[0], _hex(world, words[1]))


def _nothing(_: World, __: list[str]) -> None:
    """Read before the board was made."""


READERS: Mapping[str, Callable[[World, list[str]], None]] = {
    "open": _open,
    "land": _land,
    "road": _road,
    "token": _token,
    "gold": _gold,
    "hand": _hand,
    "row": _row,
    "track": _track,
    "turn": _turn,
    "build": _build,
    "card": _card,
    "encounter": _encounter,
    "hero": _hero,
    "deal": _deal,
    "treaty": _treaty,
    "mine": _mine,
    "player": _player,
    "secret": _secret,
    "revealed": _revealed,
    "scenario": _nothing,
    "seats": _nothing,
    "ruleset": _nothing,
    "mode": _nothing,
    "victories": _nothing,
}
