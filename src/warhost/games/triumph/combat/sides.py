"""T11.4 What is special about each side of a combat, before anything is counted."""

from typing import Literal

import msgspec

from warhost.games.triumph.armies import Card, TroopType
from warhost.games.triumph.geometry import Edge

Harassment = Literal["overlap", "flank", "rear", "turned"]
"""How an enemy makes itself felt at an edge."""


class Harassed(msgspec.Struct, frozen=True):
    """T11.4-10 An edge that costs its stand a factor."""

    edge: Edge
    how: Harassment
    enemy: str = ""


class Side(msgspec.Struct, frozen=True):
    """One side of a combat as the factors and results see it."""

    line: TroopType
    cards: tuple[Card, ...] = ()
    """The battle cards at work, the enemy's that marks it included."""
    general: bool = False
    ground: Literal["open", "difficult"] = "open"
    """Of the fighting edge (T4.3-4)."""
    uphill: bool = False
    supporter: str = ""
    """Who stands behind it ready to support; whether that counts depends on the enemy."""
    harassed: tuple[Harassed, ...] = ()
    edge: Edge = "front"
    """The edge it fights with."""
    turned: bool = False

    @property
    def fights_frontally(self) -> bool:
        """T17.3-5, T11.4-20"""
        return self.edge == "front" and not self.turned
