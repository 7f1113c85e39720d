"""What battle cards make of a deployment that chance draws up."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from warhost.games.triumph.geometry import Pose
from warhost.games.triumph.orders.deploy import Deploy, check
from warhost.games.triumph.setup.ambush import CARD as AMBUSH
from warhost.games.triumph.setup.ambush import may_ambush
from warhost.games.triumph.setup.deploying import with_posted
from warhost.games.triumph.setup.guises import CARD as GUISE
from warhost.games.triumph.setup.guises import Pair, can_pass
from warhost.games.triumph.setup.posting import Posting, valet_types
from warhost.games.triumph.setup.screens import can_be_screened, screens_left
from warhost.games.triumph.world import Piece, Stand, StandId, Table, View
from warhost.kernel.dice import Dice


def dismounted(stands: Sequence[Stand], dice: Dice) -> dict[StandId, str]:
    """T17.4-2 Now and then a rider fights on foot."""
    riders = [stand for stand in stands if stand.on_foot]
    return {rider.id: rider.on_foot for rider in riders if dice.roll(4, "dismounting") == 1}


def with_valets(table: Table, stands: Sequence[Stand], dice: Dice) -> dict[StandId, str]:
    """T17.4-10 Pairs of knights become their followers."""
    knights = [stand for stand in stands if valet_types(table, stand)]
    forms = {}
    for one, other in zip(knights[::2], knights[1::2], strict=False):
        if dice.roll(2, "valets") == 1:
            forms[one.id], forms[other.id] = valet_types(table, one)
    return forms


def dressed(view: View, order: Deploy, dice: Dice) -> Deploy:
    """The deployment with screens, and with guises now and then."""
    draft = with_posted(view.table, order.stands)
    placed = [draft.stands[posting.stand] for posting in order.stands]
    able = [stand.id for stand in placed if can_be_screened(stand)]
    screened = tuple(able[: screens_left(draft, view.seat)])
    return replace(order, screened=screened, guises=_guises(view, draft, placed, dice))


def _guises(view: View, draft: Table, placed: Sequence[Stand], dice: Dice) -> tuple[Pair, ...]:
    paid = draft.armies[view.seat].cards.get(GUISE, 0) - len(view.secret.guises)
    pairs: list[Pair] = []
    for pair in _likely_pairs(draft, placed):
        free = not any(name in taken for taken in pairs for name in pair)
        if free and len(pairs) < paid and dice.roll(2, "guise") == 1:
            pairs.append(pair)
    return tuple(pairs)


def _likely_pairs(draft: Table, placed: Sequence[Stand]) -> Iterator[Pair]:
    for place, one in enumerate(placed):
        for other in placed[place + 1 :]:
            if one.type != other.type and can_pass(draft, one, other):
                yield one.id, other.id


def with_ambushes(view: View, order: Deploy, dice: Dice) -> Deploy:
    """T17.2-1 Light troops slip into the woods, where the rules allow it."""
    if AMBUSH not in view.table.armies[view.seat].cards:
        return order
    for place, posting in enumerate(order.stands):
        if may_ambush(view.table, view.table.stands[posting.stand]) and dice.roll(2, "lurk") == 1:
            order = _with_ambush(view, order, place)
    return order


def _with_ambush(view: View, order: Deploy, place: int) -> Deploy:
    """The deployment with one stand moved into the first piece that can hide it."""
    for piece in view.table.pieces.values():
        hidden = replace(order, stands=_moved(order.stands, place, piece))
        if not check(view, hidden):
            return hidden
    return order


def _moved(postings: tuple[Posting, ...], place: int, piece: Piece) -> tuple[Posting, ...]:
    corners = piece.polygons[0]
    x = sum(x for x, _ in corners) // len(corners)
    y = sum(y for _, y in corners) // len(corners)
    pose = Pose(x, y, postings[place].pose.facing)
    return (*postings[:place], replace(postings[place], pose=pose), *postings[place + 1 :])
