"""M1.4-4 to -7 Unit cards, building cards and the quick reference, as this ruleset plays them."""

from collections.abc import Iterator

import msgspec

from warhost.games.multiverse.rules import Rules, UnitType
from warhost.games.multiverse.world import Table, View

QUIETLY = "1 HP after a full turn without damage"


class CardsAsked(msgspec.Struct, frozen=True, tag="handbook"):
    """What do the cards say?"""


class UnitPage(msgspec.Struct, frozen=True):
    """M1.4-4 A unit card."""

    kind: str
    name: str
    unit_class: str
    class_name: str
    factions: tuple[str, ...]
    age: int
    attack: str
    cost: int
    ap: int
    hp: int
    range: int
    attributes: tuple[str, ...]
    counters: tuple[str, ...]
    icon: str
    ability: str
    ability_text: str
    text: str


class BuildingPage(msgspec.Struct, frozen=True):
    """M1.4-6 A building card; pairs are of tier 1 and 2."""

    kind: str
    name: str
    cost: int
    upgrade: int
    hp: int
    income: tuple[int, int]
    points: tuple[int, int]
    logistics: tuple[int, int]
    zone: int
    range: int
    makes: tuple[str, ...]
    text: str
    repairs: str = ""
    """How it mends by itself."""


class TerrainPage(msgspec.Struct, frozen=True):
    """M1.4-7 A kind of hex."""

    kind: str
    name: str
    cost: int
    height: int
    hides: bool


class StrengthPage(msgspec.Struct, frozen=True):
    """M1.4-7 Strength points of a class by terrain."""

    unit_class: str
    attack: dict[str, int]
    defence: dict[str, int]


class WordPage(msgspec.Struct, frozen=True):
    """M1.1 A text about the game, or a word of its players."""

    title: str
    text: str


class WarHandbook(msgspec.Struct, frozen=True):
    """Everything that can be read at any time."""

    units: tuple[UnitPage, ...]
    buildings: tuple[BuildingPage, ...]
    terrains: tuple[TerrainPage, ...]
    strengths: tuple[StrengthPage, ...]
    with_dice: bool
    """Whether combat is decided by dice, or by fixed damage."""
    lore: tuple[WordPage, ...] = ()
    glossary: tuple[WordPage, ...] = ()


def answer(view: View, _: CardsAsked) -> WarHandbook:
    """The same for everybody."""
    rules = view.table.rules
    with_dice = rules.numbers.side == "veteran"
    return WarHandbook(
        units=tuple(_unit(rules, unit) for unit in rules.units.values()),
        buildings=tuple(_buildings(view.table)),
        terrains=tuple(
            TerrainPage(t.id, t.name, t.cost, t.height, t.hides) for t in rules.terrains
        ),
        strengths=tuple(
            StrengthPage(row.id, dict(row.attack), dict(row.defence))
            for row in rules.strengths.values()
            if with_dice
        ),
        with_dice=with_dice,
        lore=tuple(WordPage(row.title, row.text) for row in rules.lore.values()),
        glossary=tuple(WordPage(row.term, row.text) for row in rules.glossary.values()),
    )


def _unit(rules: Rules, unit: UnitType) -> UnitPage:
    card, side = unit.card, unit.side
    ability = rules.abilities.get(side.ability)
    return UnitPage(
        kind=card.id,
        name=card.name,
        unit_class=card.unit_class,
        class_name=unit.unit_class.name,
        factions=card.factions,
        age=card.age,
        attack=card.attack,
        cost=side.cost,
        ap=side.ap,
        hp=side.hp,
        range=side.range,
        attributes=side.attributes,
        counters=(*unit.unit_class.counters, *side.counters),
        icon=unit.unit_class.icon,
        ability=ability.name if ability else "",
        ability_text=ability.text if ability else "",
        text=card.text,
    )


def _buildings(table: Table) -> Iterator[BuildingPage]:
    veteran = table.rules.numbers.side == "veteran"
    for card in table.rules.buildings.values():
        if not card.at_most:
            continue
        yield BuildingPage(
            kind=card.id,
            name=card.name,
            cost=card.cost,
            upgrade=card.upgrade,
            hp=card.hp[table.rules.scenario.ruleset],
            income=card.income,
            points=card.points,
            logistics=card.logistics,
            zone=card.zone,
            range=card.range,
            makes=(*card.makes, *card.makes_at_two),
            text=card.text,
            repairs="1 HP every turn" if card.always_repairs or not veteran else QUIETLY,
        )
