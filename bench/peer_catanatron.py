"""catanatron: a board game with random players, in pure Python."""

import random
import time

from catanatron import Color, Game, RandomPlayer
from record import tell

GAMES = 40


def main() -> None:
    random.seed(1)
    started = time.perf_counter()
    actions = sum(len(played().state.actions) for _ in range(GAMES))
    spent = time.perf_counter() - started
    tell("catanatron", "random play, two seats", actions / spent, "decisions/s")
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    started = time.perf_counter()
    for _ in range(5_000):
        game.copy()
    tell("catanatron", "copy of a game", (time.perf_counter() - started) / 5_000 * 1e6, "µs")


def played() -> Game:
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    game.play()
    return game


if __name__ == "__main__":
    main()
