"""Spells (C19): each is data over a few mechanisms, of which it may have several."""

from typing import Literal

import msgspec

MECHANISMS = (
    "dispels", "stays", "reveals", "summons", "bewitches", "heals", "crumbles", "strike",
)  # fmt: skip
"""The fields of which each calls for something to be done, in this sequence: whoever has been
struck may be gone."""
Aim = Literal["self", "force", "unit", "position", "hex", "location"]
"""What its target is: where the caster is, its force, a unit, a position or the unit there."""
Whom = Literal["friends", "enemies", "all"]


class StrikeRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C19.1-1 An attack on everybody at the target."""

    strength: int
    """For each power; human medium infantry withstands 10 with one wound at most."""
    form: str = "fire"


class WardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C19.1.2-1 Protection from strikes."""

    percent: int


class IllusionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C19.2-1 A hex seems to be of another terrain."""

    terrain: str


class BewitchingRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C7.4.1 A unit of others is taken over."""

    how: Literal["charmed", "dominated"] = "charmed"
    categories: tuple[str, ...] = ()
    """C2.3.1-1 Of what individuals; none: of any."""
    most: int = 1
    """Wound points, all its individuals together, for each power."""
    upkeep: dict[str, int] = {}
    """Mana each turn for a standard unit."""


class YieldRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C20.3-7 A hex or location produces more, or less."""

    percent: int


class HeartRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C20.3-8 Points of morale each phase for units throughout a hex or location."""

    points: int
    whom: Whom = "friends"


class SummonRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C6-18 A unit appears where the caster is."""

    type: str
    number: int = 1
    """Individuals for each power."""
    is_bound: bool = True
    """Its mana may come from its maker."""


class CrumbleRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C20.3-9 Damage to a fortification."""

    points: int


class GiftRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Units that fly, hurry or fight better."""

    fly: int = 0
    """Phases for a hex of air; 0: it gives no wings."""
    pace: int = 100
    """C11.7.1-2 Of the move cost, in parts of a hundred; less: hasted."""
    fighting: int = 0
    """Of combat strength, parts of a hundred more."""


class HealRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C15.3.1-5 Wound points regained by each wounded individual at the target."""

    points: int


class Spell(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C19-2 A spell and the word that casts it."""

    id: str
    name: str
    school: str = ""
    """The mana it is of."""
    cost: dict[str, int] = {}
    """For each power."""
    phases: int = 1
    range: int = 0
    aim: Aim = "self"
    most_power: int = 1
    lasts: int = 0
    """Phases; 0: it is over at once, or lasts as long as its upkeep is paid."""
    upkeep: dict[str, int] = {}
    """C19.1.2-1 Mana each turn, for each power, from whoever cast it."""
    strike: StrikeRow | None = None
    ward: WardRow | None = None
    illusion: IllusionRow | None = None
    bewitches: BewitchingRow | None = None
    yields: YieldRow | None = None
    heartens: HeartRow | None = None
    summons: SummonRow | None = None
    crumbles: CrumbleRow | None = None
    gives: GiftRow | None = None
    heals: HealRow | None = None
    reveals: bool = False
    """C19.2-21 Illusions within its range of the target are seen through."""
    dispels: bool = False
    """C19.2-20 Whatever lies on the target is lifted."""
    blurb: str = ""

    @property
    def stays(self) -> bool:
        """Whether it leaves something that lasts."""
        return bool(self.lasts or self.upkeep)

    @property
    def is_military(self) -> bool:
        """C20.3-5 to C20.3-9"""
        kinds = (self.strike, self.ward, self.yields, self.heartens, self.crumbles)
        return any(one is not None for one in kinds)


class Casting(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C19-1 A spell that a unit type can cast, and what it does better or worse than others."""

    spell: str
    phases: int = 0
    range: int = 0
    cost: int = 100
    """C19.1-2 Longer or shorter than usual by so much; and its mana in parts of a hundred."""
