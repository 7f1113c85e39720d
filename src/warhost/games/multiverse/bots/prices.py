"""What each thing to build is worth to a bot, less its price."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.bots.sites import missing_roads
from warhost.games.multiverse.bots.temper import STEADY, Temper
from warhost.games.multiverse.building.builders import free_builders
from warhost.games.multiverse.building.bury import Bury
from warhost.games.multiverse.building.card import BuyCard
from warhost.games.multiverse.building.chop import Chop
from warhost.games.multiverse.building.construct import Construct
from warhost.games.multiverse.building.decoy import PlaceDecoy
from warhost.games.multiverse.building.hire import Hire
from warhost.games.multiverse.building.hire import candidates as hires
from warhost.games.multiverse.building.makers import may_make, own_hexes
from warhost.games.multiverse.building.promote import candidates as promotions
from warhost.games.multiverse.building.raising import candidates as raisings
from warhost.games.multiverse.building.raising import price as price_to_raise
from warhost.games.multiverse.building.recruit import Recruit
from warhost.games.multiverse.building.train import candidates as trainings
from warhost.games.multiverse.building.upgrade import Upgrade
from warhost.games.multiverse.missions.drawing import tasks_of
from warhost.games.multiverse.missions.tasks import is_fulfilled
from warhost.games.multiverse.movement.sharing import is_builder
from warhost.games.multiverse.rules import BUILDER, FULL, UnitType
from warhost.games.multiverse.world import DECOY, HIDDEN, Unit, View

A_POINT, A_COIN, HORIZON = 1.1, 0.75, 8
FOR_EVER = 12
"""How many turns a war without a limit may still last."""
ENOUGH_BUILDERS, SOME_ARMY = 2, 6
PRODUCES, FIRST_OF_A_KIND, GUARDS, HOLDS = 2.0, 6.0, 1.5, 4.0
OF_A_HERO, OF_A_CARD, OF_A_DECOY, OF_SKILL, OF_AGE = 10.0, 3.4, 0.4, 1.0, 1.5
A_MISSION = 4.0
MOST_CARDS = 4


class Ledger:
    """A view with the gold it holds, judged once for all that could be built."""

    def __init__(self, view: View, temper: Temper = STEADY) -> None:
        self.view = view
        self.temper = temper
        self.table = view.table
        self.rules = view.table.rules
        limit, turn = self.rules.scenario.turn_limit, self.table.turn.number
        self.turns = min(HORIZON, limit - turn if limit else FOR_EVER)
        self.counts_points = "turn limit" in self.rules.scenario.victories
        self.own = [u for u in self.table.units.values() if u.seat == view.seat]
        self.foes = [
            u for u in self.table.units.values() if not self.table.are_allied(u.seat, view.seat)
        ]
        self.army = [u for u in self.own if u.kind != DECOY and not is_builder(self.table, u)]
        self.wanted = self._wanted()

    def _wanted(self) -> list[Any]:
        """Missions that are still open, secret ones too."""
        names = (*self.rules.scenario.missions, *tasks_of(self.table, self.view.secret))
        seat = self.view.seat
        done = self.table.players[seat].accomplished
        open_ = (n for n in names if n not in done and not is_fulfilled(self.table, seat, n))
        return [self.rules.missions[name] for name in open_]

    def for_cards(self) -> int:
        """What the dearest card in hand costs to play."""
        return max((self.rules.cards[name].cost for name in self.view.secret.hand), default=0)

    def offers(self) -> Iterator[tuple[float, Any]]:
        """Everything worth a thought, with its worth less its price."""
        yield from self._recruits()
        if self.table.turn.number > 1:
            yield from self._buildings()
            yield from self._improvements()
            yield from self._cards()
            yield from self._decoys()
            for promotion in promotions(self.view):
                yield OF_AGE, promotion
        yield from self._heroes()

    def _recruits(self) -> Iterator[tuple[float, Recruit]]:
        table, used = self.table, self.view.secret.used_hexes
        free = [
            h
            for h in own_hexes(table, self.view.seat)
            if h not in used and not table.occupied[h] & FULL
        ]
        for kind, unit in self.rules.units.items():
            hexes = (h for h in free if may_make(table, table.sites[h], kind))
            hex_ = next(hexes, None)
            if hex_ is not None:
                yield self._of_unit(kind, unit) - unit.side.cost, Recruit(kind, hex_)

    def _of_unit(self, kind: str, unit: UnitType) -> float:
        if unit.card.unit_class == BUILDER:
            return self._of_builder()
        if not unit.unit_class.fights:
            return 0.0
        cost, wanted = unit.side.cost, max(SOME_ARMY, len(self.foes) + 1)
        need = (wanted - len(self.army)) / wanted
        same = sum(u.kind == kind for u in self.army)
        more = 0.12 * cost * sum(self._counters(unit, foe) for foe in self.foes)
        more += A_MISSION * any(kind in mission.kinds for mission in self.wanted)
        late = 0.0 if self.turns > 1 else -cost
        return cost * (self.temper.arms + 0.5 * need - 0.14 * same) + min(more, 1.5) + late

    def _counters(self, unit: UnitType, foe: Unit) -> bool:
        if foe.kind == HIDDEN or foe.kind not in self.rules.types:
            return False
        return self.rules.types[foe.kind].card.unit_class in unit.unit_class.counters

    def _of_builder(self) -> float:
        builders = sum(is_builder(self.table, u) for u in self.own)
        return 6.0 if builders < ENOUGH_BUILDERS and self.turns > 2 else 0.0

    def _buildings(self) -> Iterator[tuple[float, Any]]:
        own = [b.kind for b in self.table.buildings.values() if b.seat == self.view.seat]
        for builder in free_builders(self.view):
            for kind, card in self.rules.buildings.items():
                if card.at_most:
                    gain = self._of_building(kind, own) * self.temper.works
                    yield gain - card.cost, Construct(kind, builder.hex)
        for building in self.table.buildings.values():
            if building.seat == self.view.seat and building.kind in self.rules.buildings:
                card = self.rules.buildings[building.kind]
                points, income = (two - one for one, two in (card.points, card.income))
                gain = (A_POINT * points + A_COIN * income * self.turns) * self.temper.works
                yield gain - card.upgrade, Upgrade(building.hex)

    def _of_building(self, kind: str, own: list[str]) -> float:
        card = self.rules.buildings[kind]
        gain = A_POINT * card.points[0] * (1.0 if self.counts_points else 0.6)
        gain += A_COIN * card.income[0] * self.turns
        if card.makes and self.turns > 2:
            gain += PRODUCES + (FIRST_OF_A_KIND if kind not in own else -own.count(kind))
        gain += GUARDS if card.tower else 0.0
        gain += (HOLDS + 4 * own.count(kind)) if card.turns and self.turns > 1 else 0.0
        return gain + A_MISSION * any(kind in mission.kinds for mission in self.wanted)

    def _improvements(self) -> Iterator[tuple[float, Any]]:
        builders = {builder.hex for builder in free_builders(self.view)}
        more = A_MISSION if any(m.task == "connected" for m in self.wanted) else 0.0
        for piece, lacking in missing_roads(self.view):
            if piece.hex in builders:
                whole = 2 * A_POINT + A_COIN * self.turns + more
                yield whole / lacking - self.table.ground.cost[piece.hex] * 0.6, piece
        for hex_ in builders:
            if self.table.ground.hides[hex_]:
                yield self.rules.numbers.chop_gold * 0.7, Chop(hex_)

    def _cards(self) -> Iterator[tuple[float, BuyCard]]:
        if len(self.view.secret.hand) < MOST_CARDS and self.view.secret.gold > SOME_ARMY:
            for name in dict.fromkeys(self.table.market.row):
                card = self.rules.cards[name]
                if self._is_of_use(card.classes):
                    yield OF_A_CARD - card.value, BuyCard(name)

    def _is_of_use(self, classes: tuple[str, ...]) -> bool:
        own = {self.table.type_of(u).card.unit_class for u in self.army}
        return not classes or bool(own & {*classes})

    def _decoys(self) -> Iterator[tuple[float, PlaceDecoy]]:
        for hex_ in own_hexes(self.table, self.view.seat):
            if not self.table.occupied[hex_] & FULL:
                yield OF_A_DECOY, PlaceDecoy(hex_)
                return

    def _taught(self, hire: Hire) -> Hire:
        """One ability of level 1; which one changes from turn to turn."""
        rules = self.rules
        names = [n for n in rules.heroes[hire.hero].spells if rules.spells[n].level == 1]
        name = names[(self.table.turn.number + self.table.seats.index(self.view.seat)) % len(names)]
        return Hire(hire.hero, hire.hex, 3, 3, (name,))

    def _heroes(self) -> Iterator[tuple[float, Any]]:
        more = A_MISSION if any(m.task in ("heroes", "levels") for m in self.wanted) else 0.0
        late = 0.0 if self.turns > 2 else -OF_A_HERO
        for hire in hires(self.view):
            yield OF_A_HERO + more + late - 7, self._taught(hire)
        for raising in raisings(self.view):
            yield OF_A_HERO + more + late - price_to_raise(self.view, raising), raising
        for training in trainings(self.view):
            levels = (self.rules.spells[name].level for name in training.abilities)
            yield OF_SKILL + 0.1 * sum(levels), training
        rich = self.view.secret.gold > 9 and self.table.story.revealed
        if rich and len(self.table.heroes) == 0 and self.table.turn.number % 4 == 0:
            yield 0.01, Bury(self.table.story.revealed)
