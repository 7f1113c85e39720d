"""Who asks: the session's cookie, and the proof that a request comes from our own pages."""

from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler

from warhost.host.refused import NotAllowed, NotSignedIn, because
from warhost.host.service import Service
from warhost.host.store.people import Person

COOKIE = "warhost"
YEAR = 365 * 24 * 3600


def service_of(connection: ASGIConnection) -> Service:  # type: ignore[type-arg]
    service: Service = connection.app.state.service
    return service


def person_or_nobody(connection: ASGIConnection) -> Person | None:  # type: ignore[type-arg]
    """The person signed in; a forged or ended session is nobody's."""
    token = connection.cookies.get(COOKIE)
    return service_of(connection).people.who(token) if token else None


def person_of(connection: ASGIConnection) -> Person:  # type: ignore[type-arg]
    """The person signed in, or a refusal."""
    person = person_or_nobody(connection)
    if person is None:
        raise NotSignedIn(because("Sign in, or play as a guest, to do this."))
    return person


def session_cookie(service: Service, token: str) -> Cookie:
    """Scripts cannot read it, other sites cannot send it."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=YEAR if token else 0,
        httponly=True,
        samesite="lax",
        secure=service.settings.is_secure,
    )


async def from_our_own_pages(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """A browser says where a post comes from; from elsewhere it is refused."""
    origin = connection.headers.get("origin")
    public = service_of(connection).settings.public_address
    ours = (connection.headers.get("host"), urlsplit(public).netloc or None)
    if origin and origin.partition("://")[2] not in ours:
        raise NotAllowed(because("This request comes from another site."))
