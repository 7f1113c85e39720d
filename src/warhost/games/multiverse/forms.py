"""What a page needs to compose an answer that is not chosen from a list: one record a question."""

from typing import Any

import msgspec

from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.building.items import Item
from warhost.games.multiverse.building.mustering import Post
from warhost.games.multiverse.story import Debt, Offer
from warhost.kernel.asks import Form, Seat


class WarForm(msgspec.Struct, frozen=True, tag_field="kind"):
    """Its `kind` is that of the question."""


class MusterKind(msgspec.Struct, frozen=True):
    """A unit that may be among the first."""

    kind: str
    name: str
    unit_class: str


class MusterForm(WarForm, frozen=True, tag="muster"):
    """M2.4-4 Which units may start, where, how many, which must be among them."""

    kinds: tuple[MusterKind, ...]
    hexes: tuple[Hex, ...]
    number: int
    needed: tuple[str, ...]
    usual: tuple[Post, ...]
    """What an absent seat would get."""


class Wish(msgspec.Struct, frozen=True):
    """Something that could be built if nothing else were."""

    item: Item
    text: str
    price: int


class BuildForm(WarForm, frozen=True, tag="build"):
    """M9.1-6 The gold, and what it could buy."""

    gold: int
    items: tuple[Wish, ...]


class DealingForm(WarForm, frozen=True, tag="dealing"):
    """M19.1-2, M20.2-4 To whom something may be offered, and what."""

    gold: int
    takers: tuple[Seat, ...]
    open: bool
    """Whether more than gifts may be offered."""
    peace: tuple[Seat, ...]
    debts: tuple[Debt, ...]


class WaitingOffer(msgspec.Struct, frozen=True):
    """An offer that waits for an answer."""

    offer: Offer
    text: str


class RepliesForm(WarForm, frozen=True, tag="replies"):
    """M20.2-7 The offers that wait for an answer."""

    offers: tuple[WaitingOffer, ...]


WarFormPage = MusterForm | BuildForm | DealingForm | RepliesForm


def form_of(page: WarFormPage) -> Form:
    """The same as the kernel hands it on."""
    kind = page.__struct_config__.tag
    fields: dict[str, Any] = {name: getattr(page, name) for name in page.__struct_fields__}
    return Form(str(kind), fields)
