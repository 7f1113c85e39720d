"""What only COSMOS has: reports as records, stores over the turns, and its words for clients."""

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import FromPath, FromQuery, QueryParameter

from warhost.games.cosmos.economy.table import Row, table_of
from warhost.games.cosmos.questions import ADVICE, Question
from warhost.games.cosmos.report.record import Report
from warhost.games.cosmos.sheets.records import Sheet
from warhost.host.api import Record
from warhost.host.http.schema import Words
from warhost.host.http.who import person_or_nobody, service_of
from warhost.host.reports import LAST
from warhost.kernel.asks import Seat

Asked = Request[Any, Any, Any]
GAME = "cosmos"
Round = Annotated[int, QueryParameter(name="round")]


class ReportPage(Record, frozen=True):
    """A report, and of which rounds there are others."""

    rounds: tuple[int, ...]
    report: Report


class StoresLine(Record, frozen=True):
    """C6.1-2 The table of resources after a turn."""

    turn: int
    rows: tuple[Row, ...]


@get("/cosmos/matches/{match:str}/report", sync_to_thread=False)
def report(
    request: Asked, match: FromPath[str], seat: FromQuery[str] = "", number: Round = LAST
) -> ReportPage:
    """C1.2-6 What a nation reads after a round; the last one if none is named."""
    reports = service_of(request).reports
    found = reports.record(person_or_nobody(request), match, Seat(seat), number, GAME)
    return ReportPage(reports.rounds(match), found)


@get("/cosmos/matches/{match:str}/stores", sync_to_thread=False)
def stores(request: Asked, match: FromPath[str], seat: FromQuery[str] = "") -> list[StoresLine]:
    """The table of resources of every turn."""
    reports = service_of(request).reports
    known = reports.all_known(person_or_nobody(request), match, Seat(seat), GAME)
    return [StoresLine(one.view.clock.turn, table_of(one.view)) for one in known]


WORDS = Words(GAME, sent={"Order": Sheet, "Question": Question}, told={}, advice=ADVICE)
ROUTES = (report, stores)
