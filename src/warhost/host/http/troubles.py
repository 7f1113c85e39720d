"""Every trouble as a clear answer; nothing of the inside of the program reaches a user."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from sqlalchemy.exc import OperationalError

from warhost.host.api import Trouble
from warhost.host.refused import Refused, because

LOGGER = logging.getLogger(__name__)
Asked = Request[Any, Any, Any]


def when_refused(_: Asked, refused: Exception) -> Response[Trouble]:
    assert isinstance(refused, Refused)
    return Response(Trouble(refused.refusals), status_code=refused.status)


def when_malformed(_: Asked, trouble: Exception) -> Response[Trouble]:
    """What the schema refuses, with the place where it can be told."""
    assert isinstance(trouble, HTTPException)
    text = trouble.detail or "This request is not understood."
    extra = trouble.extra if isinstance(trouble, ValidationException) else None
    found = [_of_extra(one) for one in extra] if isinstance(extra, list) else []
    return Response(Trouble(tuple(found) or (because(text),)), status_code=trouble.status_code)


def when_too_large(_: Asked, __: Exception) -> Response[Trouble]:
    text = "This is more than the host takes at once; send less."
    return Response(Trouble((because(text),)), status_code=413)


def when_nested_too_deeply(_: Asked, __: Exception) -> Response[Trouble]:
    text = "This request is nested too deeply to be understood."
    return Response(Trouble((because(text),)), status_code=400)


def when_the_disk_fails(_: Asked, trouble: Exception) -> Response[Trouble]:
    """A full or failing disk: the decision was not accepted, and the keeper is told."""
    LOGGER.error("the database could not be written: %s", trouble)
    text = "The host cannot write to its disk; nothing was changed. Please tell its keeper."
    return Response(Trouble((because(text),)), status_code=507)


def when_wrong(request: Asked, _: Exception) -> Response[Trouble]:
    """Our own mistake: logged in full, answered in a sentence."""
    LOGGER.exception("an error at %r", request.url.path)
    text = "Something went wrong here; nothing was changed. It has been noted."
    return Response(Trouble((because(text),)), status_code=500)


def _of_extra(one: Any) -> Any:
    if isinstance(one, dict):
        return because(str(one.get("message", "")), str(one.get("key", "")))
    return because(str(one))


HANDLERS: dict[int | type[Exception], Any] = {
    Refused: when_refused,
    HTTPException: when_malformed,
    RequestEntityTooLarge: when_too_large,
    RecursionError: when_nested_too_deeply,
    OperationalError: when_the_disk_fails,
    Exception: when_wrong,
}
