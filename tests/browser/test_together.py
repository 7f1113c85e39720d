"""Two browsers at one table: a combat, news as it happens, and a line that was cut."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.host.running import RunningHost

RED, BLUE = "red/1", "blue/2"
STRIDE = 3000
LONGEST_RETURN = 30_000
"""A page that was cut off tries again after up to 8 s, and the host has to start."""


def two_at_a_table(meet: Meet) -> tuple[Person, Person, str]:
    """Red founds the match, blue takes the open seat."""
    red, blue = meet(), meet()
    for person in (red, blue):
        person.become_guest()
    match = red.starts_clash(blue="open")
    assert blue.ask("POST", f"/matches/{match}/seats", {"seat": "blue"}).ok
    return red, blue, match


def march_together(red: Person, blue: Person, match: str) -> None:
    """The two stands that face each other walk until they meet in red's turn."""
    marched: dict[int, str] = {}
    while True:
        person = red if red.asked(match) else blue
        ask = person.asked(match)
        assert ask is not None
        if ask["kind"] == "close combat":
            return
        own = RED if ask["seat"] == "red" else BLUE
        turn = person.turn_of(match)
        step = step_of(own, person.place_of(match, BLUE)[1] - person.place_of(match, RED)[1])
        if ask["kind"] == "movement" and step and marched.get(turn) != own:
            marched[turn] = own
            person.says(match, f"move {own} ahead {step / 1000:g}")
        else:
            person.says(match, "done")


def step_of(stand: str, gap: int) -> int:
    """Red comes as near as it can; blue waits when red can reach it."""
    if stand == RED:
        return min(gap, STRIDE)
    return 1000 if gap > 2 * STRIDE else 0


def test_two_browsers_play_one_combat(meet: Meet) -> None:
    red, blue, match = two_at_a_table(meet)
    march_together(red, blue, match)
    for person in (red, blue):
        person.open(f"/match/{match}")
    red.sees("choose the combat to fight next")
    blue.sees("Waiting for red")
    red.actions.get_by_role("button", name=re.compile("against")).click()
    expect(red.combat).to_contain_text("Close combat")
    expect(blue.combat).to_contain_text("Close combat")
    assert red.combat.inner_text() == blue.combat.inner_text()
    faces = [person.combat.get_by_role("img").all() for person in (red, blue)]
    dice = [[die.get_attribute("aria-label") for die in some] for some in faces]
    assert dice[0] == dice[1]
    assert len(dice[0]) == 2


def test_another_browser_shows_a_move_and_its_undoing_unasked(meet: Meet) -> None:
    red, blue, match = two_at_a_table(meet)
    while points_of(red, match) < 2:  # the only move of a turn cannot be taken back
        red.says(match, "done")
        blue.says(match, "done")
    blue.open(f"/match/{match}")
    blue.sees("Waiting for red")
    stand = blue.stand("red/4")
    for deed in (
        lambda: red.says(match, "move red/4 ahead 2"),
        lambda: red.ask("POST", f"/matches/{match}/undo", {"seat": "red"}),
    ):
        old = stand.get_attribute("aria-label") or ""
        deed()
        expect(stand).not_to_have_attribute("aria-label", old)


def points_of(red: Person, match: str) -> int:
    """The command points that red has now."""
    ask = red.asked(match)
    assert ask is not None
    return int(ask["options"]["forms"][0]["points"])


def test_a_page_catches_up_after_the_line_was_cut(meet: Meet, host: RunningHost) -> None:
    red, blue, match = two_at_a_table(meet)
    blue.open(f"/match/{match}")
    blue.sees("Waiting for red")
    host.kill()
    expect(blue.page.get_by_text("Connection lost")).to_be_visible()
    host.start()
    red.says(match, "move red/4 ahead 2")
    expect(blue.page.get_by_text("caught up")).to_be_visible(timeout=LONGEST_RETURN)
    expect(blue.stand("red/4")).to_have_attribute("aria-label", re.compile("at 29, 9,"))
