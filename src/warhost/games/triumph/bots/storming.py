"""What a raid on a camp promises."""

from warhost.games.triumph.bots.values import balance, camp_worth, worth_of
from warhost.games.triumph.combat.camps import attack_factors, camp_factors
from warhost.games.triumph.combat.odds import camp_odds
from warhost.games.triumph.geometry import MU, length
from warhost.games.triumph.stands import type_of
from warhost.games.triumph.world import Stand, Table
from warhost.kernel.asks import Seat

TURNS_AHEAD = 3
BODY = 2 * MU
"""About so far before its middle a camp is met."""


def storm_value(table: Table, stand: Stand, owner: Seat) -> float:
    """Half points that a stand may hope for from a camp, the fewer the further it has to go."""
    camp = table.camps.get(owner)
    if camp is None or camp.place != "table" or camp.pose is None or stand.pose is None:
        return 0.0
    way = length(stand.pose.point, camp.pose.point) - BODY
    turns = 1 + max(0, way) // type_of(table, stand).move
    if turns > TURNS_AHEAD:
        return 0.0
    factors = attack_factors(table, stand), camp_factors(table, camp)
    odds = camp_odds(table.rules, type_of(table, stand), factors)
    return max(0.0, balance(odds, worth_of(stand), camp_worth(table, owner))) / turns
