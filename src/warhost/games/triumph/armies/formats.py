"""T18.3-7 How large the armies of a game are and what they may use."""

from typing import NewType

import msgspec

FormatId = NewType("FormatId", str)


class Format(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The limits of one size of game. Points are half points."""

    id: FormatId
    name: str
    half_points: int
    """What an army may cost (T3.1-1)."""
    victory_half_points: int
    camp_half_points: int
    centre_half_points: int
    battle_cards: bool
    flank_march: bool
