"""T4.6 The flank march: troops sent round the battlefield, who come in from a side edge."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from warhost.games.triumph.board import DEPTH, WIDTH, base_edge
from warhost.games.triumph.events.deployment import FlankMarchMissed
from warhost.games.triumph.geometry import (
    ANGLE_TOLERANCE,
    DEGREE,
    MU,
    RIGHT_ANGLE,
    TOLERANCE,
    TURN,
    Pose,
    Shape,
    box,
    difference,
    is_near,
    on_board,
    overlaps,
    touches,
)
from warhost.games.triumph.ground import in_difficult, in_impassable
from warhost.games.triumph.setup.posting import Posting
from warhost.games.triumph.stands import (
    camp_footprint,
    camps_on_table,
    depth_of,
    footprint_of,
    on_table,
    opens_for,
    type_of,
)
from warhost.games.triumph.steps import advantaged, disadvantaged
from warhost.games.triumph.view import copy_of_table
from warhost.games.triumph.world import Stand, StandId, Table, View, World
from warhost.games.triumph.zones import in_zone, zones_on_board
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal

MOST_HALF_POINTS = 32
EARLIEST_OWN_TURN = 2
SLANT = 45 * DEGREE
LOWEST, HIGHEST = 8 * MU, 24 * MU
IN_DIFFICULT = 3 * MU
ENTRY_COST = 2
SIDES = ("left", "right")
DRAWN = "drawn"
"""T20-12 The side is left to a die that is rolled when the march may first come in."""


def sending_refusals(
    table: Table, seat: Seat, stands: Sequence[StandId], side: str
) -> Iterator[Refusal]:
    """T4.6-1, T4.6-2 Who may be sent round the flank."""
    if bool(stands) != (side in (*SIDES, DRAWN)):
        text = "A flank march has troops, and a side: left, right or drawn."
        yield Refusal("T4.5-6", "side", text)
    own = {stand.id: stand for stand in table.stands.values() if stand.seat == seat}
    if len(set(stands)) != len(stands) or any(name not in own for name in stands):
        yield Refusal("T4.6-1", "stands", "A flank march is made of own stands, each once.")
        return
    worth = sum(own[name].worth for name in stands)
    if worth > MOST_HALF_POINTS:
        yield Refusal("T4.6-1", "stands", f"At most 16 points may go, not {worth / 2:g}.")
    for place, name in enumerate(stands):
        if not may_march(table, own[name]):
            text = (
                f"{name} may not go: no general, battle line, garrison, artillery, wagons"
                " or elephants."
            )
            yield Refusal("T4.6-2", f"stands[{place}]", text)


def may_march(table: Table, stand: Stand) -> bool:
    """T4.6-2"""
    barred = stand.general or stand.battle_line or stand.place != "muster"
    return not barred and type_of(table, stand).may_flank_march


def miss_first_flank_march(world: World, _: Dice) -> Iterator[FlankMarchMissed]:
    """Whom the disadvantaged player has not deployed after step d is seen to be missing."""
    yield from _miss(world, *disadvantaged(world.table))


def miss_second_flank_march(world: World, _: Dice) -> Iterator[FlankMarchMissed]:
    """Whom the advantaged player has not deployed after step e is seen to be missing."""
    yield from _miss(world, *advantaged(world.table))


def _miss(world: World, seat: Seat) -> Iterator[FlankMarchMissed]:
    if stands := world.secrets[seat].flank_march:
        yield FlankMarchMissed(seat, stands)


def side_of(table: Table, seat: Seat, side: str) -> str:
    """T4.5-6 Left and right are seen from the own base edge."""
    looks_north = base_edge(table, seat) == "south"
    return "west" if (side == "left") == looks_north else "east"


def own_turn(table: Table) -> int:
    """Which turn of the active player this is; both players' turns are counted through."""
    return (table.turn.number + 1) // 2


def marchers(table: Table, seat: Seat) -> list[Stand]:
    """The troops of a flank march that have not come in."""
    return [s for s in table.stands.values() if s.seat == seat and s.place == "flank march"]


def entry_cost(table: Table, stands: Sequence[StandId]) -> int:
    """T4.6-5, T6-17 One point and one for being far off; chained riders cost one more."""
    lines = [type_of(table, table.stands[name]) for name in stands]
    return ENTRY_COST + max((line.command_surcharge for line in lines), default=0)


def entry_refusals(view: View, postings: Sequence[Posting]) -> Iterator[Refusal]:
    """T4.6-4 to -10 What is wrong with an entry."""
    table, seat = view.table, view.seat
    waiting = {stand.id for stand in marchers(table, seat)}
    named = [posting.stand for posting in postings]
    if not named or len(set(named)) != len(named) or not waiting.issuperset(named):
        yield Refusal("T4.6-4", "stands", "Only stands on flank march enter, each once.")
        return
    if any(posting.type for posting in postings):
        yield Refusal("T17.4-2", "stands", "Nobody changes his type on a flank march.")
    if own_turn(table) < EARLIEST_OWN_TURN:
        yield Refusal("T4.6-4", "", "A flank march enters in your second turn or later.")
        return
    cost = entry_cost(table, named)
    if cost > table.turn.points:
        text = f"The entry costs {cost} command points; {table.turn.points} are left."
        yield Refusal("T6-12", "", text)
    draft = with_entered(table, postings)
    side = side_of(table, seat, view.secret.flank_side)
    for place, posting in enumerate(postings):
        yield from place_refusals(draft, draft.stands[posting.stand], side, f"stands[{place}]")
    yield from _left_out(draft, [s for s in waiting if s not in named], side)


