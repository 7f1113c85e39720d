"""A whole set-up in the page: ground, camp, deployment, to the first move."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Meet
from tests.browser.people import Person

ARMIES = ("torwald-horns", "marrun-consuls")
MOST_QUESTIONS = 14
SETTLE = re.compile("Choose this|Lay it out|Settle it|Pitch it|Deploy|The .*ern edge")
BEGUN = "move your troops"


def test_a_whole_set_up_is_done_in_the_page(meet: Meet) -> None:
    guest = meet()
    guest.become_guest()
    page = guest.page
    page.goto("/#/new/battle")
    page.get_by_label("Played by").last.select_option("bot:random")
    page.get_by_role("button", name="Begin the battle").click()
    mine = guest.actions.get_by_role("button", name=SETTLE).first
    begun = guest.actions.get_by_text(BEGUN)
    for _ in range(MOST_QUESTIONS):
        expect(mine.or_(begun).first).to_be_visible()
        if begun.is_visible():
            break
        settle(guest)
    expect(begun).to_be_visible()
    assert page.locator("[data-stand]").count() > 5 * len(ARMIES)


def settle(guest: Person) -> None:
    """Answer the question of the set-up that is at hand."""
    prompt = guest.actions.locator("strong").first.inner_text()
    draw_up = guest.page.get_by_role("button", name="Draw them up for me")
    if draw_up.is_visible():
        draw_up.click()
    guest.actions.get_by_role("button", name=SETTLE).first.click()
    expect(guest.actions.get_by_text(prompt, exact=True)).to_have_count(0)


def test_a_stand_is_put_down_dragged_and_taken_back(meet: Meet) -> None:
    guest = meet()
    guest.become_guest()
    match = guest.founds_battle(*ARMIES)
    until_deployment(guest, match)
    guest.open(f"/match/{match}")
    guest.page.get_by_role("button", name="I am ").click()
    guest.sees("draw up the centre")
    tray = guest.page.get_by_role("tabpanel")
    tray.get_by_role("button", name=re.compile("general")).click()
    guest.sees("Press the table where")
    press_in_the_zone(guest.page)
    back = tray.get_by_role("button", name="Back into the hand")
    expect(back).to_be_visible()
    stand = guest.page.locator("[data-stand].selected")
    before = stand.get_attribute("aria-label")
    guest.drags(stand.get_attribute("data-stand") or "", -60, 0)
    expect(stand).not_to_have_attribute("aria-label", before or "")
    back.click()
    expect(stand).to_have_count(0)


def until_deployment(guest: Person, match: str) -> None:
    """Everything before the centre is answered as the host suggests."""
    while (ask := guest.asked(match)) is None or ask["kind"] != "centre":
        if ask is not None:
            guest.answers_as_suggested(match, ask)


def press_in_the_zone(page: Page) -> None:
    """Somewhere in the middle of one's own side, which lies at the near edge."""
    box = page.get_by_role("application").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.45, box["y"] + box["height"] * 0.82)
