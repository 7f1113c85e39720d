"""M6.2 In which hexes somebody standing here would identify blocks."""

import msgspec

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.sight.lines import identified_from
from warhost.games.multiverse.world import View


class Sight(msgspec.Struct, frozen=True, tag="sight"):
    """What would an eye in this hex see?"""

    hex: Hex
    scouts: bool = False


def answer(view: View, question: Sight) -> tuple[Hex, ...]:
    """The hexes in sight, in the order of the board."""
    ground = view.table.ground
    if not 0 <= question.hex < ground.board.size or ground.is_face_down(question.hex):
        return ()
    reach = view.table.rules.numbers.sight
    return tuple(sorted(identified_from(ground, question.hex, question.scouts, reach)))
