"""Scenes of COSMOS played in the notation of players, for the clause tests.

    play('''
        map    123 plains   124 woods
        unit   3101 GE medium_infantry at 123
        orders 3101: move 124; search 1
    ''').expect('''
        7: 3101 moved 123 -> 124
        3101 at 124
    ''')

A scene has the lines of `games/cosmos/scene`, and these besides:

- `map NUMBER TERRAIN …` is the same as `hex`; the board is 8 x 25 plains if no line says more.
- Nations GE (1) and RW (2) are there, enemies of nobody, if no line names a nation.
- `orders WHO: order; order` gives orders; WHO is a unit, a location, or the code of a nation.
  Longer ones stand on the lines that follow, indented, as in a sheet.
- `pool CODE gold:100` says what a nation has; where no line says it, nobody needs upkeep, and
  nothing is produced, so that scenes of other chapters are not about that.
- `turns N` plays so many turns, one if it is not said; the orders are those of the first.
- `dice WORD FACES` gives how dice fall whose purpose holds the word; others fall by chance.

What is expected is a line each:

- `PHASE: …` an event of that phase as `telling.py` has it, in sequence; `4.2: …` is in turn 2.
- `not WORDS` no event is told that holds these words.
- `3101 at 124`, `3101 leads 3102 3103`, `3101 alone`, `3101 has tactics defend`, `3101 gone`.
- `3101 queue: wait 1 (begun-2); search 1` what is pending in the end.
- `GE pool gold:5`, `3101 carries food:9`, `123 holds wood:3`, `1501 owner GE`, `GE ruler 3101`,
  `1501 is city size 6 walls 2/7 damage 0`, `3101 counts 40x2 10x1`, `GE policy RW:enemy`.
- `GE sees 4001 at 124`, `GE sees nothing` the units of others that a nation remembers.
"""

import functools
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from tests.games.cosmos.expecting import Expecting
from tests.games.cosmos.stock import with_stock
from tests.games.cosmos.telling import told
from warhost.games.cosmos.audit import audit
from warhost.games.cosmos.deciding import resolve
from warhost.games.cosmos.events import apply
from warhost.games.cosmos.rules import Rules, rules_from
from warhost.games.cosmos.scene.reading import read_scene
from warhost.games.cosmos.schema import SCHEMA
from warhost.games.cosmos.sheets.records import Sheet
from warhost.games.cosmos.world import World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.shelf.packs import load_folder

NATIONS = """
nation 1 GE Gemland points 50
nation 2 RW Rowanmark points 50
"""
OWN_LINES = ("map", "orders", "turns", "dice")


@functools.cache
def rules(phases: int = 24) -> Rules:
    """The rules of the base pack, and the stock of the tests."""
    folder = Path(__file__).with_name("pack")
    tables = with_stock(load_folder(folder, SCHEMA, audit).tables)
    from_pack = rules_from(tables, next(iter(tables["scenario"].values())))
    return Rules(**{name: getattr(from_pack, name) for name in Rules.__struct_fields__[:-2]},
                 phases=phases, turns=1000)  # fmt: skip


@functools.cache
def thrifty() -> Rules:
    """The same rules in a world in which nothing comes, perishes, is needed or worth points."""
    whole = rules()
    units = {n: replace(one, upkeep={}, production={}) for n, one in whole.units.items()}
    grounds = {n: replace(one, production={}) for n, one in whole.terrains.items()}
    bare = {"production": {}, "special": {}, "upkeep": {}, "wall_upkeep": {}, "trade": 0}
    places = {n: replace(one, points=0, **bare) for n, one in whole.locations.items()}
    goods = {n: replace(one, decay=0) for n, one in whole.resources.items()}
    return replace(whole, units=units, terrains=grounds, locations=places, resources=goods)


class SceneDice(Dice):
    """Dice that fall as the scene says where it says so."""

    def __init__(self, key: bytes, given: dict[str, list[int]]) -> None:
        super().__init__(key)
        self._given = given

    def roll(self, sides: int, what: str) -> int:
        for word, faces in self._given.items():
            if word in what.split() and faces:
                return faces.pop(0)
        return super().roll(sides, what)


class Scene:
    """A scene taken apart: its world, its sheets, how long it is played."""

    def __init__(self, text: str) -> None:
        self.sheets: dict[str, list[str]] = {}
        self.turns = 1
        self.given: dict[str, list[int]] = {}
        lines = list(self._world_lines(text.splitlines()))
        head = "" if any(line.split()[0] == "nation" for line in lines) else NATIONS
        knows_economy = any(line.split()[0] == "pool" for line in lines)
        known = rules() if knows_economy else thrifty()
        self.world = read_scene(head + "\n".join(lines), known)

    def _world_lines(self, lines: list[str]) -> Iterator[str]:
        """The lines of the world; the others are kept aside."""
        sheet: list[str] | None = None
        depth = 0
        for line in lines:
            words = line.split()
            indent = len(line) - len(line.lstrip())
            if not words:
                continue
            if sheet is not None and indent > depth:
                sheet.append(line)
                continue
            sheet, depth = None, indent
            match words[0]:
                case "map":
                    yield line.replace("map", "hex", 1)
                case "orders":
                    sheet = self._sheet(line.split(None, 1)[1])
                case "turns":
                    self.turns = int(words[1])
                case "dice":
                    self.given[words[1]] = [int(face) for face in words[2:]]
                case _:
                    yield line

    def _sheet(self, text: str) -> list[str]:
        who, _, orders = text.partition(":")
        lines = self.sheets.setdefault(who.strip(), [])
        lines += [part.strip() for part in orders.split(";") if part.strip()]
        return lines

    def sheet_of(self, world: World, seat: Seat) -> Sheet:
        """The orders of a nation, its own first, then those of everybody it leads."""
        nation = world.seats[seat]
        code = world.nations[nation].code
        own = {str(unit.id) for unit in world.units.values() if unit.nation == nation}
        own |= {str(place.id) for place in world.locations.values() if place.owner == nation}
        lines = list(self.sheets.get(code, []))
        for who, orders in self.sheets.items():
            if who in own or who.startswith(f"{code}/"):
                lines += [f"{who.removeprefix(code + '/')}:", *orders]
        return Sheet("\n".join(lines))


def play(text: str) -> Expecting:
    """A scene played to its end, ready to be looked at."""
    scene = Scene(text)
    world = scene.world
    lines: list[str] = []
    for turn in range(1, scene.turns + 1):
        sheets = {s: scene.sheet_of(world, s) if turn == 1 else Sheet() for s in world.seats}
        dice = SceneDice(bytes([turn]) * 32, scene.given)
        for event in resolve(world, sheets, dice):
            apply(world, event)
            lines += told(event, world)
    return Expecting(world, lines)
