"""`firestrike 3114 5`: a spell, under the word its pack gives it."""

from collections.abc import Generator, Iterator
from typing import Any

from msgspec.structs import replace

from warhost.games.cosmos.events.economy import Booked
from warhost.games.cosmos.events.magic import SpellFailed
from warhost.games.cosmos.ids import UnitId
from warhost.games.cosmos.language.arguments import Argument
from warhost.games.cosmos.language.kinds import COUNT, PLACE
from warhost.games.cosmos.magic.casting import Cast, aimed, casting_of, cost_of, paid, power_of
from warhost.games.cosmos.magic.effects import carried_out
from warhost.games.cosmos.order import Order, Pending
from warhost.games.cosmos.orders.rule import Acting, Cannot, OrderRule, Priority, Takes


def begin(acting: Acting, order: Order) -> Generator[Any, None, Takes | Cannot]:
    """C19-1, C6-2 Its mana is gone as it begins, whatever becomes of it."""
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    spell = world.rules.spells[order.word]
    row = casting_of(world, unit, spell)
    if row is None:
        return Cannot("C19-1", f"It cannot cast {spell.name}.")
    power = power_of(spell, order)
    if isinstance(power, Cannot):
        return power
    target = aimed(world, unit, spell, row, order)
    if isinstance(target, Cannot):
        return target
    shares = paid(world, unit, cost_of(spell, row, power))
    if isinstance(shares, Cannot):
        return shares
    if shares:
        yield Booked(unit.nation, "paid", shares, acting.actor)
    return Takes(max(spell.phases + row.phases, 0), step=replace(order, amount=power))


def finish(acting: Acting, pending: Pending) -> Iterator[Any]:
    """C19.1.1-5, C19.1.1-7, C19.1.1-8 Out of reach or sight now, it comes to nothing."""
    world, unit = acting.world, acting.world.units[UnitId(acting.actor)]
    order, spell = pending.order, world.rules.spells[pending.order.word]
    row, power = casting_of(world, unit, spell), power_of(spell, pending.order)
    if row is None or isinstance(power, Cannot):
        return
    target = aimed(world, unit, spell, row, order)
    if isinstance(target, Cannot):
        yield SpellFailed(unit.nation, unit.id, spell.id, target.clause, target.why)
        return
    yield from carried_out(Cast(world, unit, spell, power, target, acting.dice))


def rank(acting: Acting, pending: Pending) -> Priority:
    """C19.1-7, C4.2-14 Strikes come after all who march."""
    spell = acting.world.rules.spells[pending.order.word]
    return Priority.STRIKING if spell.strike is not None else Priority.OTHER


RULE = OrderRule(
    word="cast",
    summary="Casts the spell of that word; its description names target and power.",
    syntax=(
        Argument(field="target", kind=PLACE, is_optional=True, sign="target"),
        Argument(field="amount", kind=COUNT, sign="power", is_optional=True),
    ),
    time="the casting time of the spell",
    priority=Priority.STRIKING,
    clauses=("C19-1", "C19-2", "C19.1-7"),
    example="firestrike 3114 5",
    rank=rank,
    begin=begin,
    finish=finish,
)
