"""The pages are light, quickly there, and steady while they fill."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.worlds import editor, starts_valley

MOST_BYTES = 150_000
EDITOR = "writing-"
FETCHED = """
() => performance.getEntriesByType("resource")
  .filter((each) => each.name.endsWith(".js"))
  .map((each) => [each.name.split("/").pop(), each.encodedBodySize])
"""
MOST_MILLISECONDS = 1500
MOST_SHIFT = 0.05
TRIES = 3
SHIFTS = """
() => new Promise((told) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => told(sum)));
})
"""


def test_whoever_walks_through_a_game_fetches_few_scripts(meet: Meet) -> None:
    """All pages that a player of one game sees; the editor of sheets comes when one writes."""
    for game in ("triumph", "cosmos"):
        guest = meet()
        guest.become_guest()
        match = guest.starts_clash() if game == "triumph" else starts_valley(guest)
        pages = ["", "new", f"match/{match}", f"replay/{match}", "rules", "account"]
        for address in pages + (["odds", "armies"] if game == "triumph" else []):
            guest.open(f"/{address}")
            expect(guest.page.locator("h1")).to_be_attached()
            guest.page.wait_for_load_state("networkidle")
        fetched: Any = guest.page.evaluate(FETCHED)
        assert fetched, "the client has not been built"
        assert not [name for name, _ in fetched if name.startswith(EDITOR)], game
        assert sum(size for _, size in fetched) < MOST_BYTES, (game, fetched)


def test_the_editor_of_sheets_is_small_too(meet: Meet) -> None:
    guest = meet()
    guest.become_guest()
    guest.open(f"/match/{starts_valley(guest)}")
    expect(editor(guest)).to_be_visible()
    fetched: Any = guest.page.evaluate(FETCHED)
    (size,) = [size for name, size in fetched if name.startswith(EDITOR)]
    assert 0 < size < MOST_BYTES


def test_the_first_page_is_ready_in_a_moment(meet: Meet) -> None:
    """The best of some visits, each by a stranger: other tests may be running beside this one."""
    times = []
    for _ in range(TRIES):
        page = meet().page
        page.goto("/")
        expect(page.get_by_role("button", name="Fight a first battle")).to_be_enabled()
        times.append(page.evaluate("performance.now()"))
    assert min(times) < MOST_MILLISECONDS, times


def test_nothing_jumps_while_a_page_fills(meet: Meet) -> None:
    guest = meet()
    guest.become_guest()
    match = guest.starts_clash()
    for address in ("", f"match/{match}", f"replay/{match}", "new", "odds", "armies"):
        guest.page.goto("about:blank")
        guest.page.goto(f"/#/{address}")
        guest.page.wait_for_load_state("networkidle")
        expect(guest.page.locator("h1")).to_be_attached()
        assert guest.page.evaluate(SHIFTS) < MOST_SHIFT, address
