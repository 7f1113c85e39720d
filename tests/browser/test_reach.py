"""axe-core looks at every page, in daylight and at night."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Meet
from tests.browser.test_setting_up import ARMIES, until_deployment

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
    pages = ["/", "/new", "/armies", "/odds", "/rules", "/rules?search=shattered", "/account"]
    for address in [*pages, *matches]:
        guest.open(address)
        expect(guest.page.locator("h1")).to_be_attached()
        guest.page.wait_for_load_state("networkidle")
        assert complaints(guest.page) == [], address


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_wherever_the_table_leads(meet: Meet, scheme: str) -> None:
    guest = meet(color_scheme=scheme)
    guest.become_guest()
    match = guest.founds_battle(*ARMIES)
    until_deployment(guest, match)
    guest.open(f"/match/{match}")
    guest.page.get_by_role("button", name="I am ").click()
    guest.page.get_by_role("button", name="Draw them up for me").click()
    guest.sees("Allowed as it is")
    assert complaints(guest.page) == [], "deployment"
    for name in ("State", "Log", "Talk", "Rules"):
        guest.page.get_by_role("tab", name=name).click()
        assert complaints(guest.page) == [], name
    guest.page.get_by_role("button", name="The table as text (t)").click()
    guest.page.get_by_role("button", name="Layers").click()
    assert complaints(guest.page) == [], "text and layers"
    guest.page.get_by_role("button", name="Keys (?)").click()
    assert complaints(guest.page) == [], "keys"
