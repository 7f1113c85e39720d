"""C1.2-20 A sheet to fill in: everybody who can receive orders, where, and what is pending."""

from collections.abc import Iterator

from warhost.games.cosmos.ids import ActorId, UnitId
from warhost.games.cosmos.order import Pending
from warhost.games.cosmos.sheets.printing import print_orders
from warhost.games.cosmos.view import View
from warhost.games.cosmos.world import Clock, Unit


def template(view: View) -> str:
    """Comments and headers only; handed in as it is, it orders nothing."""
    return "\n".join(_lines(view)) + "\n" if view.nation is not None else ""


def pending_line(pending: Pending, clock: Clock, phases: int) -> Iterator[str]:
    """C4.1-5 An order as it is listed; the last line of one that has begun says for how long."""
    lines = list(print_orders((pending.order,)))
    if pending.has_begun:
        left = pending.until - clock.turn * phases
        lines[-1] += f" (begun-{0 if pending.is_late else left})"
    yield from lines


def _lines(view: View) -> Iterator[str]:
    assert view.nation is not None
    yield f"nation {view.nation}:"
    for leader in sorted(unit.id for unit in view.units.values() if unit.leader is None):
        yield ""
        yield from _unit(view, view.units[leader])
    for number in sorted(view.locations):
        place = view.locations[number]
        kind = view.rules.locations[place.type].name
        yield ""
        yield f"{number}: ; {place.name or kind} in {place.position}"
        yield from _pending(view, ActorId(number))


def _unit(view: View, unit: Unit) -> Iterator[str]:
    yield f"{unit.id}: ; {_name(view, unit)} in {unit.position or 'nowhere'}"
    for member in view.forces.get(unit.id, ())[1:]:
        yield f"; with {member} {_name(view, view.units[UnitId(member)])}"
    yield from _pending(view, ActorId(unit.id))


def _pending(view: View, actor: ActorId) -> Iterator[str]:
    for pending in view.queues.get(actor, ()):
        for line in pending_line(pending, view.clock, view.rules.phases):
            yield f"; {line}"


def _name(view: View, unit: Unit) -> str:
    return unit.name or view.rules.units[unit.type].name
