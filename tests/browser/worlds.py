"""Positions of COSMOS in front of a browser, in the words of a player."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import Person

GEMLAND, ROWANMARK = "Gemland", "Rowanmark"
LADY, CAPTAIN = "3001", "3003"


def starts_valley(guest: Person, other: str = "bot:random") -> str:
    """A small world whose first nation this person leads; its id."""
    seats = [{"seat": GEMLAND, "player": "me"}, {"seat": ROWANMARK, "player": other}]
    body = {"game": "cosmos", "scenario": "valley", "seats": seats}
    return str(guest.ask("POST", "/matches", body).json()["id"])


def tab(guest: Person, name: str) -> Locator:
    """Another part of the position is opened."""
    guest.page.get_by_role("tab", name=name).click()
    return guest.page.get_by_role("tabpanel")


def editor(guest: Person) -> Locator:
    orders = guest.page.get_by_role("tab", name="Orders")
    if orders.get_attribute("aria-selected") != "true" or not orders.is_visible():
        orders.click()
    return guest.page.get_by_role("textbox", name="Orders")


def writes(guest: Person, sheet: str) -> None:
    """The sheet is pasted into the editor in the place of what stood there."""
    desk = editor(guest)
    desk.click()
    guest.presses("ControlOrMeta+a", "Delete")
    guest.page.keyboard.insert_text(sheet)


def written(guest: Person) -> str:
    """What stands in the editor."""
    lines = guest.page.locator(".cm-line").all_inner_texts()
    return "\n".join(line.strip("\n") for line in lines)


def submits(guest: Person, turn: int) -> None:
    guest.actions.get_by_role("button", name="Submit", exact=True).click()
    guest.sees(re.compile(rf"Submitted at \d\d:\d\d for turn {turn}\."))


def is_done(guest: Person) -> None:
    guest.actions.get_by_role("button", name="Done").click()


def reads_of(guest: Person, turn: int) -> Locator:
    """The report of a turn has come."""
    panel = guest.page.get_by_role("tabpanel")
    expect(panel).to_contain_text(f"Report of turn {turn}")
    return panel
