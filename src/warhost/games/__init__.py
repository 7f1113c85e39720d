"""The games of the house, one after the other as they arrived."""

from warhost.games.cosmos.game import GAME as COSMOS
from warhost.games.multiverse.game import GAME as MULTIVERSE
from warhost.games.triumph.game import GAME as TRIUMPH
from warhost.kernel.game import Game

GAMES: tuple[Game, ...] = (TRIUMPH, COSMOS, MULTIVERSE)
BY_NAME = {game.name: game for game in GAMES}
