"""The application: routes, troubles and the bots' work beside them."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig

from warhost.host.http import (
    cosmos,
    games,
    live,
    matches,
    multiverse,
    pages,
    people,
    reports,
    rules,
    triumph,
    troubles,
)
from warhost.host.http.schema import complete
from warhost.host.http.who import from_our_own_pages
from warhost.host.service import Service

LARGEST_BODY = 256 * 1024
API: tuple[Iterable[Any], ...] = (
    people.ROUTES,
    matches.ROUTES,
    games.ROUTES,
    rules.ROUTES,
    triumph.ROUTES,
    reports.ROUTES,
    cosmos.ROUTES,
    live.ROUTES,
)
WORDS = (triumph.WORDS, cosmos.WORDS, multiverse.WORDS)
"""What each game is played with, beside the routes that all games share."""


def application(service: Service) -> Litestar:
    """A host that answers over HTTP."""
    routes = [route for some in API for route in some]
    api = Router(
        "/api",
        route_handlers=routes,
        guards=[from_our_own_pages],
    )
    app = Litestar(
        [api, *pages.ROUTES],
        state=State({"service": service}),
        lifespan=[bots_at_work],
        exception_handlers=troubles.HANDLERS,
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig("gzip", gzip_compress_level=4, minimum_size=2000),
        openapi_config=OpenAPIConfig("Warhost", version("warhost"), path="/api/schema"),
        logging_config=None,
    )
    complete(app, routes, WORDS)
    return app


@asynccontextmanager
async def bots_at_work(app: Litestar) -> AsyncIterator[None]:
    """Bots answer for as long as the host runs."""
    service: Service = app.state.service
    working = asyncio.create_task(service.bots.work())
    try:
        yield
    finally:
        working.cancel()
        with suppress(asyncio.CancelledError):
            await working
        service.close()
