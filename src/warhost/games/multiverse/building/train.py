"""`train ysolt 4 3 ice-bolt`: skill points become HP, AP and abilities."""

from collections.abc import Iterator
from typing import Any

import msgspec

from warhost.games.multiverse.building.item import ItemRule
from warhost.games.multiverse.events.heroes import HeroTrained
from warhost.games.multiverse.heroes.sheets import points_spent, refuse_skills
from warhost.games.multiverse.notation import NotUnderstood
from warhost.games.multiverse.story import Hero
from warhost.games.multiverse.world import View, World
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal


class Train(msgspec.Struct, frozen=True, tag="train"):
    """M13.2-9 What the hero has afterwards, old and new."""

    hero: str
    hp: int
    ap: int
    abilities: tuple[str, ...] = ()


def candidates(view: View) -> Iterator[Train]:
    """One more of each thing that a point or two can buy."""
    for hero in view.table.heroes.values():
        if hero.seat == view.seat and hero.points:
            yield Train(hero.id, hero.hp + 1, hero.ap, hero.abilities)
            yield Train(hero.id, hero.hp, hero.ap + 1, hero.abilities)
            for spell in view.table.rules.heroes[hero.id].spells:
                yield Train(hero.id, hero.hp, hero.ap, (*hero.abilities, spell))


def check(view: View, item: Train) -> Refusal | None:
    """M13.2-9 Points are spent, never taken back."""
    table = view.table
    hero = table.heroes.get(item.hero)
    if hero is None or hero.seat != view.seat:
        return Refusal("M13.2-9", "hero", "That is no hero of yours.")
    if item.hp < hero.hp or item.ap < hero.ap or not {*hero.abilities} <= {*item.abilities}:
        return Refusal("M13.2-9", "hp", "What a hero has learnt stays.")
    if _cost(hero, item) == 0:
        return Refusal("M13.2-9", "hp", "That spends nothing.")
    return refuse_skills(table, hero, item)


def _cost(hero: Hero, item: Train) -> int:
    return points_spent(item) - points_spent(hero)


def resolve(world: World, seat: Seat, item: Train) -> Iterator[Any]:
    """M13.2-9"""
    hero = world.table.heroes[item.hero]
    left = hero.points - _cost(hero, item)
    yield HeroTrained(item.hero, seat, item.hp, item.ap, item.abilities, left)


def parse(words: list[str], _: View) -> Train:
    if len(words) < 3 or not (words[1].isdecimal() and words[2].isdecimal()):
        raise NotUnderstood("expected a hero, HP, AP and abilities, as in train ysolt 4 3 ice-bolt")
    return Train(words[0], int(words[1]), int(words[2]), tuple(words[3:]))


RULE = ItemRule(
    item=Train,
    word="train",
    candidates=candidates,
    price=lambda _, __: 0,
    check=check,
    resolve=resolve,
    parse=parse,
    print=lambda item: " ".join((item.hero, str(item.hp), str(item.ap), *item.abilities)),
)
