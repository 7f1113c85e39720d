"""`terrain +1 village woods woods stream`: the advantaged player chooses the terrain (T4.1)."""

from collections.abc import Iterator

import msgspec

from warhost.games.triumph.events.agenda import Decided
from warhost.games.triumph.events.setup import TerrainChosen
from warhost.games.triumph.orders.rule import NotUnderstood, OrderRule
from warhost.games.triumph.setup.homelands import (
    adjusted_scores,
    excluded_together,
    homeland,
    kinds_of,
    pieces_for,
    too_many,
)
from warhost.games.triumph.world import Table, View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal


class ChooseTerrain(msgspec.Struct, frozen=True, tag="choose terrain"):
    """T4.1-9, T4.1-12 The change of the terrain score, and the pieces in the order of numbers."""

    kinds: tuple[str, ...]
    adjustment: int = 0


def check(view: View, order: ChooseTerrain) -> list[Refusal]:
    """T4.1-9 to -23"""
    if order.adjustment not in adjusted_scores(view.table):
        return [_adjustment_refused(view.table)]
    return [*_number_refused(view.table, order), *_kinds_refused(view.table, order)]


def _adjustment_refused(table: Table) -> Refusal:
    allowed = adjusted_scores(table)
    text = f"The score may be changed by {allowed[0]:+d} to {allowed[-1]:+d}, within 2 to 12."
    return Refusal("T4.1-9", "adjustment", text)


def _number_refused(table: Table, order: ChooseTerrain) -> Iterator[Refusal]:
    score = table.setup.terrain_score + order.adjustment
    wanted, chosen = pieces_for(table.rules, score), len(order.kinds)
    if chosen != wanted:
        text = f"A terrain score of {score} brings {wanted} pieces, not {chosen}."
        yield Refusal("T4.1-10", "kinds", text)


def _kinds_refused(table: Table, order: ChooseTerrain) -> Iterator[Refusal]:
    home, rules = homeland(table), table.rules
    if home.compulsory not in order.kinds:
        text = f"{home.name} country holds at least one piece of {home.compulsory}."
        yield Refusal("T4.1-12", "kinds", text)
    for place, kind in enumerate(order.kinds):
        if kind not in kinds_of(home):
            text = f"There is no {kind} in {home.name} country, only {', '.join(kinds_of(home))}."
            yield Refusal(home.clause, f"kinds[{place}]", text)
    for kind, most in too_many(rules, home, order.kinds):
        clause = home.clause if kind in home.at_most else "T4.1-21"
        yield Refusal(clause, "kinds", f"At most {most} of {kind} may be chosen.")
    for one, other in excluded_together(rules, order.kinds):
        yield Refusal("T4.1-20", "kinds", f"Not both {one} and {other} may be chosen.")


def resolve(world: World, seat: Seat, order: ChooseTerrain, _: Dice) -> Iterator[object]:
    score = world.table.setup.terrain_score + order.adjustment
    yield TerrainChosen(seat, order.adjustment, score, order.kinds)
    yield Decided(seat)


def parse(text: str, _: View) -> ChooseTerrain:
    words = text.split()
    if not words:
        raise NotUnderstood("a terrain choice names its pieces, as in `terrain +1 woods marsh`")
    if words[0].lstrip("+-").isdigit():
        return ChooseTerrain(tuple(words[1:]), int(words[0]))
    return ChooseTerrain(tuple(words))


def print_order(order: ChooseTerrain) -> str:
    change = [f"{order.adjustment:+d}"] if order.adjustment else []
    return " ".join([*change, *order.kinds])


RULE = OrderRule(
    order=ChooseTerrain,
    word="terrain",
    steps=frozenset({"terrain"}),
    check=check,
    resolve=resolve,
    parse=parse,
    print=print_order,
)
