"""The pages of a war: by keyboard, by text, by finger, for two at one screen, and quick."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.test_phone import FINGER, PHONE, SMALL
from tests.browser.test_reach import complaints
from tests.browser.wars import War, founds

WIDTH = 390
SOON = 100
"""Milliseconds from a press to what comes of it, at best; other tests may run beside this one."""
FRAME = 1000 / 60
TRIES = 5
PANNED = """
async () => {
  const board = document.querySelector(".tiles");
  const box = board.getBoundingClientRect();
  board.setPointerCapture = () => undefined;
  const send = (type, x, y) => board.dispatchEvent(new PointerEvent(type, {
    pointerId: 1, clientX: box.x + x, clientY: box.y + y, bubbles: true, button: 0 }));
  const [x, y] = [box.width / 2, box.height / 2];
  send("pointerdown", x, y);
  const times = [];
  let last = await new Promise(requestAnimationFrame);
  for (let step = 0; step < 90; step++) {
    send("pointermove", x + 200 * Math.sin(step / 15), y + 120 * Math.cos(step / 11));
    const now = await new Promise(requestAnimationFrame);
    times.push(now - last);
    last = now;
  }
  send("pointercancel", x, y);
  return times.sort((a, b) => a - b)[45];
}
"""
SEEN = """
(unit) => {
  const block = () => document.querySelector(`[data-unit="${unit}"]`)?.style.transform;
  const before = block();
  addEventListener("pointerup", () => {
    const pressed = performance.now();
    const look = () => {
      if (block() === before) return requestAnimationFrame(look);
      window.seenAfter = performance.now() - pressed;
    };
    look();
  }, { once: true, capture: true });
}
"""


def a_war(person: Person, scenario: str = "veteran-skirmish", **seats: str) -> War:
    person.become_guest()
    players = {"red": "me", "blue": "bot:random", **seats}
    return War(person, founds(person, scenario, None, **players))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_a_war(meet: Meet, scheme: str) -> None:
    guest = meet(color_scheme=scheme)
    war = a_war(guest, "advanced-duel")
    expect(war.button("Choose for me")).to_be_visible()
    assert complaints(guest.page) == [], "muster"
    war.musters()
    expect(guest.page.locator(".wares button").first).to_be_visible()
    assert complaints(guest.page) == [], "build"
    war.acts()
    guest.page.get_by_role("button", name=re.compile("The next block")).click()
    for name in ("State", "Orders", "Cards", "Log", "Talk", "Rules"):
        guest.page.get_by_role("tab", name=name).click()
        assert complaints(guest.page) == [], name
    guest.page.get_by_role("button", name="The board as text (t)").click()
    guest.page.get_by_role("button", name="Layers").click()
    assert complaints(guest.page) == [], "text and layers"
    guest.open(f"/replay/{war.match}")
    expect(guest.page.locator(".tiles")).to_be_visible()
    assert complaints(guest.page) == [], "replay"


def test_a_block_is_moved_by_keys_alone(meet: Meet) -> None:
    guest = meet()
    war = a_war(guest)
    war.acts()
    guest.table.focus()
    guest.presses("n")
    unit = str(guest.page.locator(".block.selected").get_attribute("data-unit"))
    here = war.place_of(unit)
    for step in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight") * 2:
        guest.presses(step, "Enter")
        guest.page.wait_for_timeout(300)
        if war.place_of(unit) != here:
            break
    assert war.place_of(unit) != here
    expect(guest.table).to_contain_text(re.compile("[A-G][0-9]+; "))


def test_the_text_twin_is_one_key_away(meet: Meet) -> None:
    guest = meet()
    war = a_war(guest)
    war.musters()
    guest.presses("t")
    twin = guest.page.get_by_role("region", name="The table as text")
    expect(twin).to_contain_text("Ways to win")
    expect(twin).to_contain_text(re.compile("red/1 Builder at A"))
    expect(twin).to_contain_text(re.compile("blue/1 block at B"))


def test_two_at_one_screen_do_not_see_each_others_blocks(meet: Meet) -> None:
    guest = meet()
    war = a_war(guest, blue="me")
    for seat in ("red", "blue"):
        expect(guest.page.locator(".block")).to_have_count(0)
        guest.page.get_by_role("button", name=f"I am {seat}").click()
        war.button("Choose for me").click()
        war.does("Muster these units")
    expect(guest.page.get_by_role("button", name="I am red")).to_be_visible()
    expect(guest.page.locator(".block")).to_have_count(0)
    expect(guest.page.locator(".panel")).to_have_text("")
    guest.page.get_by_role("button", name="I am red").click()
    expect(guest.page.locator('.block[data-unit^="red/"] .paper')).to_have_count(3)
    expect(guest.page.locator('.block[data-unit^="blue/"] .seal')).to_have_count(3)


def test_a_war_is_played_on_a_phone(meet: Meet) -> None:
    guest = meet(**PHONE)
    war = a_war(guest)
    war.button("Choose for me").tap()
    war.button("Muster these units").tap()
    war.button("Build nothing").tap()
    ask = war.waits()
    assert ask is not None
    war.is_at(ask)
    guest.page.get_by_role("button", name=re.compile("The next block")).tap()
    unit = str(guest.page.locator(".block.selected").get_attribute("data-unit"))
    end = war.free_ends(unit)[0]
    for _ in range(2):
        box = guest.page.locator(f'[data-hex="{end}"]').bounding_box()
        assert box is not None
        guest.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(guest.actions).to_contain_text(re.compile("what does|activate"))
    assert war.place_of(unit) == end
    assert guest.page.evaluate(SMALL % (FINGER, FINGER)) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= WIDTH


def test_an_undo_takes_a_step_back(meet: Meet) -> None:
    guest = meet()
    war = a_war(guest)
    war.acts()
    unit = war.choices("move")[0]["order"]["unit"]
    here = war.place_of(unit)
    inside = next(end for end in war.free_ends(unit) if end.startswith("A"))
    war.picks_up(unit)
    war.presses(inside)
    expect(guest.actions.get_by_role("button", name="Undo")).to_be_visible()
    war.does("Undo")
    assert war.place_of(unit) == here


def test_a_press_is_answered_at_once_and_the_board_moves_smoothly(meet: Meet) -> None:
    guest = meet(reduced_motion="no-preference")
    war = a_war(guest, "team-war", gold="bot:random", green="bot:random")
    war.acts()
    assert min(guest.page.evaluate(PANNED) for _ in range(TRIES)) < FRAME * 1.1
    assert min(answered_after(war) for _ in range(TRIES)) < SOON


def answered_after(war: War) -> float:
    """How soon a block that was sent somewhere is seen to go there."""
    unit = war.choices("move")[0]["order"]["unit"]
    end = war.free_ends(unit)[0]
    war.picks_up(unit)
    war.page.evaluate(SEEN, unit)
    before = war.told["head"]
    war.presses(end)
    war.until_after(before)
    war.page.wait_for_function("window.seenAfter !== undefined")
    took = float(war.page.evaluate("window.seenAfter"))
    war.page.evaluate("delete window.seenAfter")
    return took
