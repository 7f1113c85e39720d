"""A battle in the making: who is left, who may attack whom, and what has happened so far."""

from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple

from warhost.games.cosmos.battle.field import Field
from warhost.games.cosmos.battle.fighters import Fighter
from warhost.games.cosmos.battle.formula import Best, Lore
from warhost.games.cosmos.battle.ranks import Ranks
from warhost.games.cosmos.battle.records import Blow, Fate, How, Reason, Segment
from warhost.games.cosmos.battle.volleys import Hit
from warhost.games.cosmos.battle.walls import Shelter
from warhost.games.cosmos.ids import NationId, Position, UnitId


class Plan(NamedTuple):
    """Attacks that are to be rolled: what a volley is made of."""

    attacker: Fighter
    target: Fighter
    attacks: int
    how: How
    best: Best
    most: int
    reasons: tuple[Reason, ...]


Step = Generator[list[Plan], list[Hit], None]
"""A step of a segment: it yields volleys and is sent what they came to."""


class Fight:
    """One battle; it changes from step to step."""

    def __init__(
        self,
        position: Position,
        ground: str,
        fighters: Sequence[Fighter],
        field: Field,
        shelters: dict[Position, Shelter],
    ) -> None:
        self.position, self.ground, self.field, self.shelters = position, ground, field, shelters
        self.fighters = list(fighters)
        self.present = list(fighters)
        """Those who neither fled nor fell."""
        self.foes: dict[NationId, dict[NationId, None]] = {}
        """C5.4-7 Whom each nation attacks: its enemies, and whoever has attacked it here."""
        self.friends: dict[NationId, dict[NationId, None]] = {}
        """Whom a nation holds as its allies."""
        self.unseen: dict[tuple[NationId, UnitId], None] = {}
        """C18-16 Whom a nation does not see."""
        self.hostile: dict[tuple[NationId, NationId], None] = {}
        """Who has attacked whom."""
        self._queues: dict[tuple[Any, ...], Any] = {}
        self.has_chargers = any(one.charges for one in fighters)
        self.has_fear = any(one.kind.fear for one in fighters)
        self.has_heroes = any(one.kind.heartens for one in fighters)
        """Steps for which nobody has the ability are not taken."""
        self.segments: list[Segment] = []
        self.blows: list[Blow] = []
        self.gone: list[tuple[UnitId, Fate]] = []
        self.is_opening = False
        self.is_at_sea = False
        self.lore = Lore()
        self.lasting: dict[tuple[Any, ...], tuple[Reason, ...]] = {}
        """What makes attacks of one on the other stronger or weaker, morale and charges apart."""
        self.ranks: Ranks
        """Set when the battles of a phase line up together."""

    def ground_of(self, place: Position) -> str:
        """The terrain of a location's inside, or of the open field."""
        shelter = self.shelters.get(place)
        return self.ground if shelter is None else shelter.ground

    def sees(self, nation: NationId, one: Fighter) -> bool:
        """C18-16"""
        return one.is_open or (nation, one.unit.id) not in self.unseen

    def is_foe(self, nation: NationId, other: NationId) -> bool:
        return other in self.foes.get(nation, ())

    def distance(self, one: Fighter, other: Fighter) -> int:
        return self.field.distance[one.node][other.node]

    def enemies_of(self, one: Fighter) -> list[Fighter]:
        """Those whom it would attack if it could."""
        foes, nation = self.foes.get(one.nation, {}), one.nation
        return [o for o in self.present if o.nation in foes and self.sees(nation, o)]

    def provoke(self, attacker: Fighter, target: Fighter) -> None:
        """C5.4-4 Whoever is attacked is an enemy from now on; C18.2-6 both are seen."""
        if not (attacker.is_open and target.is_open):
            attacker.is_open = target.is_open = True
            self.forget_queues()
        if (attacker.nation, target.nation) not in self.hostile:
            self.hostile[attacker.nation, target.nation] = None
            self.foes.setdefault(target.nation, {})[attacker.nation] = None
            self.forget_queues()

    def is_after(self, foe: Fighter, one: Fighter) -> bool:
        """Whether a foe of somebody else's choice would attack it."""
        return self.is_foe(foe.nation, one.nation) and self.sees(foe.nation, one)

    def are_friends(self, one: Fighter, other: Fighter) -> bool:
        """C15.6-19 Of the same nation, or of an ally."""
        return one.nation == other.nation or other.nation in self.friends.get(one.nation, ())

    def queue(self, key: tuple[Any, ...], make: Callable[[], Any]) -> Any:
        """Whom units that are alike may attack; worked out once for all of them."""
        if key not in self._queues:
            self._queues[key] = make()
        return self._queues[key]

    def forget_queues(self) -> None:
        """Somebody has moved, come to light, or been attacked for the first time."""
        self._queues.clear()

    def begin_segment(self) -> tuple[tuple[UnitId, int], ...]:
        """C15.1-3 Who stands where, and who knows of an enemy."""
        self.blows, self.gone = [], []
        ready: dict[NationId, bool] = {}
        for one in self.present:
            if not self.segments:
                one.arrange()
            one.renew()
            if one.nation not in ready:
                ready[one.nation] = bool(self.enemies_of(one))
            one.is_ready = ready[one.nation]
        return tuple((one.unit.id, one.node) for one in self.present)

    def lose(self, one: Fighter, fate: Fate) -> None:
        """It takes no further part."""
        one.fate = fate
        self.present = [other for other in self.present if not other.fate]
        self.gone.append((one.unit.id, fate))
