"""Matches: the lobby, the table, and everything done at it."""

from collections.abc import Callable
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from warhost.host.api import (
    Advise,
    Answer,
    Deed,
    LobbyPage,
    MatchLine,
    MatchPage,
    NewMatch,
    Receipt,
    ReplayPage,
    Say,
    TakeSeat,
    Wishes,
)
from warhost.host.desk import Said
from warhost.host.http.who import person_of, person_or_nobody, service_of
from warhost.host.journals import file_for
from warhost.host.lobby import line_of
from warhost.kernel.asks import Seat
from warhost.kernel.match import Match

Asked = Request[Any, Any, Any]
First = Annotated[int, QueryParameter(name="from")]
SeatWanted = FromQuery[str]


@get("/matches", sync_to_thread=False)
def lobby(request: Asked) -> LobbyPage:
    """My matches, free seats, finished ones."""
    return service_of(request).lobby.page(person_of(request))


@post("/matches", sync_to_thread=False)
def found(request: Asked, data: JSONBody[NewMatch]) -> MatchLine:
    person, service = person_of(request), service_of(request)
    return line_of(service.founding.found(person, data), person)


@post("/matches/{match:str}/seats", sync_to_thread=False)
def take_seat(request: Asked, match: FromPath[str], data: JSONBody[TakeSeat]) -> MatchLine:
    person, service = person_of(request), service_of(request)
    return line_of(service.lobby.take_seat(person, match, data), person)


@post("/matches/{match:str}/invitation", sync_to_thread=False)
def invite(request: Asked, match: FromPath[str], data: JSONBody[Deed]) -> dict[str, str]:
    """The address of the invitation ends with its word."""
    token = service_of(request).lobby.invite(person_of(request), match, data.seat)
    return {"invitation": token}


@get("/matches/{match:str}", sync_to_thread=False)
def page(
    request: Asked, match: FromPath[str], seat: SeatWanted = "", after: FromQuery[int] = 0
) -> MatchPage:
    desk = service_of(request).desk
    return desk.page(person_or_nobody(request), match, Seat(seat), after)


@post("/matches/{match:str}/answers")
async def answer(request: Asked, match: FromPath[str], data: JSONBody[Answer]) -> Receipt:
    person, service = person_of(request), service_of(request)
    return await service.together.do(lambda: service.desk.answer(person, match, data))


@post("/matches/{match:str}/advice", sync_to_thread=False, status_code=200)
def advise(request: Asked, match: FromPath[str], data: JSONBody[Advise]) -> Any:
    desk = service_of(request).desk
    return desk.advise(person_or_nobody(request), match, data.seat, data.question)


@post("/matches/{match:str}/undo")
async def undo(request: Asked, match: FromPath[str], data: JSONBody[Deed]) -> Receipt:
    return await _do(request, match, data.seat, lambda played: played.undo(data.seat))


@post("/matches/{match:str}/resign")
async def resign(request: Asked, match: FromPath[str], data: JSONBody[Deed]) -> Receipt:
    return await _do(request, match, data.seat, lambda played: played.resign(data.seat))


@post("/matches/{match:str}/offer")
async def offer(request: Asked, match: FromPath[str], data: JSONBody[Deed]) -> Receipt:
    """Offer to end the match, or accept that; it ends when all have."""
    return await _do(request, match, data.seat, lambda played: played.offer(data.seat))


@post("/matches/{match:str}/retract")
async def retract(request: Asked, match: FromPath[str], data: JSONBody[Deed]) -> Receipt:
    return await _do(request, match, data.seat, lambda played: played.retract(data.seat))


@post("/matches/{match:str}/close")
async def close(request: Asked, match: FromPath[str]) -> Receipt:
    """Who founded the match waits no longer for those who are not done."""
    person, service = person_of(request), service_of(request)
    return await service.together.do(lambda: service.desk.close(person, match))


@post("/matches/{match:str}/wishes")
async def wish(request: Asked, match: FromPath[str], data: JSONBody[Wishes]) -> Receipt:
    return await _do(request, match, data.seat, lambda played: played.wish(data.seat, data.wishes))


@post("/matches/{match:str}/messages")
async def say(request: Asked, match: FromPath[str], data: JSONBody[Say]) -> Receipt:
    return await _do(
        request, match, data.seat, lambda played: played.say(data.seat, data.to, data.text)
    )


@post("/matches/{match:str}/rematch", sync_to_thread=False)
def rematch(request: Asked, match: FromPath[str]) -> MatchLine:
    person, service = person_of(request), service_of(request)
    return line_of(service.founding.rematch(person, service.lobby.row(match)), person)


@post("/matches/{match:str}/leave", sync_to_thread=False)
def leave(request: Asked, match: FromPath[str]) -> None:
    """Stand up from a match that has not begun; an ended one is shown no longer.

    One that its founder leaves before it begins is called off.
    """
    service_of(request).lobby.drop(person_of(request), match)


@get("/matches/{match:str}/replay", sync_to_thread=False)
def replay(
    request: Asked,
    match: FromPath[str],
    seat: SeatWanted = "",
    first: First = 0,
    count: FromQuery[int] = 50,
) -> ReplayPage:
    desk = service_of(request).desk
    return desk.replay(person_or_nobody(request), match, Seat(seat), first, count)


@get("/matches/{match:str}/file", sync_to_thread=False)
def file(request: Asked, match: FromPath[str], seat: SeatWanted = "") -> Response[bytes]:
    """The match as a file: whole when it is over, else what the seat may know."""
    body = file_for(service_of(request), person_of(request), match, Seat(seat))
    named = {"content-disposition": f'attachment; filename="{match}.war"'}
    return Response(body, media_type="application/x-ndjson", headers=named)


async def _do(request: Asked, match: str, seat: Seat, deed: Callable[[Match], Said]) -> Receipt:
    person, service = person_of(request), service_of(request)
    return await service.together.do(lambda: service.desk.do(person, match, seat, deed))


ROUTES = (
    lobby, found, take_seat, invite, page, answer, advise, undo, resign, offer,
    retract, close, wish, say, rematch, leave, replay, file,
)  # fmt: skip
