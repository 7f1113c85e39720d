"""T10.3 What shooter and target add to their dice."""

from collections.abc import Iterator

from warhost.games.triumph.armies import Card, TroopType
from warhost.games.triumph.combat.cards import cards_of
from warhost.games.triumph.combat.factors import Factor
from warhost.games.triumph.combat.ground import ground_of
from warhost.games.triumph.combat.sides import Side
from warhost.games.triumph.geometry import TOLERANCE, Edge, Point, edge_of, length
from warhost.games.triumph.geometry.segments import side
from warhost.games.triumph.ground import target_edge
from warhost.games.triumph.shooting.targets import Shot
from warhost.games.triumph.sight import middle
from warhost.games.triumph.stands import footprint_of, type_of
from warhost.games.triumph.world import Stand, Table

FROM_BEHIND: Edge = "rear"


def shooter_side(table: Table, stand: Stand) -> Side:
    """T10.3-12 No factor of close combat counts for a shooter."""
    return Side(line=type_of(table, stand), cards=cards_of(table, stand))


def target_side(table: Table, shot: Shot) -> Side:
    """T10.3-10 The target as the result tables see it, on the ground of its target edge."""
    target = table.stands[shot.target]
    edge = target_edge(footprint_of(table, target), middle(shooting_edge(table, shot)))
    return Side(
        line=type_of(table, target),
        cards=cards_of(table, target),
        general=target.general,
        ground=ground_of(table, target, edge),
        edge=FROM_BEHIND if is_from_rear(table, shot) else "front",
    )


def shooting_edge(table: Table, shot: Shot) -> tuple[Point, Point]:
    """T10.2-3 The edge the shot is made from."""
    return edge_of(footprint_of(table, table.stands[shot.shooter]), shot.edge)


def is_from_rear(table: Table, shot: Shot) -> bool:
    """T10.3-9 The whole shooting edge lies behind the line of the target's rear edge."""
    right, left = edge_of(footprint_of(table, table.stands[shot.target]), "rear")
    return all(_is_behind(right, left, point) for point in shooting_edge(table, shot))


def _is_behind(right: Point, left: Point, point: Point) -> bool:
    return side(right, left, point) >= -TOLERANCE * length(right, left)


def shooting_factors(shooter: Side, target: Side) -> tuple[Factor, ...]:
    """T10.3-2 Everything the shooter adds to its die."""
    return tuple(_shooting_factors(shooter, target))


def _shooting_factors(shooter: Side, target: Side) -> Iterator[Factor]:
    """T10.3-4, T10.3-7, T17.2-10"""
    line = shooter.line
    assert line.shooting is not None, line.id
    yield Factor(line.shooting, f"{line.name} shooting", "T10.3-4")
    if target.general or target.line.target_penalty:
        yield Factor(-1, "at the general" if target.general else _at(target.line), "T10.3-7")
    yield from _by_cards(target.cards, "for its shooter")


def _at(line: TroopType) -> str:
    return f"at {line.name}"


def target_factors(target: Side) -> tuple[Factor, ...]:
    """T10.3-2 Everything the target adds to its die."""
    return tuple(_target_factors(target))


def _target_factors(target: Side) -> Iterator[Factor]:
    """T10.3-5, T10.3-6, T10.3-8, T17.4-7"""
    line = target.line
    clause = "T10.3-5" if line.is_foot else "T10.3-6"
    yield Factor(line.target, f"{line.name} as target", clause)
    if target.edge == FROM_BEHIND:
        yield Factor(-1, "shot at from the rear", "T10.3-8")
    yield from _by_cards(target.cards, "as target")


def _by_cards(cards: tuple[Card, ...], on: str) -> Iterator[Factor]:
    """T17.1-5"""
    for card in cards:
        for factor in card.factors:
            if factor.on == on:
                yield Factor(factor.amount, card.name, card.clause)
