"""C20 Two worlds at the same places: the military one, and that of those who are questing.

What is in the world of quests stands in the index at positions of its own (`q123`), and is seen by
eyes of its own: those of nation 3 that are questing are counted as those of -3.
"""

from typing import Literal

from warhost.games.cosmos.ids import NationId, Position

Mode = Literal["", "military", "questing"]
"""Of locations: in both worlds, or in one of them."""
QUEST = "q"


def plane_of(position: Position, *, quests: bool) -> Position:
    """Where the index has what is at a position in one of the worlds."""
    return Position(f"{QUEST}{position}") if quests else position


def bare(plane: Position) -> Position:
    """The position itself."""
    return Position(plane.removeprefix(QUEST))


def is_quest_plane(plane: Position) -> bool:
    return plane[:1] == QUEST


def eyes_of(nation: NationId, *, quests: bool) -> NationId:
    """Whose sight counts in one of the worlds."""
    return NationId(-nation) if quests else nation


def nation_of(eyes: NationId) -> NationId:
    return NationId(abs(eyes))


def is_questing(eyes: NationId) -> bool:
    return eyes < 0


def exists_in(mode: Mode, *, quests: bool) -> bool:
    """C20.1-11 to C20.1-13 Whether a location of that mode can be seen and entered there."""
    return not mode or mode == ("questing" if quests else "military")
