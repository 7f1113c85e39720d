"""Players by machine: they see a view and answer like people."""

from collections.abc import Mapping

from warhost.games.multiverse.bots.player import Decide
from warhost.games.multiverse.bots.seer import SEER
from warhost.games.multiverse.bots.steward import STEWARD

BOTS: Mapping[str, Decide] = {"steward": STEWARD, "seer": SEER}
"""The quick one, which weighs each deed by itself, and the one that imagines what comes of it."""
