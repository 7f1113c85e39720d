"""T11.3, T12 From two totals to what becomes of the loser."""

from warhost.games.triumph.combat.cards import cards_of
from warhost.games.triumph.combat.ground import ground_of
from warhost.games.triumph.combat.sides import Side
from warhost.games.triumph.geometry import Edge
from warhost.games.triumph.results import Defeat, outcome_of
from warhost.games.triumph.rows import Loss, Outcome, Way
from warhost.games.triumph.rules import Rules
from warhost.games.triumph.stands import type_of
from warhost.games.triumph.world import Stand, Table


def loss_of(lower: int, higher: int) -> Loss:
    """T11.3-3, T11.3-4 Whether the lower of two unequal totals is beaten or doubled."""
    assert lower < higher, (lower, higher)
    return "doubled" if higher >= 2 * lower else "beaten"


def result_of(rules: Rules, loser: Side, winner: Side, when: Loss, by: Way) -> Outcome:
    """T12 The row of the tables that decides about the loser."""
    cards = frozenset(card.id for card in loser.cards)
    defeat = Defeat(when, by, loser.ground, loser.line, winner.line, cards)
    return outcome_of(defeat, rules.outcomes)


def row_named(rules: Rules, row: str) -> Outcome:
    """The row of the result tables with that id."""
    return next(outcome for outcome in rules.outcomes if outcome.id == row)


def would_shatter(table: Table, toucher: Stand, touched: Stand, edge: Edge) -> bool:
    """T9.1-3 Whether a stand, merely beaten at that edge, would be shattered by the toucher."""
    ground = ground_of(table, touched, edge)
    cards = frozenset(card.id for card in cards_of(table, touched))
    lines = type_of(table, touched), type_of(table, toucher)
    row = outcome_of(Defeat("beaten", "close combat", ground, *lines, cards), table.rules.outcomes)
    return row.result == "destroyed" and row.ground != "difficult"
