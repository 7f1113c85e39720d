"""Exact odds of a combat: every outcome of every strike, weighed.

Combat cards, cleaves and bolts that go through are left out; where a strike has a choice of
targets, the first is taken.
"""

import msgspec
from msgspec.structs import replace

from warhost.games.multiverse.abilities.intercept import interceptors, may_be_intercepted
from warhost.games.multiverse.abilities.perks import hp_of
from warhost.games.multiverse.board import NOWHERE, Hex
from warhost.games.multiverse.combat.aiming import candidates
from warhost.games.multiverse.combat.fighters import (
    attackers_of,
    comes_in,
    defenders_of,
    is_attacker,
    is_mounted,
    is_tower,
    seat_attacked,
)
from warhost.games.multiverse.combat.order import striking_order
from warhost.games.multiverse.combat.prospect import Prospect
from warhost.games.multiverse.economy.cards import building_hp
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import Table, Unit

WALLS = "walls"
"""The building on the battlefield, among those who may be hit."""


class Fate(msgspec.Struct, frozen=True):
    """What becomes of a fighter, or of the building."""

    who: str
    slain: float
    damage: float
    """What it takes on average."""


class StrikeOdds(msgspec.Struct, frozen=True):
    """A strike as it will be if everybody stands until then."""

    striker: str
    target: str
    prospect: Prospect


class Forecast(msgspec.Struct, frozen=True):
    """A combat before any die is rolled."""

    strikes: tuple[StrikeOdds, ...]
    fates: tuple[Fate, ...]


State = tuple[int, ...]
"""Hit points that are left to each, in the order of `names`."""


