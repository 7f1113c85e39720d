"""Worlds of COSMOS: from the guide's first sheet to reports that tell nothing of others."""

import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as NotInTime

from tests.browser.conftest import ROOT, Meet
from tests.browser.test_phone import FINGER, PHONE, SMALL
from tests.browser.test_reach import complaints
from tests.browser.worlds import (
    CAPTAIN,
    LADY,
    editor,
    is_done,
    reads_of,
    starts_valley,
    submits,
    tab,
    writes,
    written,
)

GUIDE = (ROOT / "docs" / "cosmos-first-turns.md").read_text("utf-8")
SHEETS = re.findall(r"^```orders\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


def test_a_newcomer_plays_three_turns_to_the_guide(meet: Meet) -> None:
    newcomer = meet()
    page = newcomer.page
    page.goto("/")
    page.get_by_role("link", name="New match").first.click()
    page.get_by_role("radio", name="Two crowns, one bridge").check()
    page.get_by_role("button", name="Begin").click()
    expect(newcomer.table).to_be_visible()
    for turn, sheet in enumerate(SHEETS, 1):
        newcomer.sees(f"Orders for turn {turn}")
        writes(newcomer, sheet)
        submits(newcomer, turn)
        position = page.get_by_role("region", name="The position with these orders")
        expect(position).to_contain_text("as submitted")
        expect(position).to_contain_text("orders left")
        expect(page.get_by_label("Remarks on the sheet")).to_have_count(0)
        is_done(newcomer)
        reads_of(newcomer, turn)
    tab(newcomer, "Units")
    expect(page.get_by_role("tabpanel")).to_contain_text("Merehold")
    tab(newcomer, "Stores").get_by_role("button", name="gold").click()
    expect(page.get_by_role("region", name="gold, turn by turn").get_by_role("row")).to_have_count(
        5
    )


def test_each_nation_reads_its_own_report_and_nothing_of_the_others(meet: Meet) -> None:
    emerald, ash = meet(), meet()
    emerald.become_guest()
    ash.become_guest()
    match = starts_valley(emerald, "open")
    ash.open(f"/join/{match}")
    ash.page.get_by_role("button", name="Take this seat").click()
    for person in (emerald, ash):
        person.open(f"/match/{match}")
        expect(person.table).to_be_visible()
    writes(emerald, f"{LADY}:\nmove s\n")
    submits(emerald, 1)
    is_done(emerald)
    emerald.sees("The turn waits for Rowanmark")
    ash.sees("The turn waits for you.")
    writes(ash, "4003:\nmove n\n")
    submits(ash, 1)
    is_done(ash)
    expect(reads_of(emerald, 1)).to_contain_text("Lady Emerald")
    expect(reads_of(ash, 1)).to_contain_text("4003")
    for person, others in ((emerald, ("4003", "Lord Ash")), (ash, ("3001", "Lady Emerald"))):
        person.page.get_by_role("button", name="Map notes").click()
        tab(person, "Units")
        person.presses("t")
        heard = person.page.content()
        assert not [one for one in others if one in heard]


def test_sheets_are_revised_until_one_is_done_and_the_host_may_run_the_turn(meet: Meet) -> None:
    guest = meet()
    guest.become_guest()
    match = starts_valley(guest, "open")
    other = meet()
    other.become_guest()
    assert other.ask("POST", f"/matches/{match}/seats", {"seat": "Rowanmark"}).ok
    guest.open(f"/match/{match}")
    writes(guest, f"{CAPTAIN}:\nmove s\n")
    submits(guest, 1)
    writes(guest, f"{CAPTAIN}:\nwait 3\n")
    guest.sees("You have changed it since")
    submits(guest, 1)
    guest.page.reload()
    guest.sees("You are not done: the turn waits for you and Rowanmark.")
    editor(guest)
    expect(guest.page.locator(".cm-content")).to_contain_text("wait 3")
    tab(guest, "Match").get_by_role("button", name="Run the turn now").click()
    guest.page.get_by_role("button", name="Run the turn", exact=True).click()
    expect(reads_of(guest, 1)).not_to_contain_text("moved")


def points_until(shown: Locator, spot: Locator) -> None:
    """Remarks that are made anew close what the pointer opened: it comes again."""
    for _ in range(10):
        spot.hover()
        with suppress(NotInTime):
            shown.wait_for(timeout=2000)
            return
        spot.page.mouse.move(0, 0)


def test_the_editor_helps_with_words_errors_and_the_reference(meet: Meet) -> None:
    guest = meet()
    guest.become_guest()
    guest.open(f"/match/{starts_valley(guest)}")
    writes(guest, f"{LADY}:\nrecriut 2\n")
    remark = guest.page.get_by_label("Remarks on the sheet")
    expect(remark).to_contain_text("There is no order recriut.")
    expect(remark.get_by_role("link", name="C3.1-1")).to_be_visible()
    instead = guest.page.get_by_role("button", name="Write recruit")
    points_until(instead, guest.page.locator(".cm-lintRange-error"))
    instead.click()
    assert "recruit 2" in written(guest)
    guest.page.locator(".cm-line", has_text="recruit").hover(position={"x": 20, "y": 8})
    expect(guest.page.locator(".order-card")).to_contain_text("recruit unit-type [number]")
    writes(guest, f"{LADY}:\n")
    guest.page.keyboard.type("mov")
    offer = guest.page.get_by_role("option", name=re.compile("^move"))
    offer.click()
    assert written(guest).splitlines()[1] == "move"


def test_everything_is_done_by_keyboard(meet: Meet) -> None:
    guest = meet()
    guest.become_guest()
    guest.open(f"/match/{starts_valley(guest)}")
    page = guest.page
    expect(page.get_by_role("tabpanel")).to_contain_text("Gemland")
    guest.presses("4")
    expect(page.get_by_role("tab", name="Stores")).to_have_attribute("aria-selected", "true")
    guest.presses("2")
    desk = page.get_by_role("textbox", name="Orders")
    expect(desk).to_be_visible()
    desk.focus()
    page.keyboard.type(f"{CAPTAIN}:")
    guest.presses("Escape", "Enter", "Tab")
    page.get_by_role("tab", name="Orders").focus()
    guest.presses("p", "m", "ArrowDown", "Enter")
    first = re.search(r"move (\d+)", page.locator(".line code").inner_text())
    assert first is not None
    guest.presses("ArrowUp", "Enter")
    expect(page.locator(".line code")).to_have_text(f"move {first[1]} {int(first[1]) - 1}")
    guest.presses("Escape", "Enter")
    region = page.get_by_role("region", name=re.compile(r"^Hex \d+"))
    expect(region).to_be_visible()
    guest.presses("Escape", "b")
    expect(guest.actions.get_by_role("button").first).to_be_focused()


def test_a_hex_tells_what_is_there_and_leads_to_orders(meet: Meet) -> None:
    guest = meet()
    guest.become_guest()
    guest.open(f"/match/{starts_valley(guest)}")
    units = tab(guest, "Units")
    units.get_by_role("button", name="11 farmlands").click()
    region = guest.page.get_by_role("region", name="Hex 11")
    expect(region).to_contain_text("3003(GE) Captain")
    region.get_by_role("button", name="Write orders for 3003").click()
    expect(guest.page.locator(".cm-content")).to_contain_text("3003:")


def test_a_file_and_a_template_are_taken_like_what_is_typed(meet: Meet, tmp_path: Path) -> None:
    guest = meet()
    guest.become_guest()
    match = starts_valley(guest)
    guest.open(f"/match/{match}")
    editor(guest)
    sheet = tmp_path / "orders.txt"
    sheet.write_text(f"{CAPTAIN}: ; the scout\nmove s\n")
    guest.page.get_by_label("A file with orders").set_input_files(sheet)
    submits(guest, 1)
    page = guest.page.context.request.get(f"/api/matches/{match}").json()
    assert page["handed"]["text"] == sheet.read_text()
    guest.page.get_by_role("button", name="Template").click()
    expect(guest.page.locator(".cm-content")).to_contain_text("1101: ; Sergil in 10")


def test_earlier_reports_are_read_beside_the_map_of_their_time(meet: Meet) -> None:
    guest = meet()
    guest.become_guest()
    match = starts_valley(guest)
    guest.open(f"/match/{match}")
    writes(guest, f"{CAPTAIN}:\nmove s s\n")
    submits(guest, 1)
    is_done(guest)
    panel = reads_of(guest, 1)
    panel.get_by_role("searchbox").fill("captain")
    told = panel.locator("section")
    expect(told.filter(has_not_text=re.compile("captain", re.IGNORECASE))).to_have_count(0)
    expect(told.first).to_be_visible()
    panel.get_by_role("button", name="The report before").click()
    expect(panel).to_contain_text("Set-up report")
    expect(guest.page.get_by_text("This is what was known at the beginning.")).to_be_visible()
    guest.page.get_by_role("button", name="Back to now").click()
    reads_of(guest, 1)
    guest.open(f"/replay/{match}")
    expect(guest.page.get_by_role("heading", name="Turn 1")).to_be_visible()


def test_a_position_is_played_on_a_phone(meet: Meet) -> None:
    guest = meet(**PHONE)
    guest.become_guest()
    match = starts_valley(guest)
    guest.open(f"/match/{match}")
    writes(guest, f"{CAPTAIN}:\nmove s\n")
    submits(guest, 1)
    for name in ("Report", "Units", "Stores", "Match", "Orders"):
        tab(guest, name)
        small = guest.page.evaluate(SMALL % (FINGER, FINGER - 4))
        assert [one for one in small if "cm-" not in one] == [], name
        overflow = "document.documentElement.scrollWidth - innerWidth"
        assert guest.page.evaluate(overflow) <= 0, name
    is_done(guest)
    reads_of(guest, 1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_a_position(meet: Meet, scheme: str) -> None:
    guest = meet(color_scheme=scheme)
    guest.become_guest()
    match = starts_valley(guest)
    guest.open(f"/match/{match}")
    writes(guest, f"policy RW enemy ; from now on\n{LADY}:\nmove s\nrecriut 2\n")
    guest.page.keyboard.type("se")
    expect(guest.page.get_by_role("option").first).to_be_visible()
    assert complaints(guest.page) == [], "completion"
    guest.presses("Escape")
    submits(guest, 1)
    assert complaints(guest.page) == [], "submitted"
    is_done(guest)
    reads_of(guest, 1)
    for name in ("Report", "Orders", "Units", "Stores", "Match"):
        tab(guest, name)
        assert complaints(guest.page) == [], name
    tab(guest, "Units").get_by_role("button", name="10 plains").click()
    guest.page.get_by_role("button", name="Layers").click()
    assert complaints(guest.page) == [], "hex and layers"
    guest.open(f"/replay/{match}")
    expect(guest.page.get_by_role("heading", name="Turn 1")).to_be_visible()
    assert complaints(guest.page) == [], "replay"


def test_two_nations_at_one_screen_write_in_secret(meet: Meet) -> None:
    guest = meet()
    guest.become_guest()
    guest.open(f"/match/{starts_valley(guest, 'me')}")
    for seat, actor in (("Gemland", CAPTAIN), ("Rowanmark", "4003")):
        guest.page.get_by_role("button", name=f"I am {seat}").click()
        expect(guest.page.get_by_role("tabpanel")).to_contain_text(seat)
        writes(guest, f"{actor}:\nwait 1\n")
        submits(guest, 1)
        is_done(guest)
    guest.page.get_by_role("button", name="I am Gemland").click()
    expect(reads_of(guest, 1)).to_contain_text("Gemland")


def test_whoever_looks_on_is_told_of_no_nation(meet: Meet) -> None:
    guest, stranger = meet(), meet()
    guest.become_guest()
    match = starts_valley(guest)
    stranger.open(f"/match/{match}")
    expect(stranger.page.get_by_role("tabpanel")).to_contain_text("You lead no nation here")
    stranger.sees("You look on.")
    assert "Lady Emerald" not in stranger.page.content()
