"""The smaller questions of a war: the muster, cards, targets, allies, deals."""

from typing import Any

from warhost.games.multiverse.bots.worth import health, worth_of
from warhost.games.multiverse.building.makers import own_hexes
from warhost.games.multiverse.building.mustering import Post, kinds_to_muster
from warhost.games.multiverse.cards.playing import own_fighters, playable
from warhost.games.multiverse.cards.rows import CombatCard
from warhost.games.multiverse.diplomacy.answers import takers_of
from warhost.games.multiverse.diplomacy.terms import is_gift, is_open, may_treat
from warhost.games.multiverse.orders.aim import Aim, aims_of
from warhost.games.multiverse.orders.deal import Deal
from warhost.games.multiverse.orders.muster import Muster
from warhost.games.multiverse.orders.name import Name
from warhost.games.multiverse.orders.place import Place
from warhost.games.multiverse.orders.play import Play, combat_at_hand
from warhost.games.multiverse.orders.reply import Reply, offers_for
from warhost.games.multiverse.rules import BUILDER, UnitType
from warhost.games.multiverse.story import Offer
from warhost.games.multiverse.tasks import Placing
from warhost.games.multiverse.world import View
from warhost.kernel.asks import Ask
from warhost.kernel.dice import Dice

PEACE_ONE_IN, GIFT_FROM, BLUFF_ONE_IN = 4, 12, 3
A_POINT, A_DIE, RETREAT = 0.4, 0.9, 2.0
WORTH_A_CARD = 4.0


def muster_mixed(view: View, _: Ask, dice: Dice) -> Muster:
    """M2.4-5 A Builder, and others that differ."""
    rules = view.table.rules
    kinds = kinds_to_muster(view)
    builders = [kind for kind in kinds if rules.units[kind].card.unit_class == BUILDER]
    chosen = list(dict.fromkeys((*rules.scenario.must_muster, *builders[:1])))
    others = dice.shuffled([k for k in kinds if k not in builders], "muster")
    chosen = [*chosen, *others][: rules.numbers.starting_units]
    hexes = dice.shuffled(own_hexes(view.table, view.seat), "hexes")
    return Muster(tuple(Post(kind, hex_) for kind, hex_ in zip(chosen, hexes, strict=False)))


def muster_strongest(view: View, _: Ask, dice: Dice) -> Muster:
    """M2.4-5 A Builder, and the dearest who go on foot and fight hand to hand: they are free."""
    rules, kinds = view.table.rules, kinds_to_muster(view)
    builders = [kind for kind in kinds if rules.units[kind].card.unit_class == BUILDER]
    fit = [kind for kind in kinds if _storms(rules.units[kind])] or kinds
    dearest = max(fit, key=lambda kind: rules.units[kind].side.cost)
    chosen = list(dict.fromkeys((*rules.scenario.must_muster, *builders[:1])))
    chosen += [dearest] * (rules.numbers.starting_units - len(chosen))
    hexes = dice.shuffled(own_hexes(view.table, view.seat), "hexes")
    return Muster(tuple(Post(kind, hex_) for kind, hex_ in zip(chosen, hexes, strict=False)))


def _storms(unit: UnitType) -> bool:
    """Good against units and walls alike."""
    return unit.card.attack == "melee" and unit.card.body == "infantry"


def play_what_pays(view: View, _: Ask, dice: Dice) -> Play:
    """M12.1 The best card that can be paid, if somebody of worth fights; or a bluff."""
    combat = combat_at_hand(view.table)
    stake = max(
        (worth_of(view.table, u) for u in own_fighters(view.table, combat, view.seat)), default=0.0
    )
    best, chosen = 0.0, ""
    for name in playable(view, combat):
        card = view.table.rules.cards[name]
        worth = _worth_of_card(card) * stake / WORTH_A_CARD - card.cost * 0.5
        if card.cost <= view.secret.gold and worth > best:
            best, chosen = worth, name
        if not card.cost and not chosen and dice.roll(BLUFF_ONE_IN, "bluff") == 1:
            chosen = name
    return Play(chosen)


def _worth_of_card(card: CombatCard) -> float:
    dice = A_DIE * (card.dice + card.hinders)
    return A_POINT * card.strength + dice + (RETREAT if card.effect else 0.0)


def aim_best(view: View, _: Ask, __: Dice) -> Aim:
    """M22.2-5 Whoever is worth most and nearest to death."""
    table = view.table
    return max(
        aims_of(view),
        key=lambda aim: (
            worth_of(table, table.units[aim.unit]) * (2 - health(table, table.units[aim.unit]))
        ),
    )


def place_near_foes(view: View, _: Ask, __: Dice) -> Place:
    """M15.2-5"""
    top = view.table.agenda[-1]
    assert isinstance(top, Placing), top
    return Place(top.hexes[0])


def name_any(_: View, __: Ask, dice: Dice) -> Name:
    """M5.1-6"""
    return Name(dice.roll(6, "face"))


def give_and_take(view: View, _: Ask, dice: Dice) -> Deal:
    """M19.1-2, M20.2 What is left over goes to an ally; now and then peace with a neighbour."""
    takers = takers_of(view)
    if not takers:
        return Deal()
    taker = dice.pick(takers, "taker")
    gold = view.secret.gold
    if is_open(view.table):
        treats = may_treat(view.table, view.seat, taker)
        if treats and dice.roll(PEACE_ONE_IN, "peace") == 1:
            return Deal((Offer(view.seat, taker, peace=True),))
        if gold >= GIFT_FROM:
            loan = Offer(view.seat, taker, gives=4, repays=5, turns=2)
            return Deal((loan,))
        return Deal()
    if gold >= GIFT_FROM:
        return Deal((Offer(view.seat, taker, gives=gold - GIFT_FROM + 2),))
    return Deal()


def reply_fairly(view: View, _: Ask, dice: Dice) -> Reply:
    """M20.2-7 Gifts, loans that cost little, and peace with who is stronger."""
    return Reply(tuple(o for o in offers_for(view) if _is_fair(view, o, dice)))


def _is_fair(view: View, offer: Offer, dice: Dice) -> Any:
    if is_gift(offer):
        return True
    if offer.peace:
        return dice.roll(2, f"peace with {offer.maker}") == 1
    return offer.gives > offer.asks and offer.repays <= offer.gives + 1
