"""A host of its own for every test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from tests.host.browsers import Browser
from warhost.host.http.app import application
from warhost.host.service import Service
from warhost.host.settings import Settings


@pytest.fixture
def service(tmp_path: Path) -> Service:
    return Service(Settings(tmp_path))


@pytest.fixture
def open_browser(service: Service) -> Iterator[Callable[[], Browser]]:
    """Opens another browser."""
    with TestClient(application(service)) as client:
        yield lambda: Browser(client)


@pytest.fixture
def guest(open_browser: Callable[[], Browser]) -> Browser:
    return open_browser().guest()


@pytest.fixture
def other(open_browser: Callable[[], Browser]) -> Browser:
    return open_browser().guest()
