"""What a stand would win or lose by coming at an edge of an enemy, were they alone on the table."""

from warhost.games.triumph.bots.values import balance, worth_of
from warhost.games.triumph.combat.cards import cards_of
from warhost.games.triumph.combat.ground import ground_of
from warhost.games.triumph.combat.odds import combat_odds, shot_odds
from warhost.games.triumph.combat.sides import Harassed, Side
from warhost.games.triumph.combat.situations import supporter_of
from warhost.games.triumph.geometry import Edge
from warhost.games.triumph.stands import type_of
from warhost.games.triumph.world import Stand, Table


class Chances:
    """Values of attacks and shots between the stands of a table, each worked out once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._attacks: dict[tuple[str, str, str, Edge, str], float] = {}
        self._shots: dict[tuple[str, str, str], float] = {}

    def attack(self, attacker: Stand, target: Stand, edge: Edge) -> float:
        """Half points that the attacker wins on average; the target turns to face it."""
        ground = ground_of(self._table, target, "front")
        key = attacker.id, attacker.type, target.id + target.type, edge, ground
        if key not in self._attacks:
            self._attacks[key] = self._attack(attacker, target, edge)
        return self._attacks[key]

    def _attack(self, attacker: Stand, target: Stand, edge: Edge) -> float:
        own, other = self._side(attacker, target), self._side(target, target)
        if edge != "front":
            other = self._turned(target, edge)
        odds = combat_odds(self._table.rules, own, other)
        return balance(odds, worth_of(attacker), worth_of(target))

    def _side(self, stand: Stand, where: Stand) -> Side:
        return Side(
            line=type_of(self._table, stand),
            cards=cards_of(self._table, stand),
            general=stand.general,
            ground=ground_of(self._table, where, "front"),
            supporter=supporter_of(self._table, stand, "front"),
        )

    def _turned(self, stand: Stand, edge: Edge) -> Side:
        return Side(
            line=type_of(self._table, stand),
            cards=cards_of(self._table, stand),
            general=stand.general,
            ground=ground_of(self._table, stand, "front"),
            harassed=(Harassed(edge, "turned"),),
            turned=True,
        )

    def shot(self, shooter: Stand, target: Stand) -> float:
        """Half points that a shot costs its target on average."""
        key = shooter.id, target.id, target.type
        if key not in self._shots:
            sides = self._side(shooter, shooter), self._side(target, target)
            odds = shot_odds(self._table.rules, *sides)
            self._shots[key] = balance(odds, 0, worth_of(target))
        return self._shots[key]