def with_entered(table: Table, postings: Sequence[Posting]) -> Table:
    draft = copy_of_table(table)
    for posting in postings:
        stand = draft.stands[posting.stand]
        draft.stands[posting.stand] = replace(stand, place="table", pose=posting.pose)
    return draft


def _left_out(draft: Table, names: Sequence[StandId], side: str) -> Iterator[Refusal]:
    """T4.6-10 Only those stay off for whom there is no place."""
    for name in names:
        if next(entry_places(draft, draft.stands[name], side), None) is not None:
            yield Refusal("T4.6-4", "stands", f"The whole flank march enters: {name} too.")


def entry_places(draft: Table, stand: Stand, side: str) -> Iterator[Pose]:
    """T4.6-10 Legal places of one stand, looking straight in, along the side edge."""
    for inset in (type_of(draft, stand).move, IN_DIFFICULT, 2 * MU, depth_of(draft, stand)):
        for y in range(LOWEST + MU, HIGHEST, MU):
            x = inset if side == "west" else WIDTH - inset
            pose = Pose(x, y, inward(side))
            there = replace(stand, place="table", pose=pose)
            trial = copy_of_table(draft)
            trial.stands[stand.id] = there
            if next(place_refusals(trial, there, side, ""), None) is None:
                yield pose


def inward(side: str) -> int:
    """The facing straight away from a side edge."""
    return RIGHT_ANGLE if side == "west" else 3 * RIGHT_ANGLE


def place_refusals(draft: Table, stand: Stand, side: str, place: str) -> Iterator[Refusal]:
    """What is wrong with the place of one entering stand."""
    assert stand.pose is not None
    shape = footprint_of(draft, stand)
    yield from _reach_refusals(draft, stand, side, place)
    if not 0 <= stand.pose.facing < TURN or (
        abs(difference(inward(side), stand.pose.facing)) > SLANT + ANGLE_TOLERANCE
    ):
        text = "Entering stands look away from the side edge, within 45 degrees."
        yield Refusal("T4.6-7", place, text)
    if shape.bottom < LOWEST - TOLERANCE or shape.top > HIGHEST + TOLERANCE:
        yield Refusal("T4.6-7", place, "Entering stands keep y between 8 and 24.")
    if not on_board(shape, WIDTH, DEPTH):
        yield Refusal("T4.6-6", place, "Entering stands are placed wholly on the board.")
    yield from _meeting_refusals(draft, stand, shape, place)


def _reach_refusals(draft: Table, stand: Stand, side: str, place: str) -> Iterator[Refusal]:
    """T4.6-6, T4.6-9 How far each front corner may be from the side edge."""
    line, shape = type_of(draft, stand), footprint_of(draft, stand)
    far = max(_inset(x, side) for x, _ in shape.corners[:2])
    if far > line.move + TOLERANCE:
        text = f"{line.name} come in at most {line.move / MU:g} MU from the side edge."
        yield Refusal("T4.6-6", place, text)
    elif line.is_mounted and far > IN_DIFFICULT + TOLERANCE and _is_rough(draft, stand, side):
        text = "Mounted that enter over difficult terrain come in at most 3 MU."
        yield Refusal("T4.6-9", place, text)


def _inset(x: int, side: str) -> int:
    return x if side == "west" else WIDTH - x


def _is_rough(draft: Table, stand: Stand, side: str) -> bool:
    """T4.6-9 Difficult terrain under the stand, or between it and the side edge."""
    shape = footprint_of(draft, stand)
    edge = 0 if side == "west" else WIDTH
    far = shape.right if side == "west" else shape.left
    way = box(edge, shape.bottom, far, shape.top)
    return in_difficult(draft, way, opens_for(draft, stand))


def _meeting_refusals(draft: Table, stand: Stand, shape: Shape, place: str) -> Iterator[Refusal]:
    """T4.6-8 Clear of enemies, their zones, friends and impassable ground."""
    for other in on_table(draft):
        if other.id == stand.id or not is_near(shape, footprint_of(draft, other)):
            continue
        body = footprint_of(draft, other)
        if overlaps(shape, body) or (other.seat != stand.seat and touches(shape, body)):
            text = f"{stand.id} would stand on or touch {other.id}."
            yield Refusal("T4.6-8", place, text)
    if any(overlaps(shape, camp_footprint(camp)) for camp in camps_on_table(draft)):
        yield Refusal("T1.2-9", place, f"{stand.id} would stand on a camp.")
    if in_impassable(draft, shape):
        yield Refusal("T4.6-8", place, f"{stand.id} would stand on impassable ground.")
    if any(in_zone(shape, zone) for zone in zones_on_board(draft, enemies_of=stand.seat)):
        text = f"{stand.id} would stand in an enemy zone of control."
        yield Refusal("T4.6-8", place, text)
