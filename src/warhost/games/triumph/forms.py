"""What a page needs to compose an answer that is not chosen from a list: one record a question."""

import msgspec

from warhost.games.triumph.geometry import Point
from warhost.games.triumph.world import StandId


class FormPage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Its `kind` is that of the question."""


class TerrainForm(FormPage, frozen=True, tag="terrain"):
    """T4.1-9, T4.1-11 How many pieces each adjustment of the score brings, and of which kinds."""

    score: int
    adjustments: tuple[int, ...]
    pieces: dict[int, int]
    compulsory: str
    kinds: dict[str, int]
    """The most of each kind."""


class LayoutForm(FormPage, frozen=True, tag="layout"):
    """The numbered pieces to be laid: areas get a place, a size and a turn, rivers a course."""

    forms: dict[int, str]
    diameters: tuple[int, int]
    turns: tuple[int, ...]


class FlankForm(FormPage, frozen=True, tag="flank march"):
    """Who could march, what all together may be worth, and where they may come in."""

    stands: tuple[StandId, ...]
    half_points: int
    sides: tuple[str, ...]


class CampForm(FormPage, frozen=True, tag="camp"):
    """T4.4-3 Where the middle of the camp may lie along the base edge, and obstacles in hand."""

    spans: tuple[tuple[int, int], ...]
    wagon: bool
    defences: int


class DeployForm(FormPage, frozen=True):
    """Who waits, as what else each may come, and where."""

    stands: dict[StandId, tuple[str, ...]]
    zone: tuple[Point, ...]
    camp: bool
    guises: int
    screens: int


class CentreForm(DeployForm, frozen=True, tag="centre"):
    """T4.4-9 The centre of an army."""


class RestForm(DeployForm, frozen=True, tag="rest"):
    """Whoever is not in the centre."""


class MovementForm(FormPage, frozen=True, tag="movement"):
    """The command points left, and who may move."""

    points: int
    stands: tuple[StandId, ...]


Form = TerrainForm | LayoutForm | FlankForm | CampForm | CentreForm | RestForm | MovementForm
