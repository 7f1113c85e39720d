"""Heroes in words."""

from warhost.games.multiverse.board import hex_name
from warhost.games.multiverse.events.heroes import (
    Frosted,
    HeroBuried,
    HeroGained,
    HeroHired,
    HeroRaised,
    HeroRevealed,
    HeroTrained,
    LevelReached,
    SpellCast,
    SpellRolled,
    Teleported,
    Thawed,
)
from warhost.games.multiverse.report.words import listed, name_of
from warhost.games.multiverse.world import View
from warhost.kernel.game import Told


def _hero(view: View, name: str) -> str:
    return view.table.rules.heroes[name].name


def tell_revealed(event: HeroRevealed, view: View) -> Told:
    sheet = view.table.rules.heroes[event.hero]
    return Told(f"{sheet.name}, {sheet.calling}, is for hire.", ("M13.1-1",), (sheet.story,))


def tell_buried(event: HeroBuried, view: View) -> Told:
    text = f"{event.seat} puts {_hero(view, event.hero)} to the bottom of the deck."
    return Told(text, ("M13.1-2",))


def tell_hired(event: HeroHired, view: View) -> Told:
    hero = event.hero
    skills = [f"{hero.hp} HP", f"{hero.ap} AP", *(_spell(view, name) for name in hero.abilities)]
    text = f"{hero.seat} hires {_hero(view, hero.id)}: {listed(skills)}."
    return Told(text, ("M13.1-1", "M13.2-1"))


def tell_trained(event: HeroTrained, view: View) -> Told:
    skills = [f"{event.hp} HP", f"{event.ap} AP", *(_spell(view, name) for name in event.abilities)]
    return Told(f"{_hero(view, event.hero)} now has {listed(skills)}.", ("M13.2-9",))


def tell_raised(event: HeroRaised, view: View) -> Told:
    return Told(f"{_hero(view, event.hero)} of {event.seat} lives again.", ("M13.1-4",))


def tell_gained(event: HeroGained, view: View) -> Told:
    return Told(f"{_hero(view, event.hero)} gains experience.", ("M13.4-1",))


def tell_level(event: LevelReached, view: View) -> Told:
    text = f"{_hero(view, event.hero)} reaches level {event.level}: {event.points} skill points."
    return Told(text, ("M13.4-2", "M13.2-9"))


def tell_cast(event: SpellCast, view: View) -> Told:
    where = listed([hex_name(hex_) for hex_ in event.hexes])
    at = f" at {where}" if where else ""
    text = f"{_hero(view, event.hero)} {event.unit} uses {_spell(view, event.spell)}{at}."
    return Told(text, ("M13.3-2",), about=(event.unit,))


def tell_rolled(event: SpellRolled, view: View) -> Told:
    verb = "hits" if event.hits else "misses"
    rolled = listed([str(face) for face in event.faces])
    text = f"{_spell(view, event.spell)} rolls {rolled}: {verb} {name_of(view, event.target)}."
    return Told(text, ("M13.5-10",), dice=event.faces, about=(event.target,))


def tell_frosted(event: Frosted, view: View) -> Told:
    how = "is frozen" if event.frost.frozen else "is frostbitten"
    return Told(f"{name_of(view, event.unit)} {how}.", ("M13.5-3",), about=(event.unit,))


def tell_thawed(event: Thawed, view: View) -> Told:
    return Told(f"{name_of(view, event.unit)} thaws.", ("M13.5-3",), about=(event.unit,))


def tell_teleported(event: Teleported, view: View) -> Told:
    text = f"{name_of(view, event.unit)} is suddenly in {hex_name(event.target)}."
    return Told(text, ("M13.5-6",), about=(event.unit,))


def _spell(view: View, name: str) -> str:
    return view.table.rules.spells[name].name


TELL = {
    HeroRevealed: tell_revealed,
    HeroBuried: tell_buried,
    HeroHired: tell_hired,
    HeroTrained: tell_trained,
    HeroRaised: tell_raised,
    HeroGained: tell_gained,
    LevelReached: tell_level,
    SpellCast: tell_cast,
    SpellRolled: tell_rolled,
    Frosted: tell_frosted,
    Thawed: tell_thawed,
    Teleported: tell_teleported,
}
