"""Players by machine: they see a view and answer like people."""

from collections.abc import Mapping

from warhost.games.triumph.bots.captain import CAPTAIN
from warhost.games.triumph.bots.player import Decide
from warhost.games.triumph.bots.steady import STEADY

BOTS: Mapping[str, Decide] = {"steady": STEADY, "captain": CAPTAIN}
"""The quick one that goes straight at the enemy, and the one that thinks before it moves."""
