"""The base rules, and scenes on them, for the tests of Triumph!."""

import functools

from warhost.games.triumph.rules import Rules, rules_from
from warhost.games.triumph.scene import read_scene
from warhost.games.triumph.world import Choices, World
from warhost.games.triumph.schema import SCHEMA
from warhost.shelf.packs import load_pack


@functools.cache
def rules(pack: str = "base", format_id: str = "standard") -> Rules:
    """The rules of a shipped pack."""
    return rules_from(load_pack("triumph", pack, SCHEMA).tables, format_id)


def scene(text: str, pack: str = "base", choices: Choices | None = None) -> World:
    """The world a scene describes."""
    world = read_scene(text, rules(pack), choices)
    assert isinstance(world, World), world
    return world


class GivenDice:
    """Dice that fall as a scene says: `GivenDice(red=[6, 1], blue=[2, 2])` by the word in `what`."""

    def __init__(self, **faces: list[int]) -> None:
        self._faces = {name: list(values) for name, values in faces.items()}
        self.drawn = 0

    def roll(self, sides: int, what: str) -> int:
        self.drawn += 1
        for name, values in self._faces.items():
            if name in what.split():
                return values.pop(0)
        raise AssertionError(f"no die was given for {what!r}")
