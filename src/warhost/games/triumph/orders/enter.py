"""`enter red/3 at 2,10 facing 90; red/4 at 2,12 facing 90`: a flank march comes in (T4.6-4)."""

from collections.abc import Iterator

import msgspec

from warhost.games.triumph.events.flank import FlankMarchEntered
from warhost.games.triumph.orders.rule import OrderRule
from warhost.games.triumph.setup.flank_march import entry_cost, entry_refusals
from warhost.games.triumph.setup.notation import print_posting, read_posting
from warhost.games.triumph.setup.posting import Posting
from warhost.games.triumph.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class Enter(msgspec.Struct, frozen=True, tag="enter"):
    """T4.6-4 Where each of the stands comes in."""

    stands: tuple[Posting, ...]


def check(view: View, order: Enter) -> list[Refusal]:
    return list(entry_refusals(view, order.stands))


def resolve(world: World, seat: Seat, order: Enter, _: Dice) -> Iterator[FlankMarchEntered]:
    """T4.6-11 The stands have moved for this turn."""
    cost = entry_cost(world.table, [posting.stand for posting in order.stands])
    side = world.secrets[seat].flank_side
    yield FlankMarchEntered(seat, order.stands, side, cost)


def parse(text: str, view: View) -> Enter:
    parts = (part.split() for part in text.split(";") if part.strip())
    return Enter(tuple(read_posting(words, view) for words in parts))


def print_order(order: Enter) -> str:
    return "; ".join(print_posting(posting) for posting in order.stands)


RULE = OrderRule(
    order=Enter,
    word="enter",
    steps=frozenset({"movement"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
)
