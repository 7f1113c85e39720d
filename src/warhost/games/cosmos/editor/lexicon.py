"""C1.1-4 The reference of orders as records, and the names that orders are about."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from warhost.games.cosmos.orders import ORDERS, cast
from warhost.games.cosmos.orders.rule import OrderRule
from warhost.games.cosmos.report.naming import plain
from warhost.games.cosmos.rules import Rules
from warhost.games.cosmos.sheets.reference import givers_of, priority_of, syntax_of


class OrderEntry(msgspec.Struct, frozen=True):
    """What is to be known of one order."""

    word: str
    aliases: tuple[str, ...]
    summary: str
    syntax: tuple[str, ...]
    givers: tuple[str, ...]
    free: bool
    embeds: str
    """Whether orders are written inside it: no, may or must."""
    time: str
    priority: str
    clauses: tuple[str, ...]
    example: str
    refused: str
    """Why players cannot give it, if they cannot."""


class Term(msgspec.Struct, frozen=True):
    """A type by its number and name."""

    kind: str
    number: int
    name: str
    text: str


class Lexicon(msgspec.Struct, frozen=True):
    """The words of sheets."""

    orders: tuple[OrderEntry, ...]
    spells: tuple[str, ...]
    terms: tuple[Term, ...]
    resources: tuple[str, ...]


def lexicon_of(rules: Rules) -> Lexicon:
    return Lexicon(
        orders=tuple(_entry(rule) for rule in sorted(ORDERS, key=lambda rule: rule.word)),
        spells=tuple(sorted(rules.spells)),
        terms=tuple(terms_of(rules)),
        resources=tuple(rules.resources),
    )


def terms_of(rules: Rules) -> Iterator[Term]:
    """C2.3-3 Every type that an order can name."""
    tables: tuple[tuple[str, Mapping[str, Any]], ...] = (
        ("unit", rules.units),
        ("location", rules.locations),
        ("item", rules.items),
    )
    for kind, table in tables:
        yield from _terms(kind, table.values())


def _terms(kind: str, rows: Iterable[Any]) -> Iterator[Term]:
    for row in sorted(rows, key=lambda row: row.name):
        yield Term(kind, row.number, plain(row.name), row.blurb)


def _entry(rule: OrderRule) -> OrderEntry:
    return OrderEntry(
        word="SPELL" if rule is cast.RULE else rule.word,
        aliases=rule.aliases,
        summary=rule.summary,
        syntax=tuple(syntax_of(rule)),
        givers=tuple(givers_of(rule)),
        free=rule.is_free,
        embeds=rule.embeds,
        time=rule.time,
        priority=priority_of(rule),
        clauses=rule.clauses,
        example=rule.example,
        refused=rule.refused,
    )
