"""The reference page of orders, made of their rules."""

from collections.abc import Iterator

from warhost.games.cosmos.orders import ORDERS, cast
from warhost.games.cosmos.orders.rule import OrderRule, Priority

INTRODUCTION = """# The orders of COSMOS Fantasy

Made from the rules of the orders by `warhost orders cosmos --page`; a test keeps it current.

An order is one line: its word, then its arguments, parted by spaces or commas (C3.1). What stands
in brackets may be left out, or written as `*` if something follows it; `…` means one or more. A
text after `;` is a comment. Orders of the nation come first, those of a unit or location follow a
line with its number and a colon. Where orders are embedded, they stand between a line `orders:`
and a line with only a period.

An order costs one of the unit's order allowance or one administration point, embedded orders too,
unless it is called free (C3.2).

An asterisk marks orders of special rules: a first reading may pass them over.
"""
SPECIAL = frozenset({
    "bribe", "cast", "charm", "damage", "disembark", "dominate", "embark", "embed",
    "hire", "insert", "launch", "limit", "limitarms", "questing", "retreatspot", "retreatwhen",
    "sap", "scuttle", "signal", "storm", "travel", "waitallsig", "waitforall", "waitforone",
    "waitonesig",
})  # fmt: skip
"""C1.1-5"""


def page() -> str:
    """The whole page."""
    parts = [INTRODUCTION, _contents(), *(entry(rule) for rule in _alphabetical())]
    return "\n".join(parts)


def entry(rule: OrderRule) -> str:
    """What is to be known of one order."""
    return "\n".join(_lines(rule)) + "\n"


def _alphabetical() -> list[OrderRule]:
    """C1.1-4"""
    return sorted(ORDERS, key=lambda rule: rule.word)


def _contents() -> str:
    words = [f"[{rule.word}](#{rule.word}){_star(rule)}" for rule in _alphabetical()]
    return " · ".join(words) + "\n"


def _star(rule: OrderRule) -> str:
    return "\\*" if rule.word in SPECIAL else ""


def _lines(rule: OrderRule) -> Iterator[str]:
    yield f"## {rule.word}"
    yield ""
    yield rule.summary
    yield ""
    yield from (f"    {line}" for line in syntax_of(rule))
    yield ""
    yield f"- Given by: {', '.join(givers_of(rule))}. {'Free' if rule.is_free else 'Costs one'}."
    yield f"- Time: {rule.time}. Priority: {priority_of(rule)}."
    yield f"- Example: `{rule.example}`"
    if rule.aliases:
        yield f"- Also written: {', '.join(rule.aliases)}."
    if rule.embeds != "no":
        yield f"- Embedded orders: {rule.embeds}."
    if rule.refused:
        yield f"- {rule.refused}"
    elif rule.begin is None and rule.modify is None and rule.carry_out is None:
        yield "- It is read and checked; nothing of it is carried out yet."
    yield f"- Clauses: {', '.join(rule.clauses)}."


def syntax_of(rule: OrderRule) -> Iterator[str]:
    if rule is cast.RULE:
        yield rule.line("unit").replace("cast", "SPELL", 1)
        return
    forms = {rule.line("nation" if giver == "nation" else "unit") for giver in rule.givers}
    yield from sorted(forms)


def givers_of(rule: OrderRule) -> list[str]:
    return [giver for giver in ("nation", "unit", "location") if giver in rule.givers]


def priority_of(rule: OrderRule) -> str:
    if rule.modify is not None:
        return "acts as it is handed out"
    if rule.priority == Priority.NONE:
        return "none, at the beginning of the turn"
    return f"{rule.priority.value}"
