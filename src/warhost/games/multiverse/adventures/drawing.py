"""M15.1-1, M15.1-7 The adventure deck: a bag of the cards that lie nowhere else."""

from collections.abc import Iterator
from typing import Any

from warhost.games.multiverse.events.story import CardsShuffled
from warhost.games.multiverse.world import Table, World
from warhost.kernel.dice import Dice


def undrawn_cards(table: Table) -> list[str]:
    """Neither discarded nor tried this turn, nor on the map for good."""
    story = table.story
    gone = {*story.discarded, *story.failed}
    planted = {encounter.kind for encounter in story.encounters}
    return [
        card.id
        for card in table.rules.adventures.values()
        if card.id not in gone and card.plants not in planted
    ]


def ready_to_draw(world: World) -> Iterator[Any]:
    """M15.1-7"""
    if not undrawn_cards(world.table):
        yield CardsShuffled()


def draw(table: Table, dice: Dice) -> str | None:
    """A card of chance; none if all of them are elsewhere."""
    cards = undrawn_cards(table)
    return dice.pick(cards, "adventure") if cards else None
