"""M6.1-5 Which enemies would see the face of a block that stands here."""

import msgspec

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.sight.lines import identified_from
from warhost.games.multiverse.sight.spotting import foes_near, sight_at
from warhost.games.multiverse.world import Table, View


class Seers(msgspec.Struct, frozen=True, tag="seers"):
    """Who would see my block in this hex?"""

    hex: Hex


class SeersSheet(msgspec.Struct, frozen=True):
    """Enemy hexes by what is known of them."""

    certain: tuple[Hex, ...]
    """Somebody there sees it, whoever it is."""
    possible: tuple[Hex, ...]
    """A Scout there would see it, and nobody knows whether one is."""


def answer(view: View, question: Seers) -> SeersSheet:
    """From what the seat may know: an enemy's back may be anybody."""
    table, hex_ = view.table, question.hex
    if not view.seat or not 0 <= hex_ < table.board.size or table.ground.is_face_down(hex_):
        return SeersSheet((), ())
    foes = foes_near(table, view.seat, hex_)
    certain = tuple(foe for foe in foes if _sees(table, foe, hex_, scouts=False))
    others = (foe for foe in foes if foe not in certain and _sees(table, foe, hex_, scouts=True))
    by_role = {foe: _scouts_at(table, foe) for foe in others}
    return SeersSheet(
        certain=(*certain, *(foe for foe, scouts in by_role.items() if scouts)),
        possible=tuple(foe for foe, scouts in by_role.items() if scouts is None),
    )


def _sees(table: Table, viewer: Hex, target: Hex, scouts: bool) -> bool:
    return target in identified_from(table.ground, viewer, scouts, sight_at(table, viewer))


def _scouts_at(table: Table, hex_: Hex) -> bool | None:
    """Whether a Scout is there; nothing if it is not known."""
    kinds = [unit.kind and table.type_of(unit).unit_class for unit in table.units_at(hex_)]
    if any(kind and kind.scouts for kind in kinds):
        return True
    return None if any(not kind for kind in kinds) else False
