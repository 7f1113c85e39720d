"""A player that keeps a nation going in peace: it grows, guards and never quarrels."""

from collections.abc import Iterator

from warhost.games.cosmos.bots.expanding import take_land
from warhost.games.cosmos.bots.facts import facts_of
from warhost.games.cosmos.bots.growing import build_castle, grow_cities, limit_arms
from warhost.games.cosmos.bots.guarding import guard
from warhost.games.cosmos.bots.means import Means
from warhost.games.cosmos.bots.orders import Wish, sheet_of
from warhost.games.cosmos.bots.recruiting import recruit
from warhost.games.cosmos.bots.scouting import explore
from warhost.games.cosmos.sheets.records import Sheet
from warhost.games.cosmos.view import View
from warhost.kernel.asks import Ask
from warhost.kernel.dice import Dice


def steward(view: View, _: Ask, __: Dice) -> Sheet:
    """What is best for the realm, the most urgent first; what cannot be ordered is left out."""
    return sheet_of(view, _wishes(view))


def _wishes(view: View) -> Iterator[Wish]:
    facts, means = facts_of(view), Means(view)
    yield from limit_arms(facts)
    yield from guard(facts)
    yield from take_land(facts)
    yield from grow_cities(facts, means)
    yield from recruit(facts, means)
    yield from build_castle(facts, means)
    yield from explore(facts)
