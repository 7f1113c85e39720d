"""M2.4-4 to -6 Each seat chooses its three starting units, all at the same time."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.building.makers import new_unit, own_hexes, refuse_place
from warhost.games.multiverse.events.agenda import Decided
from warhost.games.multiverse.events.units import Appeared
from warhost.games.multiverse.sight.spotting import look_around
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal

NEVER_MUSTERED = ("companion", "decoy")


class Post(msgspec.Struct, frozen=True):
    """A starting unit and its hex of the Settlement."""

    kind: str
    hex: Hex


def kinds_to_muster(view: View) -> list[str]:
    """M2.4-4 The Age I units of the seat's faction."""
    rules, faction = view.table.rules, view.table.players[view.seat].faction
    return [
        unit.card.id
        for unit in rules.units.values()
        if unit.card.age == 1
        and unit.card.unit_class not in NEVER_MUSTERED
        and (not unit.card.factions or faction in unit.card.factions)
    ]


def flaws_of_muster(view: View, posts: Sequence[Post]) -> list[Refusal]:
    """M2.4-4 to -6"""
    table, wanted = view.table, view.table.rules.numbers.starting_units
    if len(posts) != wanted:
        return [Refusal("M2.4-4", "units", f"Choose {wanted} units.")]
    for number, post in enumerate(posts):
        if flaw := refuse_place(view, post.kind, post.hex):
            return [Refusal(flaw.clause, f"units[{number}].{flaw.place}", flaw.text)]
        if post.kind not in kinds_to_muster(view):
            text = f"{table.rules.units[post.kind].name} is no unit of Age I."
            return [Refusal("M2.4-4", f"units[{number}].kind", text)]
    if len({post.hex for post in posts}) < len(posts):
        return [Refusal("M4.3-1", "units", "Each of them needs a hex of its own.")]
    for kind in table.rules.scenario.must_muster:
        if kind not in [post.kind for post in posts]:
            text = f"One of them must be a {table.rules.units[kind].name}."
            return [Refusal("M2.4-6", "units", text)]
    return []


def random_muster(view: View, dice: Dice) -> tuple[Post, ...]:
    """A legal choice of chance."""
    rules = view.table.rules
    kinds = list(rules.scenario.must_muster)
    while len(kinds) < rules.numbers.starting_units:
        kinds.append(dice.pick(kinds_to_muster(view), "kind"))
    hexes = dice.shuffled(own_hexes(view.table, view.seat), "hexes")
    return tuple(Post(kind, hex_) for kind, hex_ in zip(kinds, hexes, strict=False))


def usual_muster(view: View) -> tuple[Post, ...]:
    """What an absent seat gets: what it must have, and then one of each kind."""
    rules = view.table.rules
    wanted = dict.fromkeys((*rules.scenario.must_muster, *kinds_to_muster(view)))
    kinds = list(wanted)[: rules.numbers.starting_units]
    hexes = own_hexes(view.table, view.seat)
    return tuple(Post(kind, hex_) for kind, hex_ in zip(kinds, hexes, strict=False))


def muster_together(world: World, answers: Mapping[Seat, Any], _: Dice) -> Iterator[Any]:
    """M2.4-4 All three appear, free of charge."""
    for seat in world.table.seats:
        if seat in answers:
            for post in answers[seat].units:
                yield Appeared(new_unit(world.table, seat, post.kind, post.hex))
            yield Decided(seat)


def end_muster(world: World, _: Dice) -> Iterator[Any]:
    """M6.1-6"""
    yield from look_around(world, tuple(world.table.blocks))


def print_post(post: Post) -> str:
    return f"{post.kind} {hex_name(post.hex)}"
