"""C21.6-7 Names in orders become numbers when the order is about to be carried out."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from warhost.games.cosmos.ids import NationId, Ref
from warhost.games.cosmos.order import Order
from warhost.games.cosmos.world import World


def settled(world: World, nation: NationId, order: Order) -> Order:
    """The order with numbers in the place of aliases; unknown ones are 0 (C21.6-9)."""
    if not _has_alias(order):
        return order
    return replace(
        order,
        target=_settled(world, nation, order.target),
        ids=tuple(_settled(world, nation, one) or 0 for one in order.ids),
        path=tuple(str(_settled(world, nation, one) or 0) for one in order.path),
    )


def number(ref: Ref | None) -> int:
    """A reference whose aliases are settled."""
    return ref if isinstance(ref, int) else 0


def numbers(refs: Iterable[Ref]) -> tuple[int, ...]:
    """References whose aliases are settled."""
    return tuple(number(ref) for ref in refs)


def nation_named(world: World, ref: Ref | None) -> NationId | None:
    """C5-4 A nation by its number or code."""
    if isinstance(ref, int):
        return NationId(ref) if NationId(ref) in world.nations else None
    for one, nation in world.nations.items():
        if nation.code == ref:
            return one
    return None


def meaning_of(world: World, nation: NationId, alias: str) -> int:
    """What an alias stands for now; 0 if for nothing."""
    owner, _, name = alias[1:].rpartition("/")
    if not owner:
        return _of(world.nations[nation].aliases, world.nations[nation].counts, name)
    other = world.nations.get(NationId(int(owner)))
    if other is None or (other.number != nation and other.policies.get(nation) != "ally"):
        return 0
    return _of(other.aliases, other.counts, name)


def _of(aliases: Mapping[str, int], counts: Mapping[str, int], name: str) -> int:
    """C21.6.1-5 A counting alias stands for the last that was made of it."""
    if name.endswith("."):
        return aliases.get(f"{name[:-1]}{counts.get(name, 0)}", 0)
    return aliases.get(name, 0)


def _has_alias(order: Order) -> bool:
    refs = (order.target, *order.ids, *order.path)
    return any(isinstance(ref, str) and ref[:1] == "$" for ref in refs)


def _settled(world: World, nation: NationId, ref: Ref | None) -> Ref | None:
    if isinstance(ref, str) and ref[:1] == "$":
        return meaning_of(world, nation, ref)
    return ref
