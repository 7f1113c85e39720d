"""What the games draw: the one place where the host lists their records for the schema.

Each is tagged with its game, so that a page knows what it has got before it looks into it.
"""

from warhost.games.cosmos.picture import WorldPicture
from warhost.games.multiverse.picture import WarPicture
from warhost.games.multiverse.report.sheets import WarSheet
from warhost.games.triumph.picture import BattlePicture
from warhost.games.triumph.report.sheets import CombatSheet

Picture = BattlePicture | WorldPicture | WarPicture
"""A board as one seat sees it."""
Sheet = CombatSheet | WarSheet
"""Something that happened, drawn in full: a combat with its factors and dice."""
