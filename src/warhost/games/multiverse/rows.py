"""The rows of the tables that a war is fought by."""

from typing import Literal

import msgspec

Spot = tuple[int, int]
"""A place in the lattice of territories: steps to the east and to the south-east."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of a table."""

    id: str


class Terrain(Row, frozen=True, kw_only=True):
    """M2.2 A kind of hex."""

    name: str
    letter: str
    """How territories write it."""
    height: int
    cost: int
    """AP to enter it; 0 where nobody can walk."""
    hides: bool = False
    """Units in it are identified from the next hex only (M6.2-10)."""
    vantage: bool = False
    """Ranged units deal more from here (M10.9-5)."""
    chopped: str = ""
    """What it becomes when a Builder chops it (M8.4-2)."""


class Territory(Row, frozen=True, kw_only=True):
    """M2.1 A tile of 19 hexes in five rows; `*` marks the adventure hex, capitals a Settlement."""

    title: str
    rows: tuple[str, ...]
    refresh: int = 0
    """The D10 number that brings its adventure back."""
    city: bool = False


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a seat's city lies, and how it is turned."""

    at: Spot
    tile: str
    turned: int = 0


class Layout(Row, frozen=True, kw_only=True):
    """M2.3 Where territories and cities lie; cities are in clockwise seating order."""

    title: str
    territories: tuple[Spot, ...]
    cities: tuple[City, ...]
    central: tuple[Spot, ...] = ()
    mines: tuple[Spot, ...] = ()
    """Territories whose central hex becomes a mine (M16.1-4)."""


class UnitClass(Row, frozen=True, kw_only=True):
    """M10.2 A class of units: whom it counters, and what it counts for."""

    name: str
    counters: tuple[str, ...] = ()
    icon: Literal["infantry", "cavalry", "ranged"] = "infantry"
    """The side of the combat dice that hits for it (M10.4-13)."""
    initiative: int = 9
    """Within one side of a combat, who is quicker: the lower the sooner (M22.2-16)."""
    morale: bool = True
    """Gives and takes morale; siege weapons do neither (M10.7-9)."""
    military: bool = True
    """Has a battle track (M11.1) and can be half of a formation."""
    supports: bool = True
    """Counts for morale, flanking and adventures (M10.7-10, M10.10-2)."""
    fights: bool = True
    scouts: bool = False
    """Sees through and into forests (M6.2-11)."""


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """M1.2-8 One side of a unit card: what a ruleset plays it with."""

    cost: int
    ap: int
    hp: int
    range: int = 0
    """How far it shoots; 0 for melee."""
    sets_up: bool = False
    """Pays 1 AP to set up before it shoots (M4.4-7)."""
    attributes: tuple[str, ...] = ()
    ability: str = ""
    """The ability that its track unlocks (M11.1-4)."""
    strength: int = 0
    """Points above or below those of its class (M10.4-1)."""
    damage: int = 1
    """What a hit takes where dice decide (M10.4-7)."""
    counters: tuple[str, ...] = ()
    """Classes that it counters beside those of its class (M10.2-7)."""


class UnitCard(Row, frozen=True, kw_only=True):
    """M24.1-1 A unit card with its two sides."""

    name: str
    unit_class: str
    body: Literal["infantry", "mounted", "siege", "building"]
    attack: Literal["melee", "ranged", "none"]
    age: int = 1
    factions: tuple[str, ...] = ()
    """Whose it is; everybody's if none is named."""
    novice: Side
    veteran: Side
    grows_into: str = ""
    """The unit of a higher age that it can become (M9.2-8)."""
    text: str = ""


class BuildingCard(Row, frozen=True, kw_only=True):
    """M24.1-12 A building card; pairs are values of tier 1 and tier 2."""

    name: str
    cost: int
    upgrade: int
    hp: dict[str, int]
    """By ruleset."""
    income: tuple[int, int] = (0, 0)
    points: tuple[int, int] = (0, 0)
    """VP in a turn-limit game (M18.3)."""
    logistics: tuple[int, int] = (0, 0)
    zone: int = 2
    always_repairs: bool = False
    """Repairs 1 every turn whatever happens (M7.4-4)."""
    tower: bool = False
    """Exempt from the adjacency bans (M7.2-3); recruits nothing."""
    turns: int = 0
    """Full turns it takes to build (M7.1-4)."""
    at_most: int = 99
    makes: tuple[str, ...] = ()
    """Classes whose units of Age I it recruits, and units."""
    makes_at_two: tuple[str, ...] = ()
    """What it recruits beside them at tier 2."""
    range: int = 0
    """How far it shoots (M10.3-7)."""
    strength: tuple[int, int] = (0, 0)
    """Points that its shots have above those of the class `tower`."""
    text: str = ""


