"""Accounts and sessions."""

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Redirect

from warhost.host.api import Me, NewGuest, PersonLine, SessionLine, SignIn, SignUp
from warhost.host.http.who import COOKIE, person_of, person_or_nobody, service_of, session_cookie
from warhost.host.outside import digest_of
from warhost.host.people import SESSION_ID, Welcome

Asked = Request[Any, Any, Any]


@get("/me", sync_to_thread=False)
def who_am_i(request: Asked) -> Me:
    """The person signed in, and where."""
    person = person_or_nobody(request)
    if person is None:
        return Me(None)
    here = digest_of(request.cookies[COOKIE])[:SESSION_ID]
    sessions = tuple(
        SessionLine(one.id, one.started, one.used, one.device, current=one.id == here)
        for one in service_of(request).people.sessions(person)
    )
    return Me(PersonLine(person.name, person.guest), sessions)


@post("/people", sync_to_thread=True)
def sign_up(request: Asked, data: JSONBody[SignUp]) -> Response[PersonLine]:
    """A name and a password; a guest who does it keeps the matches."""
    people = service_of(request).people
    person = person_or_nobody(request)
    if person is not None and person.guest:
        kept = people.keep_as(person, data.name, data.password)
        return Response(PersonLine(kept.name, guest=False))
    return _welcome(request, people.sign_up(data.name, data.password, *_from(request)))


@post("/guests", sync_to_thread=False)
def play_as_guest(request: Asked) -> Response[NewGuest]:
    """Play at once; the recovery code is shown only now."""
    service = service_of(request)
    welcome = service.people.play_as_guest(*_from(request))
    said = NewGuest(welcome.person.name, welcome.recovery)
    return Response(said, cookies=[session_cookie(service, welcome.token)])


@post("/sessions", sync_to_thread=True)
def sign_in(request: Asked, data: JSONBody[SignIn]) -> Response[PersonLine]:
    people = service_of(request).people
    return _welcome(request, people.sign_in(data.name, data.secret, *_from(request)))


@delete("/sessions/{session:str}", sync_to_thread=False)
def end_session(request: Asked, session: FromPath[str]) -> None:
    service_of(request).people.end_session(person_of(request), session)


@get("/enter", sync_to_thread=False, include_in_schema=False)
def enter(request: Asked, token: FromQuery[str]) -> Redirect:
    """The way in of `warhost play`: a token that opens once sets the session's cookie."""
    service = service_of(request)
    session = service.entrance.open(token)
    return Redirect("/", cookies=[session_cookie(service, session)])


def _welcome(request: Asked, welcome: Welcome) -> Response[PersonLine]:
    cookie = session_cookie(service_of(request), welcome.token)
    return Response(PersonLine(welcome.person.name, welcome.person.guest), cookies=[cookie])


def _from(request: Asked) -> tuple[str, str]:
    """The browser and the address it asks from."""
    address = request.client.host if request.client else ""
    return request.headers.get("user-agent", ""), address


ROUTES = (who_am_i, sign_up, play_as_guest, sign_in, end_session, enter)
