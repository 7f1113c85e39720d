"""T19.1-7 Several shots or attacks one after the other, as exact fractions."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import msgspec

from warhost.games.triumph.combat.engagements import Engagement, attacks_on_camps
from warhost.games.triumph.combat.fighting import work_on_combat
from warhost.games.triumph.events import apply
from warhost.games.triumph.events.agenda import TaskBegun
from warhost.games.triumph.shooting.shots import shoot
from warhost.games.triumph.shooting.targets import Shot, shots_by
from warhost.games.triumph.tasks import Combat
from warhost.games.triumph.view import copy_of_table
from warhost.games.triumph.world import Table, World
from warhost.kernel.dice import Dice

Attack = Shot | Engagement
FACES = range(1, 7)


class Chance(msgspec.Struct, frozen=True):
    """What is lost at the end, and how likely that is: a fraction in its lowest terms."""

    lost: tuple[str, ...]
    """Stands, and the seats of camps that were sacked."""
    numerator: int
    denominator: int


class Loaded(Dice):
    """Two dice that fall as told: only the odds roll them."""

    __slots__ = ("_faces",)

    def __init__(self, faces: Sequence[int]) -> None:
        super().__init__(b"")
        self._faces = list(faces)

    def roll(self, sides: int, what: str) -> int:
        """The next face."""
        assert self._faces, (sides, what)
        return self._faces.pop(0)


def sequence_odds(table: Table, attacks: Sequence[Attack]) -> tuple[Chance, ...]:
    """T19.1-7 Every way it can end, the likeliest first; impossible attacks are left out."""
    ends: dict[tuple[str, ...], Fraction] = {}
    for lost, chance in _ends(table, tuple(attacks)):
        ends[lost] = ends.get(lost, Fraction(0)) + chance
    told = (Chance(lost, found.numerator, found.denominator) for lost, found in ends.items())
    return tuple(sorted(told, key=lambda c: (-Fraction(c.numerator, c.denominator), c.lost)))


def _ends(table: Table, attacks: tuple[Attack, ...]) -> Iterator[tuple[tuple[str, ...], Fraction]]:
    if not attacks:
        yield lost_on(table), Fraction(1)
    elif not _can_be_made(table, attacks[0]):
        yield from _ends(table, attacks[1:])
    else:
        for after, chance in _branches(table, attacks[0]):
            for lost, further in _ends(after, attacks[1:]):
                yield lost, chance * further


def _can_be_made(table: Table, attack: Attack) -> bool:
    if isinstance(attack, Shot):
        return attack in shots_by(table, table.stands[attack.shooter])
    return (attack.stand, attack.enemy) in [(s.id, seat) for s, seat in attacks_on_camps(table)]


def _branches(table: Table, attack: Attack) -> Iterator[tuple[Table, Fraction]]:
    """The tables after an attack, those alike taken together."""
    afters: list[Table] = []
    counts: list[int] = []
    for faces in product(FACES, FACES):
        after = _after(table, attack, faces)
        alike = next((n for n, known in enumerate(afters) if _is_alike(known, after)), None)
        if alike is None:
            afters.append(after)
            counts.append(1)
        else:
            counts[alike] += 1
    for after, count in zip(afters, counts, strict=True):
        yield after, Fraction(count, len(FACES) ** 2)


def _is_alike(one: Table, other: Table) -> bool:
    return one.stands == other.stands and one.camps == other.camps


def _after(table: Table, attack: Attack, faces: tuple[int, int]) -> Table:
    world = World(copy_of_table(table))
    for event in _carried_out(world, attack, Loaded(faces)):
        apply(world, event)
    return world.table


def _carried_out(world: World, attack: Attack, dice: Dice) -> Iterator[Any]:
    if isinstance(attack, Shot):
        yield from shoot(world, attack, dice)
    else:
        combat = Combat(attack.stand, attack.enemy, camp=True)
        yield TaskBegun(combat)
        yield from work_on_combat(world, combat, dice)


def lost_on(table: Table) -> tuple[str, ...]:
    """Stands that count as lost, and the seats whose camp is sacked."""
    stands = [stand.id for stand in table.stands.values() if stand.place == "lost"]
    camps = [seat for seat, camp in table.camps.items() if camp.place == "sacked"]
    return (*stands, *camps)
