"""A screen of 390 pixels: the table is usable, the rail is a sheet, targets suit a finger."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
FINGER = 44
SMALL = """
() => [...document.querySelectorAll("button, a.button, nav a, select, summary, [role=tab]")]
  .filter((each) => each.checkVisibility() && each.getClientRects().length)
  .map((each) => [each.innerText || each.ariaLabel, each.getBoundingClientRect()])
  .filter(([, box]) => box.height < %d || box.width < %d)
  .map(([name, box]) => `${name} ${box.width} ${box.height}`)
"""


def test_a_move_is_made_on_a_phone(meet: Meet) -> None:
    guest = meet(**PHONE)
    guest.become_guest()
    match = guest.starts_clash_with_command(blue="bot:random")
    guest.open(f"/match/{match}")
    guest.sees("move your troops")
    x, y = guest.centre_of("red/4")
    guest.page.touchscreen.tap(x, y)
    guest.actions.get_by_role("button", name="Forward").tap()
    guest.sees("0.25 of")
    guest.actions.get_by_role("button", name="Move", exact=True).tap()
    expect(guest.stand("red/4")).to_have_attribute("aria-label", re.compile("moved"))

    panel = guest.page.get_by_role("tabpanel")
    expect(panel).to_be_hidden()
    guest.page.get_by_role("tab", name="Log").tap()
    expect(panel).to_contain_text("red/4")
    guest.page.get_by_role("tab", name="Log").tap()
    expect(panel).to_be_hidden()


def test_every_target_is_as_large_as_a_finger_and_nothing_is_cut_off(meet: Meet) -> None:
    guest = meet(**PHONE)
    guest.become_guest()
    match = guest.starts_clash(blue="bot:random")
    for address in ("/", "/new", f"/match/{match}", "/odds", "/armies", "/rules", "/account"):
        guest.open(address)
        expect(guest.page.locator("h1")).to_be_attached()
        guest.page.wait_for_load_state("networkidle")
        small = guest.page.evaluate(SMALL % (FINGER, FINGER - 4))
        assert small == [], address
        overflow = "document.documentElement.scrollWidth - innerWidth"
        assert guest.page.evaluate(overflow) <= 0, address
