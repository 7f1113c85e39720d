"""Whole turns against the machine: by mouse, by keyboard alone, and what is refused."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet


def test_a_guest_starts_a_match_and_plays_a_turn_by_mouse(meet: Meet) -> None:
    guest = meet()
    page = guest.page
    page.goto("/")
    page.get_by_role("link", name="New match").first.click()
    page.get_by_text("Clash at the ford road").click()
    page.get_by_label("Played by").last.select_option("bot:random")
    page.get_by_role("button", name="Begin the battle").click()

    guest.sees("move your troops")
    guest.stand("red/4").dblclick()
    guest.drags("red/4", 0, -50)
    guest.sees(re.compile(r"costs \d of \d command"))
    guest.actions.get_by_role("button", name="Move", exact=True).click()
    end = guest.actions.get_by_role("button", name="End my movement")
    later = guest.actions.get_by_text("turn 3, red")
    expect(end.or_(later).first).to_be_visible()
    if not later.is_visible():  # else the die was a one, and the move the only one
        end.click()
    expect(later).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("red/4")


def test_a_turn_by_keyboard_alone(meet: Meet) -> None:
    guest = meet()
    guest.become_guest()
    match = guest.starts_clash_with_command(blue="bot:random")
    guest.open(f"/match/{match}")
    guest.sees("move your troops")
    x, y = guest.place_of(match, "red/1")

    guest.stand("red/1").focus()
    guest.presses("Space", "w", "w", "w", "w")
    guest.sees("1 of 3 MU")
    guest.presses("Enter")
    expect(guest.stand("red/1")).to_have_attribute("aria-label", re.compile("moved"))
    assert guest.place_of(match, "red/1") == (x, y + 1000)
    guest.presses("Escape", "b")
    expect(guest.actions.get_by_role("button", name="End my movement")).to_be_focused()
    guest.presses("Enter")
    guest.sees("turn 3, red")


def test_a_move_that_breaks_a_rule_shows_its_clause_and_cannot_be_made(meet: Meet) -> None:
    guest = meet()
    guest.become_guest()
    match = guest.starts_clash(blue="bot:random")
    guest.open(f"/match/{match}")
    guest.sees("move your troops")
    guest.drags("red/4", 0, -330)
    clause = guest.actions.get_by_role("link", name=re.compile(r"^T\d+\.\d-\d+"))
    expect(clause).to_be_visible()
    expect(guest.actions.get_by_role("button", name="Move", exact=True)).to_be_disabled()
    told = clause.inner_text()
    clause.click()
    expect(guest.page.locator(f'[id="{told}"]')).to_be_visible()


def test_a_move_is_taken_back(meet: Meet) -> None:
    guest = meet()
    guest.become_guest()
    match = guest.starts_clash_with_command()
    guest.open(f"/match/{match}")
    guest.sees("move your troops")
    before = guest.place_of(match, "red/4")
    guest.drags("red/4", 0, -40)
    guest.actions.get_by_role("button", name="Move", exact=True).click()
    guest.actions.get_by_role("button", name="Undo").click()
    expect(guest.stand("red/4")).not_to_have_attribute("aria-label", re.compile("moved"))
    assert guest.place_of(match, "red/4") == before
