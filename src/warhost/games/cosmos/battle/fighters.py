"""A unit while it fights: what it is, where it stands, what it has done in this segment."""

from warhost.games.cosmos.battle.crowding import limit_of, size_of
from warhost.games.cosmos.battle.records import WHOLE, Fate, Reason
from warhost.games.cosmos.battle.terms import Terms
from warhost.games.cosmos.battle.volleys import WOUND
from warhost.games.cosmos.ids import Position
from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.world import Unit

BOLD = ("charge", "attack")
SHY = ("avoid", "flee")
NO_REASON = Reason("morale", WHOLE)
RANK = {"charge": 0, "attack": 1, "defend": 1, "avoid": 2, "flee": 3}
"""C15.4-16 to C15.4-18 Who has to be fully engaged first."""


class Fighter:
    """Changes while the battle lasts, and is forgotten after it."""

    __slots__ = (
        "advanced", "alike", "bound", "came_out", "charged", "charges", "fate", "first", "has_shot",
        "has_struck", "index", "is_braced", "is_flying", "is_major", "is_mass", "is_open",
        "is_ready", "is_unarmed", "is_under_way", "kind", "limit", "melees", "mood", "morale",
        "nation", "node", "place", "shoots", "size", "spent", "tactics", "terms", "unit", "used",
        "was_shot_at",
    )  # fmt: skip

    def __init__(self, unit: Unit, kind: UnitType, index: int, terms: Terms) -> None:
        self.unit, self.kind, self.index, self.terms = unit, kind, index, terms
        self.nation, self.tactics = unit.nation, unit.tactics
        self.place: Position = unit.position
        """The hex or location it belongs to now; on a sortie the one it came out to."""
        self.node = 0
        self.bound: int | None = None
        """Where it is on its way to."""
        self.morale = self.first = unit.morale
        self.fate: Fate = ""
        self.is_open = not unit.is_hidden
        """Whether those who look see it; C18.2-6 whoever fights is seen."""
        self.came_out = False
        self.is_ready = True
        """C15.1-3 Whether it knew of an enemy when the segment began."""
        self.is_braced = False
        """C15.7.2-15 In defensive positions."""
        self.is_under_way = False
        """C15.6.2-5 It has charged, and not yet attacked."""
        self.was_shot_at = False
        """C15.6.1-10 While it scaled walls."""
        self.mood: tuple[int, Reason] = (0, NO_REASON)
        """What its morale does to its melee, as long as it is the same."""
        self._know(kind)
        self.arrange()
        self.renew()

    def _know(self, kind: UnitType) -> None:
        """What is asked of its type again and again."""
        self.melees = kind.has_melee or self.terms.ships > 0
        self.shoots = kind.has_missiles
        self.is_unarmed = not kind.attacks
        """C15.4-27"""
        self.is_mass = kind.is_mass
        self.is_flying = kind.combat.get("air", 0) > 0
        """C16-18"""
        self.is_major = "major" in kind.abilities
        self.charges = self.tactics == "charge" and "charge" in kind.abilities
        """C15.6.2-1"""
        self.size = size_of(kind)
        self.limit = limit_of(kind, self.tactics)
        """C15.4 In hundredths, for one of its individuals."""

    def arrange(self) -> None:
        """Units that are alike in this have the same foes before them."""
        self.alike = (
            self.nation, self.node, self.place, self.kind.id, self.terms.storms, self.came_out,
        )  # fmt: skip

    def renew(self) -> None:
        """A segment begins."""
        self.used = 0
        """C15.4-1 Size of those who attack it, in hundredths."""
        self.spent = 0
        """C15.3-7 Individuals that have attacked."""
        self.has_struck = False
        """In melee, by itself or in return."""
        self.has_shot = False
        self.charged = 0
        self.advanced = False

    def cap_on(self, target: "Fighter") -> int:
        """C2.3.3-6, C2.3.3-8, C15.4-28 The most one of its attacks does to it; 0: no limit."""
        if not target.is_major or self.is_major or target.unit.quests:
            return 0
        return WOUND * target.kind.wound_points // 2

    @property
    def is_idle(self) -> bool:
        return not (self.has_struck or self.has_shot or self.charged or self.advanced)
