"""M4.2 How a bot weighs what its units can do, one deed at a time."""

from collections.abc import Callable, Mapping
from typing import Any

from warhost.games.multiverse.abilities.perks import hp_of
from warhost.games.multiverse.adventures.support import supporters
from warhost.games.multiverse.answers import FINISH, HALT
from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.bots.fights import worth_of_salvo
from warhost.games.multiverse.bots.scene import Scene
from warhost.games.multiverse.bots.spells import worth_of_spell
from warhost.games.multiverse.bots.strikes import Strikes
from warhost.games.multiverse.economy.cards import is_complete
from warhost.games.multiverse.heroes.spells import friend_at
from warhost.games.multiverse.listing import deeds_of, ready_units, salvoes_of
from warhost.games.multiverse.movement.reach import Move
from warhost.games.multiverse.movement.sharing import is_builder
from warhost.games.multiverse.orders.attack import Attack
from warhost.games.multiverse.orders.cast import Cast
from warhost.games.multiverse.orders.explore import Explore
from warhost.games.multiverse.orders.fire import Fire
from warhost.games.multiverse.orders.set_up import MakeReady
from warhost.games.multiverse.orders.shoot import Shoot
from warhost.games.multiverse.orders.venture import Enter
from warhost.games.multiverse.tasks import Activation
from warhost.games.multiverse.world import Unit, UnitId, View
from warhost.kernel.asks import Ask
from warhost.kernel.dice import Dice

Deeds = list[tuple[float, Any]]

NEVER = -99.0
LEAST = 0.12
"""What a deed must bring to be done at all."""
A_TERRITORY, READY = 3.0, 0.6
D10, MOST_SUPPORT = 10, 2
OF_SUCCESS, OF_A_WOUND = 4.0, 1.3


def best_action(view: View, _: Ask, __: Dice) -> Any:
    """M4.1-6 The best deed of any unit or building, or the end of the phase."""
    return best_of(actions(Scene(view)), FINISH)


def best_deed(view: View, _: Ask, __: Dice) -> Any:
    """M4.2-3 The best that the unit which is being activated can still do."""
    return best_of(weighed(Scene(view), active_unit(view)), HALT)


def actions(scene: Scene) -> Deeds:
    """All deeds of units that are ready, and of buildings that shoot."""
    table, seat = scene.table, scene.seat
    deeds = [d for u in ready_units(table, seat) for d in weighed(scene, u)]
    return deeds + salvoes(scene)


def salvoes(scene: Scene) -> Deeds:
    """What buildings could shoot at."""
    orders = salvoes_of(scene.table, scene.seat)
    return [(_fire(scene, order), order) for order in orders]


def active_unit(view: View) -> Unit:
    """The unit that is being activated."""
    top = view.table.agenda[-1]
    assert isinstance(top, Activation), top
    return view.table.units[UnitId(top.unit)]


def best_of(deeds: Deeds, otherwise: Any) -> Any:
    """The best of them, if it brings anything."""
    worth, order = max(deeds, key=lambda pair: pair[0], default=(NEVER, otherwise))
    return order if worth > LEAST else otherwise


def weighed(scene: Scene, unit: Unit) -> Deeds:
    """All deeds of a unit, each with what it is worth."""
    if _keeps_its_site(scene, unit):
        return []
    strikes = Strikes(scene, unit)
    here = _standing(scene, unit, unit.hex)
    found: Deeds = []
    for order in deeds_of(scene.table, unit):
        if type(order) is Move:
            there = _standing(scene, unit, order.path[-1]) + strikes.after(order)
            found.append((there - here, order))
        else:
            weigh = WEIGHTS.get(type(order))
            if weigh is not None:
                found.append((weigh(scene, unit, order), order))
    return found


def _standing(scene: Scene, unit: Unit, hex_: Hex) -> float:
    return scene.pull(unit, hex_) - scene.danger(unit, hex_)


def _keeps_its_site(scene: Scene, unit: Unit) -> bool:
    """M7.1-5 A Builder stays with what it is building."""
    building = scene.table.building_at(unit.hex)
    if building is None or not is_builder(scene.table, unit):
        return False
    return building.seat == unit.seat and not is_complete(scene.table, building)


def _fire(scene: Scene, order: Fire) -> float:
    return worth_of_salvo(scene.table, scene.table.buildings[order.building], order.hex)


def _attack(scene: Scene, unit: Unit, order: Attack | Shoot) -> float:
    return scene.reckoning.of_order(scene.table, unit, order)


def _explore(_: Scene, __: Unit, ___: Explore) -> float:
    return A_TERRITORY


def _make_ready(scene: Scene, unit: Unit, _: MakeReady) -> float:
    """M4.4-7 It pays if there is anybody to shoot at afterwards."""
    reach = scene.table.type_of(unit).side.range
    near = scene.table.board.within[reach][unit.hex]
    return READY if unit.ap > 1 and any(scene.is_foe_at(h) for h in near) else NEVER


def _venture(scene: Scene, unit: Unit, order: Enter) -> float:
    """M15.1 The chance of the usual card, and the wounds of failure."""
    if is_builder(scene.table, unit):
        return NEVER
    support = min(MOST_SUPPORT, len(supporters(scene.table, unit, order.hex)))
    cards = scene.table.rules.adventures.values()
    chance = sum(card.chance[support] for card in cards) / (D10 * len(cards))
    left = hp_of(scene.table, unit) - unit.wounds
    wounds = max(card.damage for card in cards)
    fear = OF_A_WOUND * (3 if left <= wounds else 1)
    return OF_SUCCESS * chance - fear * (1 - chance) * 2 + scene.hunger(order.hex)


def _cast(scene: Scene, unit: Unit, order: Cast) -> float:
    """M13.5-6 Who calls a friend judges where that friend would rather be."""
    if scene.table.rules.spells[order.spell].shape == "ally":
        origin, target = order.hexes
        friend = friend_at(scene.table, unit, origin)
        if friend is None or friend.seat != unit.seat or _keeps_its_site(scene, friend):
            return NEVER
        return _standing(scene, friend, target) - _standing(scene, friend, origin)
    return worth_of_spell(scene.table, unit, order)


Weigh = Callable[[Scene, Unit, Any], float]
WEIGHTS: Mapping[type, Weigh] = {
    Attack: _attack,
    Shoot: _attack,
    Explore: _explore,
    MakeReady: _make_ready,
    Enter: _venture,
    Cast: _cast,
}
"""What is not named here is not done: swaps, blows at bridges, turning to another side."""
