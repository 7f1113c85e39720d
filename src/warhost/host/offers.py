"""What may be answered, as a page offers it: buttons, and forms to compose an answer with."""

from typing import Any

import msgspec

from warhost.host.api import Choice, OptionsPage
from warhost.kernel.asks import Ask, Choices, Form
from warhost.kernel.game import Game, Order, Told, View


def options_page(game: Game, view: View, ask: Ask) -> OptionsPage:
    """The answers to a question, for the seat that is asked."""
    options = game.options(view, ask)
    if isinstance(options, Choices):
        return OptionsPage(tuple(_choice(game, view, order) for order in options.orders))
    return _form_page(game, view, options)


def _form_page(game: Game, view: View, form: Form) -> OptionsPage:
    """`choices` of a form are orders that are ready beside what can be composed."""
    fields = dict(form.fields)
    ready = tuple(_choice(game, view, order) for order in fields.pop("choices", ()))
    blocked = tuple(fields.pop("blocked", ()))
    forms: tuple[dict[str, Any], ...] = ({"kind": form.kind, **fields},)
    return OptionsPage(ready, forms, blocked)


def _choice(game: Game, view: View, order: Order) -> Choice:
    text = game.words.print(order)
    label = game.words.label(order, view) if game.words.label else Told(text)
    return Choice(msgspec.to_builtins(order), text, label.text, label.about)
