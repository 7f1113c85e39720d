"""C1-1 A world for so many nations, out of a seed."""

import math

import msgspec

from warhost.games.cosmos.founding.land import Land
from warhost.games.cosmos.founding.realms import TooNarrow, settle
from warhost.games.cosmos.founding.rivers import water
from warhost.games.cosmos.founding.roads import pave, shore
from warhost.games.cosmos.founding.shaping import shaped
from warhost.games.cosmos.founding.terrains import cover, fill
from warhost.games.cosmos.founding.worth import unevenness, worth_around
from warhost.games.cosmos.founding.writing import scene_of
from warhost.games.cosmos.geography import Board
from warhost.games.cosmos.rows.peoples import People
from warhost.kernel.dice import Dice
from warhost.kernel.digests import digest
from warhost.kernel.packs import Tables

HEXES_A_NATION = 81
WIDTH, HEIGHT = 4, 3
ATTEMPTS, MOST_ATTEMPTS = 4, 40
"""So many maps are made, and the fairest is taken."""
FEWEST, MOST = 2, 16
"""C1-1 How many nations there can be."""
FACTIONS_FROM = 6


class Made(msgspec.Struct, frozen=True):
    """A world that was made."""

    land: Land
    scene: str


def board_for(nations: int) -> Board:
    """About as many hexes for each nation, however many there are."""
    unit = math.sqrt(nations * HEXES_A_NATION / (WIDTH * HEIGHT))
    return Board(round(unit * WIDTH), round(unit * HEIGHT))


def made(tables: Tables, nations: int, seed: str) -> Made:
    """The same words make the same world."""
    assert FEWEST <= nations <= MOST
    dice = Dice(digest(seed.encode(), str(nations).encode()))
    land = min(
        _lands(nations, dice), key=lambda one: unevenness(worth_around(tables, one))
    )  # fmt: skip
    peoples = _peoples(tables, nations, dice)
    return Made(land, scene_of(land, peoples, dice, factions=nations >= FACTIONS_FROM))


def _lands(nations: int, dice: Dice) -> list[Land]:
    found: list[Land] = []
    for _ in range(MOST_ATTEMPTS):
        land = shaped(board_for(nations), dice)
        try:
            settle(land, nations)
        except TooNarrow:
            continue
        fill(land)
        cover(land)
        water(land, dice)
        pave(land)
        shore(land, dice)
        found.append(land)
        if len(found) == ATTEMPTS:
            break
    assert found, "no map had room"
    return found


def _peoples(tables: Tables, nations: int, dice: Dice) -> list[People]:
    """All that there are, in turn, neighbours never alike if there are several."""
    known = [one for one in tables["people"].values() if one.muster is not None]
    first = dice.shuffled(known, "peoples")
    return [first[place % len(first)] for place in range(nations)]
