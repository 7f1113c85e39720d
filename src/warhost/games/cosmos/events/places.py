"""Hexes and locations: whose they are, what they grow to, what is built."""

from typing import Literal

import msgspec

from warhost.games.cosmos.events import owning, writing
from warhost.games.cosmos.events.becoming import become
from warhost.games.cosmos.ids import (
    ActorId,
    HexNumber,
    ItemId,
    LocationId,
    NationId,
    Position,
)
from warhost.games.cosmos.world import Job, Location, World

How = Literal["controlled", "neutralised", "automatic"]


class OwnerChanged(msgspec.Struct, frozen=True, gc=False, tag="owner changed"):
    """C14-1 A hex, location or immobile item has another owner, or none."""

    place: int
    position: Position
    """Where it can be seen; of a hex itself."""
    before: NationId
    owner: NationId
    how: How


class PlaceChanged(msgspec.Struct, frozen=True, gc=False, tag="place changed", omit_defaults=True):
    """C13.1-8, C16.2-1 A location as it is from now on."""

    nation: NationId
    place: LocationId
    position: Position
    why: str
    kind: str
    size: int = 0
    rating: int = 0
    strength: int = 0
    damage: int = 0


class PlaceBuilt(msgspec.Struct, frozen=True, gc=False, tag="place built"):
    """C13-7"""

    nation: NationId
    place: Location


class JobBegun(msgspec.Struct, frozen=True, gc=False, tag="job begun"):
    """C4.4-2"""

    nation: NationId
    job: Job


class JobEnded(msgspec.Struct, frozen=True, gc=False, tag="job ended"):
    """The work of a nation order is over, whether something came of it or not."""

    nation: NationId
    job: Job
    failed: str = ""


class MineLimited(msgspec.Struct, frozen=True, gc=False, tag="mine limited"):
    """C6.6.4-8"""

    nation: NationId
    place: LocationId
    most: int


class ControlPrevented(msgspec.Struct, frozen=True, gc=False, tag="control prevented"):
    """C14.1-7, C14.1-8 Who obstructed it, as far as the force sees them."""

    nation: NationId
    actor: ActorId
    place: int
    by: tuple[int, ...]
    clause: str


def changed(place: Location, why: str) -> PlaceChanged:
    """A location as it is from now on."""
    return PlaceChanged(
        place.owner,
        place.id,
        place.position,
        why,
        place.type,
        place.size,
        place.rating,
        place.strength,
        place.damage,
    )


def apply_owner(world: World, event: OwnerChanged) -> None:
    if LocationId(event.place) in world.locations:
        owning.own_location(world, LocationId(event.place), event.owner)
    elif HexNumber(event.place) in world.hexes:
        owning.own_hex(world, HexNumber(event.place), event.owner)
    else:
        owning.own_item(world, ItemId(event.place), event.owner)


def apply_changed(world: World, event: PlaceChanged) -> None:
    is_other = event.kind != world.locations[event.place].type
    if is_other:
        writing.set_queue(world, ActorId(event.place), ())
    change = become if is_other else writing.change_location
    change(
        world,
        event.place,
        type=event.kind,
        size=event.size,
        rating=event.rating,
        strength=event.strength,
        damage=event.damage,
    )


def apply_built(world: World, event: PlaceBuilt) -> None:
    owning.add_location(world, event.place)


def apply_job(world: World, event: JobBegun) -> None:
    jobs = (*world.nations[event.nation].jobs, event.job)
    writing.change_nation(world, event.nation, jobs=jobs)


def apply_job_ended(world: World, event: JobEnded) -> None:
    jobs = list(world.nations[event.nation].jobs)
    jobs.remove(event.job)
    writing.change_nation(world, event.nation, jobs=tuple(jobs))


def apply_limit(world: World, event: MineLimited) -> None:
    writing.change_location(world, event.place, limit=event.most)


def apply_nothing(_: World, __: ControlPrevented) -> None:
    """Only told."""


APPLY = {
    OwnerChanged: apply_owner,
    PlaceChanged: apply_changed,
    PlaceBuilt: apply_built,
    JobBegun: apply_job,
    JobEnded: apply_job_ended,
    MineLimited: apply_limit,
    ControlPrevented: apply_nothing,
}
