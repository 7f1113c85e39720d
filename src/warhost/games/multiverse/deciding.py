"""From a question to its answer: who is asked, what may be said, and what it brings about."""

from collections.abc import Iterator, Mapping
from typing import Any

from warhost.games.multiverse.answers import BY_KIND
from warhost.games.multiverse.events.turn import Resigned, WarEnded
from warhost.games.multiverse.notation import NotUnderstood
from warhost.games.multiverse.orders import BY_TYPE, BY_WORD
from warhost.games.multiverse.progress import go_on
from warhost.games.multiverse.tasks import kind_of
from warhost.games.multiverse.turn.victory import drop_out, last_standing
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Ask, Options, Seat
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
    """What is wrong with an order; nothing if it is allowed."""
    rule = BY_TYPE[type(order)]
    if ask.kind not in rule.asks:
        return [Refusal("M3.2-1", "", f"Now you may say {_words_for(ask)}.")]
    return rule.check(view, order)


def resolve(world: World, answers: Mapping[Seat, Any], dice: Dice) -> Iterator[Any]:
    """Carry out the orders, then go on until the next question."""
    rule = BY_KIND[kind_of(world.table.agenda[-1])] if answers else None
    if rule is not None and rule.together is not None:
        yield from rule.together(world, answers, dice)
    else:
        for seat, order in answers.items():
            yield from BY_TYPE[type(order)].resolve(world, seat, order, dice)
    yield from go_on(world, dice)


def resign(world: World, seat: Seat) -> Iterator[Any]:
    """M18.1-2, M18.1-3 As if the Settlement had fallen: the side that is left wins."""
    table = world.table
    yield Resigned(seat)
    verdict = last_standing(table, {table.side_of(seat)}, f"{seat} resigned")
    if verdict is not None:
        yield WarEnded(verdict)
    else:
        yield from drop_out({table.side_of(seat)}, table)


def parse(text: str, view: View, ask: Ask) -> Any | list[Refusal]:
    """An order in the players' notation: its word, then what belongs to it."""
    word, _, rest = text.strip().partition(" ")
    rule = BY_WORD.get(word)
    if rule is None:
        text = f"There is no order {word!r}; now you may say {_words_for(ask)}."
        return [Refusal("M3.2-1", word, text)]
    try:
        return rule.parse(rest.strip(), view)
    except NotUnderstood as trouble:
        return [Refusal("M3.2-1", text, f"{trouble}.")]


def print_order(order: Any) -> str:
    """An order in the players' notation."""
    rule = BY_TYPE[type(order)]
    return f"{rule.word} {rule.print(order)}".strip()


def _words_for(ask: Ask) -> str:
    return ", ".join(rule.word for rule in BY_WORD.values() if ask.kind in rule.asks)
