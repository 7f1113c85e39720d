"""What nations decide: policies, heirs, names, aliases, messages."""

import msgspec

from warhost.games.cosmos.events import writing
from warhost.games.cosmos.ids import ItemId, LocationId, NationId, Position, UnitId
from warhost.games.cosmos.world import Policy, World


class PolicyChanged(msgspec.Struct, frozen=True, gc=False, tag="policy changed"):
    """C5.4-10"""

    nation: NationId
    towards: NationId
    policy: Policy


class HeirNamed(msgspec.Struct, frozen=True, gc=False, tag="heir named"):
    """C5.5-15"""

    nation: NationId
    heir: UnitId


class RulerChanged(msgspec.Struct, frozen=True, gc=False, tag="ruler changed"):
    """C5.5-9, C5.5-11 Who rules from now on; nobody if no unit of the ruler type is left."""

    nation: NationId
    ruler: UnitId | None


class HomeMoved(msgspec.Struct, frozen=True, gc=False, tag="home moved"):
    """C5.2-5"""

    nation: NationId
    home: Position


class PointsCounted(msgspec.Struct, frozen=True, gc=False, tag="points counted"):
    """C5.3-7 The score as if the game ended now."""

    nation: NationId
    points: int
    bonus: int


class Renamed(msgspec.Struct, frozen=True, gc=False, tag="renamed"):
    """C21.1-10"""

    nation: NationId
    thing: int
    name: str


class AliasSet(msgspec.Struct, frozen=True, gc=False, tag="alias set"):
    """C21.6-13 An alias stands for a number; for nothing if that is 0."""

    nation: NationId
    alias: str
    number: int
    counter: str = ""
    """C21.6.1-2 The counting alias it came from."""


class MessageSent(msgspec.Struct, frozen=True, gc=False, tag="message sent"):
    """C1.2-14 Words of one player to others; to all if nobody is named."""

    nation: NationId
    to: tuple[NationId, ...]
    text: str


def apply_policy_changed(world: World, event: PolicyChanged) -> None:
    policies = {**world.nations[event.nation].policies, event.towards: event.policy}
    writing.change_nation(world, event.nation, policies=policies)


def apply_heir_named(world: World, event: HeirNamed) -> None:
    writing.change_nation(world, event.nation, heir=event.heir)


def apply_ruler_changed(world: World, event: RulerChanged) -> None:
    heir = world.nations[event.nation].heir
    gone = heir == event.ruler or heir not in world.units
    heir = None if gone else heir
    writing.change_nation(world, event.nation, ruler=event.ruler, heir=heir)


def apply_home_moved(world: World, event: HomeMoved) -> None:
    writing.change_nation(world, event.nation, home=event.home)


def apply_points(world: World, event: PointsCounted) -> None:
    writing.change_nation(world, event.nation, points=event.points, bonus=event.bonus)


def apply_renamed(world: World, event: Renamed) -> None:
    if UnitId(event.thing) in world.units:
        writing.change_unit(world, UnitId(event.thing), name=event.name)
    elif LocationId(event.thing) in world.locations:
        writing.change_location(world, LocationId(event.thing), name=event.name)
    else:
        item = world.items[ItemId(event.thing)]
        world.items[item.id] = msgspec.structs.replace(item, name=event.name)


def apply_alias_set(world: World, event: AliasSet) -> None:
    nation = world.nations[event.nation]
    aliases, counts = dict(nation.aliases), dict(nation.counts)
    if event.counter and not event.number:
        counts.pop(event.counter, None)
    elif event.counter:
        counts[event.counter] = counts.get(event.counter, 0) + 1
    if event.number:
        aliases[event.alias] = event.number
    else:
        aliases.pop(event.alias, None)
    writing.change_nation(world, event.nation, aliases=aliases, counts=counts)


def apply_message(_: World, __: MessageSent) -> None:
    """Only told."""


APPLY = {
    PolicyChanged: apply_policy_changed,
    HeirNamed: apply_heir_named,
    RulerChanged: apply_ruler_changed,
    HomeMoved: apply_home_moved,
    PointsCounted: apply_points,
    Renamed: apply_renamed,
    AliasSet: apply_alias_set,
    MessageSent: apply_message,
}
