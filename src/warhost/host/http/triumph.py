"""What is asked about Triumph! beside a match: armies, troop types, odds."""

from typing import Any

import msgspec
from litestar import Request, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from warhost.games.triumph.armies import ArmyList, Card, Format, Roster, TroopType
from warhost.games.triumph.armies.building import check_roster
from warhost.games.triumph.armies.costs import Cost, cost_of, total_cost
from warhost.games.triumph.armies.filling import fill
from warhost.games.triumph.combat.matchups import matchup, shot_matchup
from warhost.games.triumph.combat.odds import Odds
from warhost.games.triumph.forms import Form
from warhost.games.triumph.orders import Order
from warhost.games.triumph.questions import ADVICE, Question
from warhost.games.triumph.rules import Rules, rules_from
from warhost.games.triumph.settings import Wanted
from warhost.host.api import Demand, Record
from warhost.host.http.schema import Words
from warhost.host.http.who import person_of, person_or_nobody, service_of
from warhost.host.library import pack_named
from warhost.host.refused import NotFound, NotUnderstood, Refused, because
from warhost.kernel.dice import Dice
from warhost.kernel.refusals import Refusal

Asked = Request[Any, Any, Any]
GAME = "triumph"


class RosterLine(Record, frozen=True):
    """A ready army, or one of one's own."""

    id: str
    title: str
    list: str
    format: str
    half_points: int
    mine: bool


class ListLine(Record, frozen=True):
    id: str
    name: str
    blurb: str
    start: int
    end: int


class RosterCheck(Record, frozen=True):
    """T3.1-9 Everything that is wrong with a roster, and its bill."""

    refusals: tuple[Refusal, ...]
    half_points: int
    limit: int
    bill: tuple[Cost, ...]


class Handbook(Record, frozen=True):
    """The tables that an army builder and a type sheet show."""

    types: tuple[TroopType, ...]
    cards: tuple[Card, ...]
    formats: tuple[Format, ...]


class Saved(Record, frozen=True):
    id: str


class OddsQuestion(Demand, frozen=True):
    """T19.1-6 Two troop types by code or name, the second perhaps `camp`."""

    first: str
    second: str
    shooting: bool = False
    of_first: tuple[str, ...] = ()
    """What holds for it, in words: uphill, general, rear-support …"""
    of_second: tuple[str, ...] = ()


@get("/triumph/handbook", sync_to_thread=False)
def handbook() -> Handbook:
    rows = {name: tuple(_table(name).values()) for name in ("type", "card", "format")}
    return Handbook(rows["type"], rows["card"], rows["format"])


@get("/triumph/lists", sync_to_thread=False)
def lists() -> list[ListLine]:
    found = _table("list").values()
    return [ListLine(one.id, one.name, one.blurb, one.start, one.end) for one in found]


@get("/triumph/lists/{name:str}", sync_to_thread=False)
def army_list(name: FromPath[str]) -> ArmyList:
    return _list(name)


@get("/triumph/lists/{name:str}/example", sync_to_thread=False)
def example(request: Asked, name: FromPath[str], format_id: FromQuery[str] = "standard") -> Roster:
    """T3.3-3 An army of this list that spends every point."""
    seed = service_of(request).outside.seed()
    found = fill(_list(name), _rules(format_id), Dice(seed))
    if found is None:
        raise Refused(because("No army of exactly these points was found; try again."))
    return found


@post("/triumph/armies/check", sync_to_thread=False, status_code=200)
def check_army(data: JSONBody[Roster]) -> RosterCheck:
    rules = _rules(data.format)
    refusals = tuple(check_roster(data, _list(data.list), rules))
    known = all(troop.type in rules.types for troop in data.troops)
    bill = cost_of(data, rules) if known else ()
    half_points = total_cost(data, rules) if known else 0
    return RosterCheck(refusals, half_points, rules.format.half_points, bill)


@get("/triumph/rosters", sync_to_thread=False)
def rosters(request: Asked) -> list[RosterLine]:
    """The ready armies, and one's own."""
    ready = [_line(one.id, one, mine=False) for one in _table("roster").values()]
    person = person_or_nobody(request)
    kept = service_of(request).rosters.of(person, GAME) if person else []
    return [_line(one.id, _roster(one.body), mine=True) for one in kept] + ready


@get("/triumph/rosters/{name:str}", sync_to_thread=False)
def roster(request: Asked, name: FromPath[str]) -> Roster:
    if name in _table("roster"):
        ready: Roster = _table("roster")[name]
        return ready
    person = person_of(request)
    return _roster(service_of(request).rosters.body(person, GAME, "base", name))


@post("/triumph/rosters", sync_to_thread=False)
def keep_roster(request: Asked, data: JSONBody[Roster]) -> Saved:
    """An army of one's own; it may be unfinished."""
    shelf, body = service_of(request).rosters, msgspec.to_builtins(data)
    return Saved(shelf.keep(person_of(request), GAME, data.title, body, data.id))


@delete("/triumph/rosters/{name:str}", sync_to_thread=False)
def forget_roster(request: Asked, name: FromPath[str]) -> None:
    service_of(request).rosters.forget(person_of(request), name)


@post("/triumph/odds", sync_to_thread=False, status_code=200)
def odds(data: JSONBody[OddsQuestion]) -> Odds:
    """T19.1-6 Any two troop types in any situation."""
    ask = shot_matchup if data.shooting else matchup
    found = ask(_rules("standard"), data.first, data.second, data.of_first, data.of_second)
    if isinstance(found, list):
        raise Refused(*found)
    return found


def _table(name: str) -> dict[str, Any]:
    return dict(pack_named(GAME, "base").tables[name])


def _rules(format_id: str) -> Rules:
    if format_id not in _table("format"):
        raise NotFound(because(f"There is no format {format_id!r}.", "format"))
    return rules_from(pack_named(GAME, "base").tables, format_id)


def _list(name: str) -> ArmyList:
    if name not in _table("list"):
        raise NotFound(because(f"There is no army list {name!r}.", "list"))
    found: ArmyList = _table("list")[name]
    return found


def _roster(data: dict[str, Any]) -> Roster:
    try:
        return msgspec.convert(data, Roster)
    except msgspec.ValidationError as trouble:
        raise NotUnderstood(because(f"The army is not understood: {trouble}.")) from None


def _line(name: str, one: Roster, mine: bool) -> RosterLine:
    half_points = total_cost(one, _rules(one.format))
    return RosterLine(name, one.title, one.list, one.format, half_points, mine)


WORDS = Words(
    GAME,
    sent={"Order": Order, "Question": Question, "Options": Wanted},
    told={"Form": Form},
    advice=ADVICE,
)
ROUTES = (
    handbook, lists, army_list, example, check_army, rosters, roster, keep_roster, forget_roster,
    odds,
)  # fmt: skip
