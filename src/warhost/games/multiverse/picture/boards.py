"""The boards before the players: gold, tracks, battle tracks, hero sheets."""

from collections.abc import Iterator

import msgspec

from warhost.games.multiverse.abilities.perks import most_uses, uses_left
from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.economy.supply import connected_buildings
from warhost.games.multiverse.heroes.rows import HeroSheet
from warhost.games.multiverse.heroes.sheets import price_to_raise
from warhost.games.multiverse.mines.holding import portal_stage
from warhost.games.multiverse.picture.pieces import rank_of
from warhost.games.multiverse.story import Hero
from warhost.games.multiverse.turn.points import points_so_far
from warhost.games.multiverse.world import Player, Table, View
from warhost.kernel.asks import Seat


class WarTrack(msgspec.Struct, frozen=True):
    """M1.4-3 The battle track of a unit type."""

    kind: str
    name: str
    unit_class: str
    advances: int
    ability_at: int
    veteran_at: int
    elite_at: int
    rank: int
    ability: str
    text: str
    """What the ability does."""


class WarSeat(msgspec.Struct, frozen=True):
    """M1.4-1 A seat's board: what all know of it, and its gold as this viewer knows it."""

    seat: Seat
    team: int
    faction: str
    gold: int
    points: int
    aether: int
    scrolls: int
    cards: int
    connected: int
    builder_track: int
    abilities: int
    """Uses of unit abilities that are left this turn, and how many there are."""
    most_abilities: int
    logistics: int
    """Orders that may still be given and all that could be; 0 of 0 where they are not counted."""
    most_logistics: int
    out: bool
    tracks: tuple[WarTrack, ...]
    colour: str = ""
    """The look of its faction: what fills its shields, what draws on them, and the emblem."""
    trim: str = ""
    emblem: str = ""
    portal: str = ""
    """The step that its side's Stone Portal has reached, in words."""


class WarSpell(msgspec.Struct, frozen=True):
    """An ability on a hero sheet."""

    id: str
    name: str
    text: str
    level: int
    known: bool
    used: bool


class WarHero(msgspec.Struct, frozen=True):
    """M13.2 A hero sheet; without a seat it lies on top of the deck, for hire."""

    id: str
    name: str
    calling: str
    story: str
    seat: Seat
    unit_class: str
    attack: str
    range: int
    level: int
    kills: int
    next_level: int
    """Kills since this level that bring the next one."""
    hp: int
    ap: int
    points: int
    alive: bool
    price: int
    """To hire it, or to bring it back."""
    spells: tuple[WarSpell, ...]
    hex: Hex = Hex(-1)
    """Where its block stands, if this viewer knows it."""


def seats_of(view: View) -> Iterator[WarSeat]:
    """In seating order."""
    for seat in view.table.seats:
        yield _seat(view, view.table.players[seat])


def _seat(view: View, player: Player) -> WarSeat:
    table, seat, command = view.table, player.seat, player.command
    look, stage = table.rules.factions.get(player.faction), portal_stage(table, seat)
    return WarSeat(
        seat=seat,
        team=table.side_of(seat),
        faction=table.rules.factions[player.faction].name if player.faction else "",
        gold=view.secret.gold if seat == view.seat else player.gold_shown,
        points=points_so_far(table, seat),
        aether=player.aether,
        scrolls=player.scrolls,
        cards=player.hand_size,
        connected=len(connected_buildings(table, seat)),
        builder_track=player.builder_track,
        abilities=uses_left(table, seat),
        most_abilities=most_uses(table, seat),
        logistics=command.points - command.used if command else 0,
        most_logistics=command.points if command else 0,
        out=player.out,
        tracks=tuple(_tracks(table, player)),
        colour=look.colour if look else "",
        trim=look.trim if look else "",
        emblem=look.emblem if look else "",
        portal=stage.name if stage else "",
    )


def _tracks(table: Table, player: Player) -> Iterator[WarTrack]:
    """Of the unit types that the faction has."""
    for kind, track in table.rules.tracks.items():
        unit = table.rules.units[kind]
        if unit.card.factions and player.faction not in unit.card.factions:
            continue
        ability = table.rules.abilities.get(unit.side.ability)
        yield WarTrack(
            kind=kind,
            name=unit.name,
            unit_class=unit.card.unit_class,
            advances=player.tracks.get(kind, 0),
            ability_at=table.rules.numbers.ability_at,
            veteran_at=track.veteran_at,
            elite_at=track.elite_at,
            rank=rank_of(table, player.seat, kind),
            ability=ability.name if ability else "",
            text=ability.text if ability else "",
        )


def heroes_of(view: View) -> Iterator[WarHero]:
    """M2.4-7, M13.2-8 The sheet that is for hire, then those that somebody has."""
    table = view.table
    if table.story.revealed:
        sheet = table.rules.heroes[table.story.revealed]
        start = sheet.start
        blank = Hero(sheet.id, Seat(""), start.hp, start.ap, start.abilities)
        yield _hero(view, sheet, blank)
    for hero in table.heroes.values():
        yield _hero(view, table.rules.heroes[hero.id], hero)


def _hero(view: View, sheet: HeroSheet, hero: Hero) -> WarHero:
    table = view.table
    block = next((unit for unit in table.units.values() if unit.kind == sheet.id), None)
    return WarHero(
        id=sheet.id,
        name=sheet.name,
        calling=sheet.calling,
        story=sheet.story,
        seat=hero.seat,
        unit_class=sheet.unit_class,
        attack=sheet.attack,
        range=sheet.range,
        level=hero.level,
        kills=hero.kills,
        next_level=hero.level + 1,
        hp=hero.hp,
        ap=hero.ap,
        points=hero.points,
        alive=hero.alive,
        price=price_to_raise(hero),
        spells=tuple(_spells(table, sheet, hero)),
        hex=block.hex if block else Hex(-1),
    )


def _spells(table: Table, sheet: HeroSheet, hero: Hero) -> Iterator[WarSpell]:
    for name in sheet.spells:
        row = table.rules.spells[name]
        known, used = name in hero.abilities, name in hero.used
        yield WarSpell(name, row.name, row.text, row.level, known, used)
