"""Pictures of worlds: the map with a report, the editor at work, a phone."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import ROOT
from tests.browser.people import Person
from tests.browser.worlds import reads_of, tab, writes

GUIDE = (ROOT / "docs" / "cosmos-first-turns.md").read_text("utf-8")
SHEETS = re.findall(r"^```orders\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
UNFINISHED = """1501:                  ; Merehold
expand 1

3002:                  ; Marshal Brannoc and his companies
move 45 44
control

3010:                  ; Wren looks what Midmark is like
farmove 44
saerch 4
"""


def after_two_turns(guest: Person) -> None:
    """The tutorial, played to its guide against the machine."""
    seats = [{"seat": "Hallowmere", "player": "me"}, {"seat": "Tarnwold", "player": "bot:steward"}]
    body = {"game": "cosmos", "scenario": "tutorial", "seats": seats}
    match = guest.ask("POST", "/matches", body).json()["id"]
    guest.open(f"/match/{match}")
    for turn, sheet in enumerate(SHEETS[:2], 1):
        guest.sees(f"Orders for turn {turn}")
        writes(guest, sheet)
        guest.actions.get_by_role("button", name="Submit and done").click()
        reads_of(guest, turn)


def world(guest: Person) -> None:
    after_two_turns(guest)
    tab(guest, "Units").get_by_role("button", name=re.compile("^38 ")).click()
    tab(guest, "Report")
    expect(guest.page.get_by_role("region", name="Hex 38")).to_be_visible()


def editor_of_sheets(guest: Person) -> None:
    after_two_turns(guest)
    writes(guest, UNFINISHED)
    expect(guest.page.get_by_label("Remarks on the sheet")).to_contain_text("saerch")
    expect(guest.page.get_by_label("The position with these orders")).to_contain_text("farmove 44")
    guest.presses("ControlOrMeta+Home", "End")
    guest.page.keyboard.type("\nim")
    expect(guest.page.get_by_role("option").first).to_be_visible()


def world_on_a_phone(guest: Person) -> None:
    after_two_turns(guest)
    panel = guest.page.get_by_role("tabpanel")
    guest.page.get_by_role("tab", name="Report").tap()
    if panel.is_visible():
        guest.page.get_by_role("tab", name="Report").tap()
    guest.page.get_by_role("button", name="Nearer (+)").tap()
