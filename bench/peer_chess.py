"""python-chess: random games, and lists of legal moves of one rich position."""

import random
import time

import chess
from record import tell

GAMES = 60
RICH = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
LISTS = 4_000


def main() -> None:
    dice = random.Random(1)
    started = time.perf_counter()
    plies = sum(played(dice) for _ in range(GAMES))
    tell("python-chess", "random play", plies / (time.perf_counter() - started), "decisions/s")
    board = chess.Board(RICH)
    started = time.perf_counter()
    for _ in range(LISTS):
        list(board.legal_moves)
    spent = (time.perf_counter() - started) / LISTS
    tell("python-chess", "list of 48 legal moves", spent * 1e6, "µs")


def played(dice: random.Random) -> int:
    board = chess.Board()
    while not board.is_game_over(claim_draw=False) and board.ply() < 400:
        board.push(dice.choice(list(board.legal_moves)))
    return board.ply()


if __name__ == "__main__":
    main()