class Forecaster:
    """Goes through a combat strike by strike, with the share of each state it may be in."""

    def __init__(self, table: Table, combat: Combat) -> None:
        self.table = table
        self.combat = combat
        sides = attackers_of(table, combat), defenders_of(table, combat)
        units = [unit for side in sides for unit in side]
        left = {str(unit.id): self._full(unit) - unit.wounds for unit in units}
        if combat.building != NOWHERE:
            building = table.buildings[Hex(combat.building)]
            left[WALLS] = building_hp(table, building) - building.wounds
        self.units: dict[str, Unit] = {unit.id: unit for unit in units}
        self.names = tuple(left)
        self.before: State = tuple(left.values())
        self.inside = {combat.defender, combat.other} if combat.building != NOWHERE else set()
        self.weakens = table.rules.numbers.wound_penalty > 0
        self.places = {name: place for place, name in enumerate(self.names)}
        attacks = {name: is_attacker(combat, unit) for name, unit in self.units.items()}
        self.foes = {
            name: [p for other, p in self.places.items() if attacks.get(other) != attacks[name]]
            for name in attacks
        }
        self.aims: dict[tuple[str, State], tuple[Unit | None, Unit | None]] = {}
        self.prospects: dict[tuple[str, int, str], Prospect] = {}
        self.strikes: dict[str, StrikeOdds] = {}

    def _full(self, unit: Unit) -> int:
        if is_tower(self.table, unit):
            building = self.table.buildings[unit.hex]
            return building_hp(self.table, building) - building.wounds
        return hp_of(self.table, unit)

    def forecast(self) -> Forecast:
        """All strikes in their order, then what has become of everybody."""
        ends: dict[State, float] = {}
        for order, states in self._by_order(self._intercepted()).items():
            for state, share in self._fought(order, states).items():
                ends[state] = ends.get(state, 0.0) + share
        fates = tuple(
            Fate(
                who,
                sum(share for end, share in ends.items() if end[place] <= 0),
                sum(share * (left - end[place]) for end, share in ends.items()),
            )
            for place, (who, left) in enumerate(zip(self.names, self.before, strict=True))
        )
        return Forecast(tuple(self.strikes.values()), fates)

    def _standing(self, state: State, attacking: bool) -> list[Unit]:
        """Who still stands of one side, with the wounds of this state."""
        found = []
        for name, left, before in zip(self.names, state, self.before, strict=True):
            if left > 0 and name != WALLS:
                unit = self.units[name]
                if is_attacker(self.combat, unit) == attacking:
                    found.append(unit if left == before else _hurt(unit, before - left))
        return found

    def _intercepted(self) -> dict[State, float]:
        """M11.4-10 Riders may be struck on the way."""
        states, used = {self.before: 1.0}, set[str]()
        if not (self.table.rules.ruleset.intercepts and may_be_intercepted(self.combat)):
            return states
        seat = seat_attacked(self.table, self.combat)
        for rider in self._standing(self.before, attacking=True):
            if comes_in(self.table, self.combat, rider) and is_mounted(self.table, rider):
                guards = interceptors(self.table, self.combat, seat)
                guard = next((g for g in guards if g.id not in used), None)
                if guard is not None:
                    used.add(guard.id)
                    states = self._spread({s: (guard, rider, w) for s, w in states.items()})
        return states

    def _by_order(self, states: dict[State, float]) -> dict[tuple[str, ...], dict[State, float]]:
        """M10.2 The order of strikes, which depends on who has come so far."""
        orders: dict[tuple[str, ...], dict[State, float]] = {}
        for state, share in states.items():
            attackers = self._standing(state, attacking=True)
            defenders = self._standing(state, attacking=False)
            order = (
                striking_order(self.table, self.combat, attackers, defenders) if attackers else ()
            )
            orders.setdefault(order, {})[state] = share
        return orders

    def _fought(self, order: tuple[str, ...], states: dict[State, float]) -> dict[State, float]:
        for name in order:
            states = self._spread({s: (*self._aimed(s, name), w) for s, w in states.items()})
        return states

    def _aimed(self, state: State, name: str) -> tuple[Unit | None, Unit | None]:
        """Who strikes whom in this state: nobody, or a building where no unit is named."""
        place = self.places[name]
        left = state[place]
        if left <= 0:
            return None, None
        foes = (state[other] for other in self.foes[name])
        rest = (left if self.weakens else 1, *foes)
        found = self.aims.get((name, rest))
        if found is None:
            striker = _hurt(self.units[name], self.before[place] - left)
            found = self.aims[name, rest] = self._choice(state, striker)
        return found

    def _choice(self, state: State, striker: Unit) -> tuple[Unit | None, Unit | None]:
        attacks = is_attacker(self.combat, striker)
        if attacks and self.combat.building != NOWHERE:
            return (striker if state[self.places[WALLS]] > 0 else None), None
        foes = self._standing(state, attacking=not attacks)
        found = candidates(self.table, self.combat, striker, foes)
        return (striker, found[0]) if found else (None, None)

    def _spread(
        self, aims: dict[State, tuple[Unit | None, Unit | None, float]]
    ) -> dict[State, float]:
        """The states after a strike, equal ones taken together."""
        after: dict[State, float] = {}
        for state, (striker, target, weight) in aims.items():
            if striker is None:
                after[state] = after.get(state, 0.0) + weight
                continue
            for damage, share in self._prospect(striker, target).damage:
                if share:
                    end = self._after(state, target, damage)
                    after[end] = after.get(end, 0.0) + weight * share
        return after

    def _after(self, state: State, target: Unit | None, damage: int) -> State:
        """M7.5-2, M13.5-2 Frost makes it worse; whoever is inside falls with the walls."""
        if not damage:
            return state
        who = target.id if target else WALLS
        place = self.places[who]
        more = target.frost.damage if target is not None and target.frost is not None else 0
        left = max(0, state[place] - damage - more)
        if who == WALLS and not left:
            return tuple(
                0 if name in self.inside or name == WALLS else hp
                for name, hp in zip(self.names, state, strict=True)
            )
        return (*state[:place], left, *state[place + 1 :])

    def _prospect(self, striker: Unit, target: Unit | None) -> Prospect:
        who = target.id if target else WALLS
        key = striker.id, striker.wounds if self.weakens else 0, who
        found = self.prospects.get(key)
        if found is None:
            ask = self.table.rules.ruleset.prospect
            found = self.prospects[key] = ask(self.table, self.combat, striker, target)
            self.strikes.setdefault(striker.id, StrikeOdds(striker.id, who, found))
        return found


def _hurt(unit: Unit, wounds: int) -> Unit:
    return replace(unit, wounds=unit.wounds + wounds) if wounds else unit


def forecast(table: Table, combat: Combat) -> Forecast:
    """The odds of a combat that has not begun."""
    return Forecaster(table, combat).forecast()
