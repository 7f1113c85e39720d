"""Heroes are revealed, hired, trained; they learn, cast and come back."""

import msgspec
from msgspec.structs import replace

from warhost.games.multiverse.abilities.perks import ap_of
from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.events import writing
from warhost.games.multiverse.story import Frost, Hero
from warhost.games.multiverse.world import UnitId, World
from warhost.kernel.asks import Seat


class HeroRevealed(msgspec.Struct, frozen=True, tag="hero revealed"):
    """M2.4-7, M13.1-2 The sheet that is now on top of the deck."""

    hero: str


class HeroBuried(msgspec.Struct, frozen=True, tag="hero buried"):
    """M13.1-2 Somebody has paid to put the top sheet to the bottom."""

    seat: Seat
    hero: str


class HeroHired(msgspec.Struct, frozen=True, tag="hero hired"):
    """M13.1-1, M13.2-1 A sheet is somebody's, its skill points spent."""

    hero: Hero


class HeroTrained(msgspec.Struct, frozen=True, tag="hero trained"):
    """M13.2-9 Skill points are spent."""

    hero: str
    seat: Seat
    hp: int
    ap: int
    abilities: tuple[str, ...]
    points: int


class HeroRaised(msgspec.Struct, frozen=True, tag="hero raised"):
    """M13.1-4 A dead hero lives again."""

    hero: str
    seat: Seat


class HeroGained(msgspec.Struct, frozen=True, tag="hero gained"):
    """M13.4-1 A kill counts for the next level."""

    hero: str


class LevelReached(msgspec.Struct, frozen=True, tag="level reached"):
    """M13.4-2, M13.2-9 The count begins anew, and there are points to spend."""

    hero: str
    level: int
    points: int


class SpellCast(msgspec.Struct, frozen=True, tag="spell cast"):
    """M13.3-9 A hero shows itself and uses an ability on these hexes or units."""

    unit: UnitId
    hero: str
    spell: str
    hexes: tuple[Hex, ...]


class SpellRolled(msgspec.Struct, frozen=True, tag="spell rolled"):
    """M13.5-8 The dice of a spell against one unit."""

    spell: str
    target: UnitId
    faces: tuple[int, ...]
    hits: bool


class Frosted(msgspec.Struct, frozen=True, tag="frosted"):
    """M13.5-3 Frostbite; whoever is acting feels it at once."""

    unit: UnitId
    frost: Frost
    at_once: bool


class Thawed(msgspec.Struct, frozen=True, tag="thawed"):
    """M13.5-3 The frost is over."""

    unit: UnitId


class Teleported(msgspec.Struct, frozen=True, tag="teleported"):
    """M13.5-6"""

    unit: UnitId
    origin: Hex
    target: Hex


def apply_revealed(world: World, event: HeroRevealed) -> None:
    buried = tuple(name for name in world.table.story.buried if name != event.hero)
    writing.change_story(world, revealed=event.hero, buried=buried)


def apply_buried(world: World, event: HeroBuried) -> None:
    buried = (*world.table.story.buried, event.hero)
    writing.change_story(world, revealed="", buried=buried)


def apply_hired(world: World, event: HeroHired) -> None:
    world.table.heroes[event.hero.id] = event.hero
    writing.change_story(world, revealed="")


def apply_trained(world: World, event: HeroTrained) -> None:
    writing.change_hero(
        world,
        event.hero,
        hp=event.hp,
        ap=event.ap,
        abilities=event.abilities,
        points=event.points,
    )


def apply_raised(world: World, event: HeroRaised) -> None:
    writing.change_hero(world, event.hero, alive=True)


def apply_gained(world: World, event: HeroGained) -> None:
    writing.change_hero(world, event.hero, kills=world.table.heroes[event.hero].kills + 1)


def apply_level_reached(world: World, event: LevelReached) -> None:
    points = world.table.heroes[event.hero].points + event.points
    writing.change_hero(world, event.hero, level=event.level, kills=0, points=points)


def apply_spell_cast(world: World, event: SpellCast) -> None:
    used = (*world.table.heroes[event.hero].used, event.spell)
    writing.change_hero(world, event.hero, used=used)
    writing.change_unit(world, event.unit, face_up=True)


def apply_spell_rolled(world: World, event: SpellRolled) -> None:
    """What follows says all."""


def apply_frosted(world: World, event: Frosted) -> None:
    table = world.table
    before = table.units[event.unit].frost
    frozen = event.frost.frozen or (before is not None and before.frozen)
    writing.change_unit(world, event.unit, frost=replace(event.frost, frozen=frozen))
    if event.at_once:
        unit = table.units[event.unit]
        left = min(unit.ap, ap_of(table, unit))
        writing.change_unit(world, event.unit, ap=left, done=unit.done or frozen)


def apply_thawed(world: World, event: Thawed) -> None:
    writing.change_unit(world, event.unit, frost=None)


def apply_teleported(world: World, event: Teleported) -> None:
    writing.move_unit(world, event.unit, event.target, set_up=False)


APPLY = {
    HeroRevealed: apply_revealed,
    HeroBuried: apply_buried,
    HeroHired: apply_hired,
    HeroTrained: apply_trained,
    HeroRaised: apply_raised,
    HeroGained: apply_gained,
    LevelReached: apply_level_reached,
    SpellCast: apply_spell_cast,
    SpellRolled: apply_spell_rolled,
    Frosted: apply_frosted,
    Thawed: apply_thawed,
    Teleported: apply_teleported,
}
