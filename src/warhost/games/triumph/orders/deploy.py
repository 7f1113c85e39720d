"""`deploy red/1 at 20,7 facing 0; red/2 at 22,7 as HFT; guise red/3 red/4; screen red/1`.

All stands of a step in one order: until it is given they may be moved about freely (T4.5-4).
"""

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from warhost.games.triumph.events.agenda import Decided
from warhost.games.triumph.events.deployment import (
    CampPlaced,
    GuisesTaken,
    Posted,
    ScreenTaken,
    StandsDeployed,
)
from warhost.games.triumph.measures import in_mu, mu_from
from warhost.games.triumph.orders.rule import NotUnderstood, OrderRule
from warhost.games.triumph.setup.camp_places import camp_pose, camp_refusals
from warhost.games.triumph.setup.deploying import (
    centre_refusals,
    naming_refusals,
    rest_refusals,
    with_posted,
)
from warhost.games.triumph.setup.guises import Pair, guise_refusals
from warhost.games.triumph.setup.moments import places_camp_last
from warhost.games.triumph.setup.notation import print_posting, read_posting
from warhost.games.triumph.setup.posting import Posting, type_refusals
from warhost.games.triumph.setup.screens import screen_refusals
from warhost.games.triumph.tasks import kind_of
from warhost.games.triumph.world import StandId, Table, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Deploy(msgspec.Struct, frozen=True, tag="deploy", omit_defaults=True):
    """T4.5 Stands and their poses as everybody sees them; in guises, who is whom in truth."""

    stands: tuple[Posting, ...] = ()
    guises: tuple[Pair, ...] = ()
    screened: tuple[StandId, ...] = ()
    camp: int | None = None
    """Where a pack train stands along the base edge (T17.2-6)."""


def check(view: View, order: Deploy) -> list[Refusal]:
    if unknown := naming_refusals(view, order.stands):
        return unknown
    if strange := list(type_refusals(view.table, order.stands)):
        return strange
    if kind_of(view.table.agenda[-1]) == "centre":
        refusals = [*centre_refusals(view, order.stands), *_no_camp_yet(order)]
    else:
        refusals = [*rest_refusals(view, order.stands), *_camp_refusals(view, order)]
    draft = with_posted(view.table, order.stands)
    placed = [posting.stand for posting in order.stands]
    refusals += guise_refusals(draft, view.seat, view.secret, placed, order.guises)
    return refusals + list(screen_refusals(draft, view.seat, order.screened))


def _no_camp_yet(order: Deploy) -> Iterator[Refusal]:
    if order.camp is not None:
        yield Refusal("T17.2-6", "camp", "The pack train is placed with the last troops.")


def _camp_refusals(view: View, order: Deploy) -> Iterator[Refusal]:
    """T17.2-6"""
    wanted = places_camp_last(view.table, view.seat)
    if wanted != (order.camp is not None):
        text = "Say where the pack train stands." if wanted else "There is no camp to place now."
        yield Refusal("T17.2-6", "camp", text)
    elif order.camp is not None:
        draft = with_posted(view.table, order.stands)
        yield from camp_refusals(draft, view.seat, order.camp)


def resolve(world: World, seat: Seat, order: Deploy, _: Dice) -> Iterator[object]:
    if order.camp is not None:
        yield CampPlaced(seat, camp_pose(world.table, seat, order.camp))
    if order.stands:
        yield StandsDeployed(seat, tuple(_posted(world.table, order.stands)))
    if order.screened:
        yield ScreenTaken(seat, order.screened)
    if order.guises:
        yield GuisesTaken(seat, order.guises)
    yield Decided(seat)


def _posted(table: Table, postings: Sequence[Posting]) -> Iterator[Posted]:
    draft = with_posted(table, postings)
    for posting in postings:
        stand = draft.stands[posting.stand]
        yield Posted(stand.id, posting.pose, stand.type, stand.worth)


def parse(text: str, view: View) -> Deploy:
    order = Deploy()
    for part in text.split(";"):
        if part.strip():
            order = _with_part(order, part.split(), view)
    return order


def _with_part(order: Deploy, words: list[str], view: View) -> Deploy:
    match words:
        case ["guise", one, other]:
            pair = (StandId(one), StandId(other))
            return replace(order, guises=(*order.guises, pair))
        case ["screen", *names]:
            return replace(order, screened=tuple(StandId(name) for name in names))
        case ["camp", "at", x]:
            return replace(order, camp=_number(x))
        case _:
            return replace(order, stands=(*order.stands, read_posting(words, view)))


def _number(word: str) -> int:
    try:
        return mu_from(word)
    except ValueError as trouble:
        raise NotUnderstood(str(trouble)) from None


def print_order(order: Deploy) -> str:
    parts = [print_posting(posting) for posting in order.stands]
    parts += [f"guise {one} {other}" for one, other in order.guises]
    if order.screened:
        parts.append("screen " + " ".join(order.screened))
    if order.camp is not None:
        parts.append(f"camp at {in_mu(order.camp)}")
    return "; ".join(parts)


RULE = OrderRule(
    order=Deploy,
    word="deploy",
    steps=frozenset({"centre", "rest"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
)
