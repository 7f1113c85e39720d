"""M2.4 How a war begins: cities in their places, every territory face down."""

from warhost.games.multiverse.board import Place
from warhost.games.multiverse.events import writing
from warhost.games.multiverse.exploring.tiles import codes_of, settlement_of
from warhost.games.multiverse.ground import FACE_DOWN, Ground
from warhost.games.multiverse.rules import Rules
from warhost.games.multiverse.sequence import first_step
from warhost.games.multiverse.settings import faction_of, flaws_of, rules_of
from warhost.games.multiverse.world import (
    SETTLEMENT,
    Building,
    Player,
    Secret,
    Table,
    Turned,
    World,
)
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.game import Setting
from warhost.kernel.refusals import Refusal


def prepare(setting: Setting) -> list[Refusal]:
    """Everything that is wrong with a setting, at once."""
    return flaws_of(setting)


def begin(setting: Setting, _: Dice) -> World:
    """M2.4-1, M2.4-2 The war before its first question; no die has been rolled."""
    world = bare_world(rules_of(setting), setting.seats)
    for place, seat in enumerate(setting.seats):
        world.table.players[seat] = Player(seat, faction_of(setting, place))
        world.secrets[seat] = Secret()
        _found_city(world, Place(place), seat)
    world.table.agenda = (first_step("set-up"),)
    return world


def bare_world(rules: Rules, seats: tuple[Seat, ...]) -> World:
    """A board on which everything lies face down."""
    size = rules.board.size
    ground = Ground(rules.board, rules.terrains, bytes([FACE_DOWN]) * size, bytes(size))
    return World(Table(rules=rules, seats=seats, ground=ground, occupied=bytearray(size)))


def _found_city(world: World, place: Place, seat: Seat) -> None:
    """M2.1-6 The city lies open; its outline is the Settlement."""
    table = world.table
    city = table.rules.layout.cities[place]
    turned = Turned(city.tile, city.turned)
    table.faced_up[place] = turned
    writing.change_terrain(table, codes_of(table.rules, place, turned))
    hexes = settlement_of(table.rules, place, turned)
    writing.add_building(world, Building(hexes[0], seat, SETTLEMENT, hexes))
