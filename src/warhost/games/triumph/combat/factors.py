"""T11.2, T11.4 The factors of close combat, one small rule each."""

from collections.abc import Callable, Iterator

import msgspec

from warhost.games.triumph.combat.sides import Harassment, Side
from warhost.games.triumph.geometry import Edge

UNSUPPORTED_AGAINST = ("ARC", "SKM", "RBL", "BLV")
SUPPORTED_AGAINST = ("KNT", "CAT", "ELE")
DEEP_FORMATION = "HD"
SKIRMISHERS = "SKM"
ELEPHANTS = "ELE"
PIKE = "PIK"
FRONT: Edge = "front"

HARASSMENT: dict[Harassment, tuple[str, str]] = {
    "overlap": ("overlapped", "T11.4-8"),
    "flank": ("enemy on the flank", "T11.4-9"),
    "rear": ("enemy in the rear", "T11.4-9"),
    "turned": ("turned to face", "T9.2-2"),
}


class Factor(msgspec.Struct, frozen=True):
    """Something added to a die, why, and by which clause."""

    amount: int
    reason: str
    clause: str


def total_of(factors: tuple[Factor, ...]) -> int:
    """What is added to the die in all."""
    return sum(factor.amount for factor in factors)


def combat_factors(side: Side, enemy: Side) -> tuple[Factor, ...]:
    """T11.3-1 Everything a side adds to its die in close combat."""
    return tuple(factor for rule in RULES for factor in rule(side, enemy))


def basic(side: Side, enemy: Side) -> Iterator[Factor]:
    """T11.2-1 The factor against foot or against mounted."""
    if enemy.line.is_foot:
        yield Factor(side.line.versus_foot, f"{side.line.name} against foot", "T11.2-1")
    else:
        yield Factor(side.line.versus_mounted, f"{side.line.name} against mounted", "T11.2-1")


def general(side: Side, _: Side) -> Iterator[Factor]:
    """T11.4-1, T15-1"""
    if side.general:
        yield Factor(1, "general", "T11.4-1")


def rear_support(side: Side, enemy: Side) -> Iterator[Factor]:
    """T11.4-2, T11.4-3, T17.3-9"""
    if receives_support(side, enemy):
        yield Factor(side.line.rear_support, "rear support", _support_clause(side))


def receives_support(side: Side, enemy: Side) -> bool:
    """T11.4-4, T11.4-5, T11.4-20 Whether the stand behind it makes a difference."""
    if not (side.supporter and side.line.rear_support and side.fights_frontally):
        return False
    if enemy.line.is_foot:
        return enemy.line.id not in UNSUPPORTED_AGAINST
    return enemy.line.id in SUPPORTED_AGAINST


def _support_clause(side: Side) -> str:
    if any(card.id == DEEP_FORMATION for card in side.cards):
        return "T17.3-9"
    return "T11.4-2" if side.line.id == PIKE else "T11.4-3"


def uphill(side: Side, _: Side) -> Iterator[Factor]:
    """T11.4-7"""
    if side.uphill:
        yield Factor(1, "uphill", "T11.4-7")


def harassed(side: Side, _: Side) -> Iterator[Factor]:
    """T11.4-8 to T11.4-10, T9.2-2 At most one for each edge."""
    for found in side.harassed:
        words, clause = HARASSMENT[found.how]
        yield Factor(-1, f"{words} ({found.edge} edge)", clause)


def against_elephants(side: Side, enemy: Side) -> Iterator[Factor]:
    """T11.4-14"""
    if side.line.id == SKIRMISHERS and enemy.line.id == ELEPHANTS:
        yield Factor(2, "Skirmishers against Elephants", "T11.4-14")


def mounted_in_difficult(side: Side, _: Side) -> Iterator[Factor]:
    """T11.4-15"""
    if side.ground == "difficult" and side.line.is_mounted:
        yield Factor(-1, "mounted in difficult terrain", "T11.4-15")


def close_order_in_difficult(side: Side, enemy: Side) -> Iterator[Factor]:
    """T11.4-16"""
    is_close_foot = side.line.is_foot and side.line.is_close_order
    if side.ground == "difficult" and is_close_foot and enemy.line.is_foot:
        yield Factor(-2, "close order foot in difficult terrain", "T11.4-16")


def battle_cards(side: Side, enemy: Side) -> Iterator[Factor]:
    """T17.1-5 Factors by battle cards, under the names of the cards."""
    families = {card.family for card in enemy.cards if card.family}
    for card in side.cards:
        for factor in card.factors:
            if (
                factor.on == "close combat"
                and (not factor.frontally or _front_to_front(side, enemy))
                and (not factor.against or _is_against(enemy, factor.against))
                and factor.unless_family not in families
            ):
                yield Factor(factor.amount, card.name, card.clause)


def _front_to_front(side: Side, enemy: Side) -> bool:
    """T17.3-5 In front contact, and it did not have to turn for it."""
    return side.fights_frontally and enemy.edge == FRONT


def _is_against(enemy: Side, names: tuple[str, ...]) -> bool:
    return enemy.line.id in names or enemy.line.category in names


RULES: tuple[Callable[[Side, Side], Iterator[Factor]], ...] = (
    basic,
    general,
    rear_support,
    uphill,
    harassed,
    against_elephants,
    mounted_in_difficult,
    close_order_in_difficult,
    battle_cards,
)
