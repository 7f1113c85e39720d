"""A host of its own for every test, and as many people in front of browsers as it wants."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.host.running import RunningHost, running_host

ROOT = Path(__file__).parents[2]
WIDE = {"width": 1440, "height": 900}
PATIENCE = 15_000
expect.set_options(timeout=PATIENCE)
BROWSER: dict[str, Any] = {
    "executable_path": (ROOT / ".tools" / "browser").read_text().strip(),
    "args": ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
}

Meet = Callable[..., Person]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return BROWSER


@pytest.fixture(scope="session")
def base_url() -> str:
    """Every test has an address of its own; the plugin's is not used."""
    return ""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[RunningHost]:
    with running_host(tmp_path) as host:
        yield host


@pytest.fixture
def meet(host: RunningHost, new_context: Any) -> Meet:
    """Somebody sits down at a browser nobody has used before."""

    def sit_down(**options: Any) -> Person:
        settings = {"viewport": WIDE, "reduced_motion": "reduce", **options}
        context = new_context(base_url=host.address, **settings)
        context.set_default_timeout(PATIENCE)
        return Person(context.new_page())

    return sit_down


@pytest.fixture(autouse=True)
def nothing_breaks(meet: Meet) -> Iterator[list[str]]:
    """No page may end in a mistake of its own."""
    errors: list[str] = []
    Person.heard = errors
    yield errors
    assert errors == []
