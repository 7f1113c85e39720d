"""The set-up happens: dice for homelands and advantage, terrain, base edges."""

import msgspec

from warhost.games.triumph.events import writing
from warhost.games.triumph.world import BaseEdge, Piece, World
from warhost.kernel.asks import Seat


class Rolled(msgspec.Struct, frozen=True):
    """One player's die and what is added to it."""

    seat: Seat
    face: int
    rating: int = 0

    @property
    def total(self) -> int:
        return self.face + self.rating


class TopographyRolled(msgspec.Struct, frozen=True, tag="topography rolled"):
    """T4.1-2 Whose homeland is the battlefield; nobody's after a tie."""

    rolls: tuple[Rolled, ...]
    home: Seat | None
    topography: str


class AdvantageRolled(msgspec.Struct, frozen=True, tag="advantage rolled"):
    """T4.1-3 Who has the tactical advantage; nobody yet after a tie."""

    rolls: tuple[Rolled, ...]
    advantaged: Seat | None
    score: int


class FlankRightsKnown(msgspec.Struct, frozen=True, tag="flank rights known"):
    """T4.1-5 Who may send troops round the flank."""

    seats: tuple[Seat, ...]


class TerrainRolled(msgspec.Struct, frozen=True, tag="terrain rolled"):
    """T4.1-8 How rich in terrain the field is."""

    rolls: tuple[Rolled, ...]
    score: int


class TerrainChosen(msgspec.Struct, frozen=True, tag="terrain chosen"):
    """T4.1-9, T4.1-12 The adjusted score and the kinds of terrain, numbered from 1."""

    seat: Seat
    adjustment: int
    score: int
    kinds: tuple[str, ...]


class LayoutRolled(msgspec.Struct, frozen=True, tag="layout rolled"):
    """T4.2-1 The dice that say where each number goes."""

    faces: tuple[int, int]


class TerrainLaid(msgspec.Struct, frozen=True, tag="terrain laid"):
    """T4.2 The pieces as they lie on the table."""

    seat: Seat
    pieces: tuple[Piece, ...]


class EdgesChosen(msgspec.Struct, frozen=True, tag="edges chosen"):
    """T4.2-15 Who fights from which long edge."""

    edges: tuple[tuple[Seat, BaseEdge], ...]


def apply_topography_rolled(world: World, event: TopographyRolled) -> None:
    writing.change_setup(world, topography=event.topography)


def apply_advantage_rolled(world: World, event: AdvantageRolled) -> None:
    if event.advantaged is not None:
        writing.change_setup(world, advantaged=event.advantaged, advantage=event.score)


def apply_flank_rights_known(world: World, event: FlankRightsKnown) -> None:
    for seat in event.seats:
        writing.change_army(world, seat, may_flank=True)


def apply_terrain_rolled(world: World, event: TerrainRolled) -> None:
    writing.change_setup(world, terrain_score=event.score)


def apply_terrain_chosen(world: World, event: TerrainChosen) -> None:
    writing.change_setup(world, terrain_score=event.score, kinds=event.kinds)


def apply_layout_rolled(world: World, event: LayoutRolled) -> None:
    writing.change_setup(world, layout=event.faces)


def apply_terrain_laid(world: World, event: TerrainLaid) -> None:
    for piece in event.pieces:
        world.table.pieces[piece.id] = piece


def apply_edges_chosen(world: World, event: EdgesChosen) -> None:
    for seat, edge in event.edges:
        writing.change_army(world, seat, base_edge=edge)


APPLY = {
    TopographyRolled: apply_topography_rolled,
    AdvantageRolled: apply_advantage_rolled,
    FlankRightsKnown: apply_flank_rights_known,
    TerrainRolled: apply_terrain_rolled,
    TerrainChosen: apply_terrain_chosen,
    LayoutRolled: apply_layout_rolled,
    TerrainLaid: apply_terrain_laid,
    EdgesChosen: apply_edges_chosen,
}
