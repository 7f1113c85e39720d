"""A finished match is watched again from its first step to its last."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import Person


def both_ride_out(guest: Person, match: str) -> None:
    """A move of red and one of blue; a die of one ends a turn with its first move."""
    ridden: set[str] = set()
    while len(ridden) < 2:
        ask = guest.asked(match)
        assert ask is not None
        fresh = ask["kind"] == "movement" and ask["seat"] not in ridden
        guest.says(match, f"move {ask['seat']}/4 ahead 3" if fresh else "done")
        ridden |= {ask["seat"]} if fresh else set()


def test_the_replay_reaches_the_end_and_goes_back(meet: Meet) -> None:
    guest = meet()
    guest.become_guest()
    match = guest.starts_clash()
    both_ride_out(guest, match)
    assert guest.ask("POST", f"/matches/{match}/resign", {"seat": "red"}).ok

    guest.open(f"/replay/{match}")
    step = guest.page.get_by_role("status", name="Step")
    expect(step).to_have_text(re.compile(r"^1 of \d+$"))
    start = guest.stand("red/4").get_attribute("aria-label")
    guest.page.get_by_role("button", name="To the end").click()
    expect(step).to_have_text(re.compile(r"^(\d+) of \1$"))
    expect(guest.page.get_by_text("resigned")).to_be_visible()
    assert guest.stand("red/4").get_attribute("aria-label") != start
    guest.presses(",", ",")
    guest.page.get_by_role("button", name="To the beginning").click()
    assert guest.stand("red/4").get_attribute("aria-label") == start
    guest.page.get_by_role("slider").fill("1")
    expect(step).to_have_text(re.compile(r"^2 of \d+$"))
