"""Battles as clause tests name them.

    3: battle at 123
    3: s1 3101 at back
    3: s1 3101 melee 4101 x200
    3: s1 3101 melee 4101 by charge 1200
    3: s1 3101 melee 4101 wounds 96
    3: s1 4101 fled
    3: s1 4101 braced
    3: battle over

`s1` is the first segment, `s0` the opening one in which only missiles are used.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from warhost.games.cosmos.battle.records import Battle, Segment
from warhost.games.cosmos.events.battles import BattleFought


def _battle(event: BattleFought) -> list[str]:
    battle = event.battle
    opening = sum(one.is_opening for one in battle.segments)
    lines = [f"battle at {battle.position}"]
    for number, segment in enumerate(battle.segments, 1 - opening):
        lines += [f"s{number} {line}" for line in _segment(battle, segment)]
    return [*lines, "battle over"]


def _segment(battle: Battle, segment: Segment) -> Iterator[str]:
    for unit, spot in segment.stands:
        yield f"{unit} at {battle.spots[spot].kind}"
    for blow in segment.blows:
        what = f"{blow.attacker} {blow.how} {blow.target}"
        yield f"{what} x{blow.attacks}"
        yield from (f"{what} by {one.what} {one.parts}" for one in blow.reasons)
        if blow.wounds or blow.is_marginal:
            yield f"{what} wounds {blow.wounds}" if blow.wounds else f"{what} marginal"
    yield from (f"{unit} {fate}" for unit, fate in segment.gone)
    yield from (f"{unit} braced" for unit in segment.defending)


TELL: Mapping[type, Callable[[Any], list[str]]] = {BattleFought: _battle}
