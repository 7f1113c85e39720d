"""Reports as files: text and whatever else a game makes of them."""

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from warhost.host.http.pages import POLICY
from warhost.host.http.who import person_or_nobody, service_of
from warhost.host.reports import LAST, TEXT
from warhost.kernel.asks import Seat

Asked = Request[Any, Any, Any]
Round = Annotated[int, QueryParameter(name="round")]
TYPES = {
    TEXT: "text/plain; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "svg": "image/svg+xml",
}


@get("/matches/{match:str}/report", sync_to_thread=False)
def report(
    request: Asked,
    match: FromPath[str],
    seat: FromQuery[str] = "",
    number: Round = LAST,
    form: FromQuery[str] = TEXT,
) -> Response[str]:
    """What a seat reads after a round; the last one if none is named."""
    person, reports = person_or_nobody(request), service_of(request).reports
    body = reports.page(person, match, Seat(seat), number, form)
    headers = {"content-security-policy": POLICY, "x-content-type-options": "nosniff"}
    return Response(body, media_type=TYPES.get(form, "text/plain"), headers=headers)


ROUTES = (report,)
