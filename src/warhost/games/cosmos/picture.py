"""What a client draws of the world: the map, and who is there; the report tells the rest."""

import msgspec

from warhost.games.cosmos.ids import NationId
from warhost.games.cosmos.report.mapping import map_of
from warhost.games.cosmos.report.places import Places
from warhost.games.cosmos.report.record import Map
from warhost.games.cosmos.view import View
from warhost.kernel.asks import Seat

OWN, NEUTRAL = "own", "neutral"


class RealmLine(msgspec.Struct, frozen=True):
    """A nation as another one knows it."""

    number: int
    code: str
    name: str
    seat: Seat
    """Empty: nobody leads it."""
    faction: str
    policy: str
    """Of the viewer towards it: own, ally, neutral or enemy."""


class WorldPicture(msgspec.Struct, frozen=True, tag_field="game", tag="cosmos"):
    """The world as one nation knows it."""

    viewer: Seat
    nation: int
    """0: whoever looks leads none."""
    turn: int
    """The last that was played; 0 before the first."""
    turns: int
    phases: int
    seats: tuple[Seat, ...]
    realms: tuple[RealmLine, ...]
    map: Map


def picture(view: View) -> WorldPicture:
    """C18-24 Nothing but what the nation remembers."""
    realms = tuple(_realm(view, number) for number in sorted(view.nations))
    known = map_of(view, Places(view)) if view.nation is not None else _nothing(view)
    return WorldPicture(
        viewer=view.seat,
        nation=view.nation or 0,
        turn=view.clock.turn,
        turns=view.rules.turns,
        phases=view.rules.phases,
        seats=tuple(one.seat for one in realms if one.seat),
        realms=realms,
        map=known,
    )


def _realm(view: View, number: NationId) -> RealmLine:
    one = view.nations[number]
    own = view.nations.get(view.nation) if view.nation is not None else None
    policy = NEUTRAL if own is None else own.policies.get(number, NEUTRAL)
    is_own = number == view.nation
    return RealmLine(number, one.code, one.name, one.seat, one.faction, OWN if is_own else policy)


def _nothing(view: View) -> Map:
    return Map(view.board.columns, view.board.height, view.clock.turn)
