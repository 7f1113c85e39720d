"""What a player is told when an order is not taken: data, never an exception."""

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """One reason why an order is not taken.

    `clause` is the rule that says so, `place` the part of the order that is wrong
    (a path like "legs[1]" or a line and column), `text` a sentence for the player.
    """

    clause: str
    place: str
    text: str
