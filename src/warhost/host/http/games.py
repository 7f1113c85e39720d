"""What can be played here: games, their scenarios, and who plays them at any time."""

from litestar import get
from litestar.params import FromQuery

from warhost.games import GAMES
from warhost.host.api import BotLine, GameLine, ScenarioLine
from warhost.host.library import game_named
from warhost.host.scenarios import scenarios_of
from warhost.kernel.game import Game
from warhost.players import players_of


@get("/games", sync_to_thread=False)
def games() -> list[GameLine]:
    return [GameLine(game.name, game.title) for game in GAMES]


@get("/scenarios", sync_to_thread=False)
def scenarios(game: FromQuery[str] = "") -> list[ScenarioLine]:
    """Of one game, or of all."""
    return [line for one in _wanted(game) for line in scenarios_of(one.name)]


@get("/bots", sync_to_thread=False)
def bots(game: FromQuery[str] = "") -> list[BotLine]:
    """Who can be given a seat at any time: of one game, or of all."""
    return [
        BotLine(one.name, bot, bot.capitalize()) for one in _wanted(game) for bot in players_of(one)
    ]


def _wanted(game: str) -> tuple[Game, ...]:
    return (game_named(game),) if game else GAMES


ROUTES = (games, scenarios, bots)
