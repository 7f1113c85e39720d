"""axe-core looks at every page, in daylight and at night."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Meet

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


def complaints(page: Page) -> list[str]:
    """What axe finds that keeps people out."""
    page.evaluate(Path(AXE).read_text("utf-8"))
    found: Any = page.evaluate("axe.run()")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_page(meet: Meet, scheme: str) -> None:
    guest = meet(color_scheme=scheme)
    guest.page.goto("/")
    expect(guest.page.locator("h1")).to_be_visible()
    assert complaints(guest.page) == [], "first visit"
    guest.become_guest()
    match = guest.starts_clash(blue="bot:random")
    waiting = guest.starts_clash(blue="open")
    matches = [f"/match/{match}", f"/replay/{match}", f"/join/{waiting}", f"/match/{waiting}"]
    pages = ["/", "/new", "/armies", "/odds", "/rules?search=shattered", "/account"]
    for address in [*pages, *matches]:
        guest.open(address)
        expect(guest.page.locator("h1")).to_be_attached()
        guest.page.wait_for_load_state("networkidle")
        assert complaints(guest.page) == [], address
