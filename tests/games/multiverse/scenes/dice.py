"""Dice that fall as the scene says."""

from collections.abc import Sequence
from typing import TypeVar

from warhost.kernel.dice import Dice

Item = TypeVar("Item")


class GivenDice(Dice):
    """Each roll takes the next number; what is drawn from a bag is always the first."""

    def __init__(self, faces: Sequence[int] = ()) -> None:
        super().__init__(bytes(32))
        self.left = list(faces)

    def roll(self, sides: int, what: str) -> int:
        assert self.left, f"no die is given for {what}"
        face = self.left.pop(0)
        assert 1 <= face <= sides, (what, face)
        return face

    def pick(self, items: Sequence[Item], what: str) -> Item:
        return items[0]
