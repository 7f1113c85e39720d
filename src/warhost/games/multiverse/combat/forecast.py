"""Exact odds of a combat: every outcome of every strike, weighed.

Combat cards, cleaves and bolts that go through are left out; where a strike has a choice of
targets, the first is taken.
"""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from warhost.games.multiverse.abilities.intercept import interceptors
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


class Branch(msgspec.Struct, frozen=True):
    """One way in which a combat may have gone so far."""

    share: float
    left: dict[str, int]
    """Hit points of each who still stands."""


class Forecaster:
    """Goes through a combat strike by strike, with all the ways it may have gone so far."""

    def __init__(self, table: Table, combat: Combat) -> None:
        self.table = table
        self.combat = combat
        sides = attackers_of(table, combat), defenders_of(table, combat)
        self.units: dict[str, Unit] = {unit.id: unit for side in sides for unit in side}
        self.full = {name: self._full(unit) for name, unit in self.units.items()}
        self.before = {name: self.full[name] - u.wounds for name, u in self.units.items()}
        if combat.building != NOWHERE:
            building = table.buildings[Hex(combat.building)]
            self.before[WALLS] = building_hp(table, building) - building.wounds
        self.prospects: dict[tuple[str, int, str], Prospect] = {}
        self.strikes: dict[str, StrikeOdds] = {}

    def _full(self, unit: Unit) -> int:
        if is_tower(self.table, unit):
            building = self.table.buildings[unit.hex]
            return building_hp(self.table, building) - building.wounds
        return hp_of(self.table, unit)

    def forecast(self) -> Forecast:
        """All strikes in their order, then what has become of everybody."""
        ends = [
            end
            for branch in self._intercepted(Branch(1.0, self.before))
            for end in self._fought(branch, self._order(branch))
        ]
        fates = [
            Fate(
                who,
                sum(end.share for end in ends if end.left[who] <= 0),
                sum(end.share * (left - end.left[who]) for end in ends),
            )
            for who, left in self.before.items()
        ]
        return Forecast(tuple(self.strikes.values()), tuple(fates))

    def _standing(self, branch: Branch, attacking: bool) -> list[Unit]:
        return [
            replace(unit, wounds=self.full[name] - branch.left[name])
            for name, unit in self.units.items()
            if branch.left[name] > 0 and is_attacker(self.combat, unit) == attacking
        ]

    def _intercepted(self, branch: Branch) -> list[Branch]:
        """M11.4-10 Riders may be struck on the way."""
        branches, used = [branch], set[str]()
        stages = [name for name, _ in self.table.rules.ruleset.stages]
        if "interception" not in stages or not self.combat.defender:
            return branches
        seat = seat_attacked(self.table, self.combat)
        for rider in self._standing(branch, attacking=True):
            if comes_in(self.table, self.combat, rider) and is_mounted(self.table, rider):
                guards = interceptors(self.table, self.combat, seat)
                guard = next((g for g in guards if g.id not in used), None)
                if guard is not None:
                    used.add(guard.id)
                    branches = [b for one in branches for b in self._struck(one, guard, rider)]
        return branches

    def _order(self, branch: Branch) -> tuple[str, ...]:
        attackers = self._standing(branch, attacking=True)
        defenders = self._standing(branch, attacking=False)
        return striking_order(self.table, self.combat, attackers, defenders) if attackers else ()

    def _fought(self, branch: Branch, strikers: tuple[str, ...]) -> Iterator[Branch]:
        if not strikers:
            yield branch
            return
        for after in self._after_strike(branch, strikers[0]):
            yield from self._fought(after, strikers[1:])

    def _after_strike(self, branch: Branch, name: str) -> list[Branch]:
        if branch.left[name] <= 0:
            return [branch]
        attacks = is_attacker(self.combat, self.units[name])
        striker = replace(self.units[name], wounds=self.full[name] - branch.left[name])
        if attacks and self.combat.building != NOWHERE:
            return self._struck(branch, striker, None) if branch.left[WALLS] > 0 else [branch]
        foes = self._standing(branch, attacking=not attacks)
        found = candidates(self.table, self.combat, striker, foes)
        return self._struck(branch, striker, found[0]) if found else [branch]

    def _struck(self, branch: Branch, striker: Unit, target: Unit | None) -> list[Branch]:
        prospect = self._prospect(striker, target)
        who = target.id if target else WALLS
        self.strikes.setdefault(striker.id, StrikeOdds(striker.id, who, prospect))
        return [
            Branch(branch.share * share, self._after(branch.left, who, damage))
            for damage, share in prospect.damage
            if share
        ]

    def _after(self, left: dict[str, int], who: str, damage: int) -> dict[str, int]:
        """M7.5-2 Whoever is inside falls with the walls."""
        after = {**left, who: max(0, left[who] - damage)}
        if who == WALLS and not after[WALLS]:
            for name in (self.combat.defender, self.combat.other):
                after.update({name: 0} if name in after else {})
        return after

    def _prospect(self, striker: Unit, target: Unit | None) -> Prospect:
        key = striker.id, striker.wounds, target.id if target else WALLS
        found = self.prospects.get(key)
        if found is None:
            ask = self.table.rules.ruleset.prospect
            found = self.prospects[key] = ask(self.table, self.combat, striker, target)
        return found


def forecast(table: Table, combat: Combat) -> Forecast:
    """The odds of a combat that has not begun."""
    return Forecaster(table, combat).forecast()