class Work(Row, frozen=True, kw_only=True):
    """M8.1-11 A step of the builder experience track."""

    name: str
    at: int
    """How many buildings and roads lead to it."""
    gold: int


class Lore(Row, frozen=True, kw_only=True):
    """M1.1-1, M1.1-2 A text that introduces the game."""

    title: str
    text: str


class Term(Row, frozen=True, kw_only=True):
    """M1.1-4, M1.1-5 A word that players use."""

    term: str
    text: str


class Faction(Row, frozen=True, kw_only=True):
    """M24.1-4 A faction."""

    name: str
    fortress: str
    text: str = ""
    motto: str = ""
    colour: str = "#555555"
    """Fills its shields."""
    trim: str = "#eeeeee"
    """Draws on them."""
    emblem: str = ""
    """One SVG path on a grid of 24."""


class RulesetRow(Row, frozen=True, kw_only=True):
    """M1.2 The numbers of a ruleset; what it does otherwise is code of the same name."""

    name: str
    side: Literal["novice", "veteran"]
    first_gold: int = 9
    settlement_gold: int = 5
    settlement_hp: int = 5
    settlement_zone: int = 2
    connected_gold: int = 1
    chop_gold: int = 3
    bridge_gold: int = 2
    sight: int = 2
    heal: int = 2
    decoys: int = 2
    starting_units: int = 3
    ability_uses: int = 2
    most_ability_uses: int = 5
    ability_at: int = 2
    siege_factor: int = 2
    connected_points: int = 2
    destroyed_factor: int = 2
    bridge_hits: int = 2
    fewest_dice: int = 1
    most_dice: int = 6
    wound_penalty: int = 0
    """Strength points lost for each wound (M21.1-1)."""
    trade_row: int = 0
    """Combat cards that lie face up (M12.2-1); none where they are not used."""
    first_cards: tuple[str, ...] = ()
    """What each player is dealt at the start (M2.4-8)."""
    settlement_logistics: int = 0
    """What a Settlement gives; 0 where orders are not counted (M21.2)."""
    connected_logistics: int = 1
    portal_turns: int = 12
    """How long half of the mines must be held to complete the Portal (M16.2-4)."""
    heroes: int = 2
    """How many a player may have (M13.1-7)."""
    spell_ap: int = 0
    """What using a hero's ability costs (M13.3-3, M13.3-4)."""
    discards_failures: bool = False
    """Failed adventures go at once, not when the turn ends (M15.1-5, M15.1-6)."""
    level_points: int = 2
    """Skill points for a level (M13.2-9)."""
    formations: bool = True
    """Whether a scenario may allow formations (M22.1-3)."""


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word to a beginner when a question of a turn comes up."""

    text: str
    ask: str
    turn: int = 0


class Scenario(Row, frozen=True, kw_only=True):
    """A war to begin: ruleset, mode, layout, and how it is won."""

    title: str
    blurb: str
    ruleset: str
    mode: str
    layout: str
    victories: tuple[str, ...]
    turn_limit: int = 0
    must_muster: tuple[str, ...] = ()
    """Units that the starting three must contain (M2.4-6)."""
    hints: tuple[Hint, ...] = ()
    formations: bool = False
    """Whether Fortresses enable formations (M22.1-4)."""
    heroes: bool = False
    """Whether there is a deck of heroes (M13)."""
    neighbour_names: bool = False
    """Whether a neighbour names the side of a territory, instead of the D6 (M5.1-6)."""
    diplomacy: bool = False
    """Whether treaties and deals are open (M20.1-2)."""
    mines: int = 0
    """How many of the layout's mines are played with (M16.1-5)."""
    missions: tuple[str, ...] = ()
    """What all play for (M17.3-8)."""
    dial: tuple[str, ...] = ()
    """The sections of the event dial in clockwise order; none for no dial (M15.4)."""
