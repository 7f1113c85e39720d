"""The pictures of docs, taken from the pages: `python -m tests.browser.pictures FOLDER`."""

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import BROWSER, WIDE
from tests.browser.people import Person
from tests.browser.scenes_of_worlds import editor_of_sheets, world, world_on_a_phone
from tests.browser.test_phone import PHONE
from tests.browser.test_setting_up import ARMIES, until_deployment
from tests.browser.test_together import march_together
from tests.host.running import RunningHost, running_host

Take = Callable[[Person], None]


def lobby(guest: Person) -> None:
    guest.starts("last-stone")
    guest.starts("stakes-and-wagons")
    guest.starts("clash", blue="open")
    guest.page.reload()
    expect(guest.page.locator("main svg polygon").first).to_be_visible()


def table(guest: Person) -> None:
    guest.open(f"/match/{guest.starts('stakes-and-wagons')}")
    guest.actions.get_by_role("button", name="Keep the cards").click()
    guest.sees("move your troops")
    guest.presses("z", "c")
    x, y = guest.centre_of("red/6")
    guest.page.mouse.dblclick(x, y)
    expect(guest.page.locator(".stand.selected")).not_to_have_count(1)
    expect(guest.page.locator("g.reach polygon").first).to_be_visible()
    guest.drags("red/6", 0, -36)
    guest.sees("costs")


def table_on_a_phone(guest: Person) -> None:
    guest.open(f"/match/{guest.starts('last-stone')}")
    guest.sees("move your troops")
    guest.page.get_by_role("button", name="Put the advice away").tap()
    x, y = guest.centre_of("red/1")
    guest.page.touchscreen.tap(x, y)
    forward = guest.actions.get_by_role("button", name="Forward")
    for _ in range(12):
        forward.tap()
    guest.sees("3 of")


def deployment(guest: Person) -> None:
    match = guest.founds_battle(*ARMIES)
    until_deployment(guest, match)
    guest.open(f"/match/{match}")
    guest.page.get_by_role("button", name="I am ").click()
    guest.page.get_by_role("button", name="Draw them up for me").click()
    guest.sees("Allowed as it is")


def combat(guest: Person) -> None:
    match = guest.starts_clash()
    march_together(guest, guest, match)
    guest.open(f"/match/{match}")
    guest.actions.get_by_role("button", name="against").click()
    expect(guest.combat).to_be_visible()


PICTURES: dict[str, tuple[Take, dict[str, Any]]] = {
    "lobby": (lobby, {}),
    "table-wide": (table, {}),
    "table-narrow": (table_on_a_phone, PHONE),
    "deployment": (deployment, {}),
    "combat-dark": (combat, {"color_scheme": "dark"}),
    "world": (world, {}),
    "world-editor": (editor_of_sheets, {}),
    "world-narrow": (world_on_a_phone, PHONE),
}


@contextmanager
def at_a_browser(browser: Browser, host: RunningHost, options: dict[str, Any]) -> Iterator[Person]:
    """A guest who has just come."""
    settings = {"viewport": WIDE, "reduced_motion": "reduce", **options}
    context = browser.new_context(base_url=host.address, **settings)
    guest = Person(context.new_page())
    guest.become_guest()
    yield guest
    context.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running_host(Path(data)) as host,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**BROWSER)
        for name, (take, options) in PICTURES.items():
            with at_a_browser(browser, host, options) as guest:
                take(guest)
                guest.page.mouse.move(0, 0)
                guest.page.screenshot(path=folder / f"{name}.png")
            print(f"wrote {folder / name}.png")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
