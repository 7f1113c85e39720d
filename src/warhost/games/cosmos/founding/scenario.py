"""A made world as the file of a pack."""

import msgspec

from warhost.games.cosmos.founding.making import made
from warhost.kernel.packs import Tables

TURNS = 24
HEAD = """\
# Made for {nations} nations from the seed {seed}.
# The same seed makes the same world; whatever is changed here stays changed.

[scenario.{id}]
title = {title}
blurb = "{nations} nations on {hexes} hexes, {turns} turns."
turns = {turns}
scene = '''
{scene}'''
"""


def scenario_file(tables: Tables, name: str, title: str, nations: int, seed: str) -> str:
    """The text of a file with one scenario."""
    world = made(tables, nations, seed)
    return HEAD.format(
        id=_quoted(name),
        title=_quoted(title),
        nations=nations,
        seed=_quoted(seed),
        hexes=world.land.board.size,
        turns=TURNS,
        scene=world.scene,
    )


def _quoted(text: str) -> str:
    """A text of JSON is one of TOML too."""
    return msgspec.json.encode(text).decode()
