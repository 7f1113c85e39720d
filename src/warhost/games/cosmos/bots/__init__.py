"""Players by machine: they see a view and write a sheet like people."""

from collections.abc import Callable, Mapping

from warhost.games.cosmos.bots.steward import steward
from warhost.games.cosmos.sheets.records import Sheet
from warhost.games.cosmos.view import View
from warhost.kernel.asks import Ask
from warhost.kernel.dice import Dice

BOTS: Mapping[str, Callable[[View, Ask, Dice], Sheet]] = {"steward": steward}
"""The peaceful one, which keeps a nation going."""
