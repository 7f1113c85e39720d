"""open_spiel: random play of games written in C++, driven from Python."""

import random
import time

import pyspiel
from record import tell

GAMES = {"chess": 150, "backgammon": 200, "battleship": 200}


def main() -> None:
    for name, count in GAMES.items():
        game, dice = pyspiel.load_game(name), random.Random(1)
        started = time.perf_counter()
        steps = sum(played(game, dice) for _ in range(count))
        spent = time.perf_counter() - started
        tell("open_spiel", f"random play, {name}", steps / spent, "decisions/s")


def played(game: pyspiel.Game, dice: random.Random) -> int:
    state, steps = game.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(chosen(state, dice))
        steps += 1
    return steps


def chosen(state: pyspiel.State, dice: random.Random) -> int:
    if not state.is_chance_node():
        return dice.choice(state.legal_actions())
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    return dice.choices(actions, weights)[0]


if __name__ == "__main__":
    main()
