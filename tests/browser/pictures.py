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
from tests.browser.wars import War, founds
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


def war(guest: Person) -> War:
    """A war in its third turn: some land is known, and somebody is about to act."""
    players = {"red": "me", "blue": "bot:steward"}
    board = War(guest, founds(guest, "advanced-duel", None, **players))
    for _ in range(4):
        board.acts()
        for _ in range(6):
            if not (board.explores() or wanders(board)):
                break
        board.ends_phase()
    board.acts()
    return board


def war_board(guest: Person) -> None:
    war(guest)
    picks_up_the_next(guest)
    guest.page.get_by_role("tab", name="State").click()
    expect(guest.page.locator(".seat").first).to_be_visible()


def war_on_a_phone(guest: Person) -> None:
    players = {"red": "me", "blue": "bot:steward"}
    War(guest, founds(guest, "veteran-skirmish", None, **players)).acts()
    picks_up_the_next(guest)


def picks_up_the_next(guest: Person) -> None:
    guest.page.get_by_role("button", name="The next block").click()
    expect(guest.page.locator(".cost").first).to_be_visible()


def war_hero(guest: Person) -> None:
    war(guest)
    guest.page.get_by_role("tab", name="Cards").click()
    expect(guest.page.get_by_role("heading", name="Heroes")).to_be_visible()


def war_combat(guest: Person) -> None:
    """The first attack or shot that comes about, seen from the attacker's side."""
    players = {"red": "me", "blue": "bot:steward"}
    board = War(guest, founds(guest, "veteran-skirmish", None, **players))
    while not (fights := board.choices("attack", "shoot")):
        board.acts()
        if not (board.explores() or wanders(board)):
            board.ends_phase()
    order = fights[0]["order"]
    board.picks_up(order["unit"])
    board.presses(board.named(order["hex"]))
    offers = guest.page.get_by_role("region", name="What can be done in")
    expect(offers.locator("table")).to_be_visible()


def wanders(board: War) -> bool:
    """Somebody goes as near as possible to the other city."""
    settlement = next(b for b in board.picture["buildings"] if b["seat"] == "blue")
    goal = board.named(settlement["hexes"][0])
    units = dict.fromkeys(c["order"]["unit"] for c in board.choices("move"))
    return any(board.moves(unit, goal) for unit in units)


PICTURES: dict[str, tuple[Take, dict[str, Any]]] = {
    "lobby": (lobby, {}),
    "table-wide": (table, {}),
    "table-narrow": (table_on_a_phone, PHONE),
    "deployment": (deployment, {}),
    "combat-dark": (combat, {"color_scheme": "dark"}),
    "war-board": (war_board, {}),
    "war-combat": (war_combat, {}),
    "war-hero-dark": (war_hero, {"color_scheme": "dark"}),
    "war-narrow": (war_on_a_phone, PHONE),
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
