"""Quest places (C20): what stands in the world of quests, who guards it, and what it holds."""

import msgspec


class Guard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C20.1.1-3 Those who keep a place; types of them need not be able to go questing."""

    type: str
    number: int = 1
    tactics: str = "attack"


class QuestPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C20-3, C20-4 A lair, temple, shop or other place, ready to be put on a map."""

    id: str
    name: str
    type: str
    """Its location type, which exists in questing mode only."""
    guards: tuple[Guard, ...] = ()
    items: tuple[str, ...] = ()
    """What lies there to be taken."""
    goods: dict[str, int] = {}
    """What is stored there."""
    sells: dict[str, int] = {}
    """Items, and the gold they cost."""
    phases: int = 3
    """How many phases of searching inside win what follows, once for each nation."""
    gives: dict[str, int] = {}
    """Resources for whoever wins it, and is the first."""
    heals: int = 0
    """Wound points for each of the force."""
    shows: tuple[str, ...] = ()
    """Other quest places that it tells of."""
    points: int = 0
    """C20-4 Victory points for the nation that is the first to win it."""
    blurb: str = ""
    lore: str = ""
    """What those who win it learn."""


class Encounter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """C20.4-2 Whom questing units may meet as they come into a hex."""

    id: str
    nation: str
    """The code of the nation whose it is; without such a nation it is not met."""
    type: str
    number: int = 1
    terrains: tuple[str, ...] = ()
    """None: any."""
    chance: int = 20
    """In a thousand, for each step."""
