"""A finished match is watched again from its first step to its last."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet


def test_the_replay_reaches_the_end_and_goes_back(meet: Meet) -> None:
    guest = meet()
    guest.become_guest()
    match = guest.starts_clash()
    for words in ("move red/4 ahead 3", "done", "move blue/4 ahead 3", "done"):
        guest.says(match, words)
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
