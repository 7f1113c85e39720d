"""One battle of a scene at a time, without a turn around it."""

from collections.abc import Iterator
from typing import Any

from tests.games.cosmos.base import NATIONS, rules
from warhost.games.cosmos.battle.aftermath import record_of
from warhost.games.cosmos.battle.fight import Fight
from warhost.games.cosmos.battle.fighting import fight_out
from warhost.games.cosmos.battle.mustering import mustered
from warhost.games.cosmos.battle.records import Battle, Blow, Fought
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.scene.reading import read_scene
from warhost.games.cosmos.world import World
from warhost.kernel.dice import Dice

WAR = """
policy GE RW enemy
policy RW GE enemy
"""


def world_of(text: str) -> World:
    """GE and RW at war, who stands where, and on lines `storm 3101` who storms."""
    storming = [line.split()[1:] for line in text.splitlines() if line.split()[:1] == ["storm"]]
    text = "\n".join(line for line in text.splitlines() if line.split()[:1] != ["storm"])
    lines = text if "nation" in text else NATIONS + text
    lines = lines if "policy" in lines else lines + WAR
    world = read_scene(lines.replace("map ", "hex "), rules())
    world.storming = {UnitId(int(unit)): None for one in storming for unit in one}
    return world


def fights(text: str, seed: int = 1) -> list[Fight]:
    """The battles of a scene, fought to their ends."""
    found = mustered(world_of(text))
    fight_out(found, Dice(bytes([seed]) * 32), 1)
    return found


def fight(text: str, seed: int = 1) -> Battle:
    """The only battle of a scene."""
    (one,) = fights(text, seed)
    return record_of(one)


def all_blows(battle: Battle) -> Iterator[tuple[int, Blow]]:
    """Every blow with the segment it fell in; 0 is the opening one."""
    opening = sum(one.is_opening for one in battle.segments)
    for number, segment in enumerate(battle.segments, 1 - opening):
        for blow in segment.blows:
            yield number, blow


def blows(battle: Battle, attacker: int = 0, target: int = 0, how: str = "") -> list[Blow]:
    """Those of one unit, on one unit, of one kind, as far as it is said."""
    return [
        blow
        for _, blow in all_blows(battle)
        if attacker in (0, blow.attacker) and target in (0, blow.target) and how in ("", blow.how)
    ]


def first(battle: Battle, attacker: int, target: int = 0, how: str = "") -> Blow:
    return blows(battle, attacker, target, how)[0]


def parts(blow: Blow, what: str) -> int:
    """A modifier in thousandths; 1000 where it is not named."""
    return next((one.parts for one in blow.reasons if one.what == what), 1000)


def spot_of(battle: Battle, unit: int, segment: int = 1) -> str:
    """Where a unit stood when a segment began."""
    opening = sum(one.is_opening for one in battle.segments)
    stands: dict[Any, int] = dict(battle.segments[segment - 1 + opening].stands)
    return battle.spots[stands[unit]].kind


def of(battle: Battle, unit: int) -> Fought:
    return next(one for one in battle.units if one.unit == unit)


def when(battle: Battle, attacker: int, how: str) -> list[int]:
    """The segments in which a unit attacked so."""
    return [
        number for number, blow in all_blows(battle) if (blow.attacker, blow.how) == (attacker, how)
    ]
