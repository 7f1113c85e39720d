"""From a question to its answer: who is asked, what may be said, and what it brings about."""

from collections.abc import Iterator, Mapping
from typing import Any

from warhost.games.triumph.answers import BY_KIND
from warhost.games.triumph.events.turn import BattleEnded, Resigned
from warhost.games.triumph.orders import BY_TYPE, BY_WORD
from warhost.games.triumph.orders.rule import NotUnderstood
from warhost.games.triumph.progress import go_on
from warhost.games.triumph.tasks import kind_of
from warhost.games.triumph.world import View, World
from warhost.kernel.asks import Ask, Options, Seat, Verdict
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


def asks(world: World) -> tuple[Ask, ...]:
    """The seats named by the thing to be done next."""
    table = world.table
    if table.verdict is not None:
        return ()
    task = table.agenda[-1]
    return tuple(Ask(seat, kind_of(task)) for seat in task.seats)


def options(view: View, ask: Ask) -> Options:
    return BY_KIND[ask.kind].options(view, ask)


def sample(view: View, ask: Ask, dice: Dice) -> Any:
    return BY_KIND[ask.kind].sample(view, ask, dice)


def fallback(view: View, ask: Ask, wishes: Mapping[str, Any]) -> Any:
    return BY_KIND[ask.kind].fallback(view, ask, dict(wishes))


def check(view: View, ask: Ask, order: Any) -> list[Refusal]:
    """T20-14 What is wrong with an order; nothing if it is allowed."""
    rule = BY_TYPE[type(order)]
    if ask.kind not in rule.steps:
        wanted = ", ".join(other.word for other in BY_TYPE.values() if ask.kind in other.steps)
        return [Refusal("T5-9", "", f"Now is the time for {ask.kind}: {wanted}.")]
    return rule.check(view, order)


def resolve(world: World, answers: Mapping[Seat, Any], dice: Dice) -> Iterator[Any]:
    """Carry out the orders, then go on until the next question."""
    for seat in world.table.seats:
        if seat in answers:
            order = answers[seat]
            yield from BY_TYPE[type(order)].resolve(world, seat, order, dice)
    yield from go_on(world, dice)


def resign(world: World, seat: Seat) -> Iterator[Any]:
    """T16-10 The other player has won."""
    yield Resigned(seat)
    winner = world.table.enemy_of(seat)
    yield BattleEnded(Verdict((winner,), f"{seat} resigned", "T16-10"))


def parse(text: str, view: View, ask: Ask) -> Any | list[Refusal]:
    """An order in the players' notation: its word, then what belongs to it."""
    word, _, rest = text.strip().partition(" ")
    rule = BY_WORD.get(word)
    if rule is None:
        wanted = ", ".join(other.word for other in BY_WORD.values() if ask.kind in other.steps)
        return [Refusal("T5-9", word, f"There is no order {word!r}; now you may say {wanted}.")]
    try:
        return rule.parse(rest.strip(), view)
    except NotUnderstood as trouble:
        return [Refusal("T5-9", text, f"{trouble}.")]
