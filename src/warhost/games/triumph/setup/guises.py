"""T17.5-11 Deceptive Deployment: two stands that pass for each other until the enemy is near.

The open table shows the lie and all rules work on it; the truth is a secret of the owner.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence

from warhost.games.triumph.events.deployment import GuiseDropped
from warhost.games.triumph.geometry import MU, TOLERANCE, gap, touches
from warhost.games.triumph.stands import depth_of, footprint_of, stands_of, type_of
from warhost.games.triumph.world import Secret, Stand, StandId, Table, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal

CARD = "DC"
IN_SIGHT = 8 * MU
CAP_MOUNTED, CAP_FOOT = 4 * MU, 2 * MU

Pair = tuple[StandId, StandId]


def reveal(
    table: Table, secrets: Mapping[Seat, Secret], stands: Collection[StandId]
) -> Iterator[GuiseDropped]:
    """T17.5-13 Whoever of these is in disguise turns out to be what he is."""
    for seat, secret in secrets.items():
        for pair in secret.guises:
            if pair[0] in stands or pair[1] in stands:
                yield GuiseDropped(seat, pair)


def reveal_near(world: World, _: Dice) -> Iterator[GuiseDropped]:
    """T17.5-11 At the end of a movement phase an enemy within 8 MU sees through every guise."""
    table = world.table
    yield from reveal(table, world.secrets, _near_enemies(world))


def reveal_met(world: World) -> Iterator[GuiseDropped]:
    """T17.5-13 Whoever is touched by an enemy, or has left the table, is seen for what he is."""
    yield from reveal(world.table, world.secrets, _met(world))


def _met(world: World) -> frozenset[StandId]:
    return frozenset(name for name in _hidden(world) if _is_met(world.table, name))


def _is_met(table: Table, name: StandId) -> bool:
    stand = table.stands[name]
    if stand.place != "table":
        return True
    shape = footprint_of(table, stand)
    enemies = stands_of(table, table.enemy_of(stand.seat))
    return any(touches(shape, footprint_of(table, enemy)) for enemy in enemies)


def _hidden(world: World) -> Iterator[StandId]:
    return (name for secret in world.secrets.values() for pair in secret.guises for name in pair)


def _near_enemies(world: World) -> frozenset[StandId]:
    return frozenset(name for name in _hidden(world) if _is_near_enemies(world.table, name))


def _is_near_enemies(table: Table, name: StandId) -> bool:
    stand = table.stands[name]
    shape = footprint_of(table, stand)
    return any(
        gap(shape, footprint_of(table, enemy)) <= IN_SIGHT + TOLERANCE
        for enemy in stands_of(table, table.enemy_of(stand.seat))
    )


def is_disguised(secret: Secret, stand: StandId) -> bool:
    return any(stand in pair for pair in secret.guises)


def move_cap(table: Table, secret: Secret, stand: Stand) -> int | None:
    """T17.5-12 How far a disguised stand may move at most; its owner alone can ask."""
    if not is_disguised(secret, stand.id):
        return None
    lines = [type_of(table, stand), type_of(table, table.stands[other_of(secret, stand.id)])]
    cap = CAP_MOUNTED if lines[0].is_mounted else CAP_FOOT
    return min(cap, *(line.move for line in lines))


def other_of(secret: Secret, stand: StandId) -> StandId:
    """What a disguised stand is in truth."""
    for one, other in secret.guises:
        if stand in (one, other):
            return other if stand == one else one
    raise AssertionError(stand)


def truth_of(world: World, stand: StandId) -> StandId:
    """T17.5-13 Who really stands where this stand shows itself."""
    secret = world.secrets.get(world.table.stands[stand].seat, Secret())
    return other_of(secret, stand) if is_disguised(secret, stand) else stand


def guise_refusals(
    table: Table, seat: Seat, secret: Secret, placed: Collection[StandId], pairs: Sequence[Pair]
) -> Iterator[Refusal]:
    """T17.5-11 As many swaps as were paid for, of stands that were just placed."""
    paid = table.armies[seat].cards.get(CARD, 0)
    if len(secret.guises) + len(pairs) > paid:
        yield Refusal("T17.5-11", "guises", f"The army has paid for {paid} swaps.")
    named = [name for pair in (*secret.guises, *pairs) for name in pair]
    if len(named) != len(set(named)):
        yield Refusal("T17.5-11", "guises", "A stand passes for one other only.")
    for place, pair in enumerate(pairs):
        if not set(pair) <= set(placed):
            text = "Both stands of a swap are placed in this step."
            yield Refusal("T17.5-11", f"guises[{place}]", text)
        elif not can_pass(table, table.stands[pair[0]], table.stands[pair[1]]):
            text = "Only stands on bases of the same depth that may go the same ways can swap."
            yield Refusal("T17.5-13", f"guises[{place}]", text)


def can_pass(table: Table, one: Stand, other: Stand) -> bool:
    """T17.5-13 Stands that can be swapped in place wherever they are."""
    roads_only = type_of(table, one).roads_only or type_of(table, other).roads_only
    return depth_of(table, one) == depth_of(table, other) and not roads_only
