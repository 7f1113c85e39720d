"""Before and after the battle: seats, invitations, ends, and a host that is away."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.host.running import RunningHost


def test_a_stranger_is_in_a_first_battle_after_one_click(meet: Meet) -> None:
    guest = meet()
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Fight a first battle").click()
    guest.sees("move your troops")
    expect(guest.page.get_by_role("complementary", name="Advice")).to_be_visible()
    expect(guest.page).to_have_title(re.compile(r"^\(1\) Your turn"))
    guest.page.get_by_role("link", name="Matches", exact=True).click()
    expect(guest.page.get_by_text("Keep this code")).to_be_visible()
    expect(guest.page.get_by_role("link", name=re.compile("^Play "))).to_be_visible()


def test_a_friend_comes_by_a_link_and_the_battle_begins(meet: Meet) -> None:
    host, friend = meet(), meet()
    host.page.goto("/#/new/clash?with=link")
    host.page.get_by_role("button", name="Begin the battle").click()
    host.page.get_by_role("button", name="Copy an invitation").click()
    link = host.page.get_by_role("textbox", name="Invitation for blue").input_value()
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Take this seat").click()
    friend.sees("Waiting for red")
    host.sees("move your troops")


def test_a_match_is_resigned_kept_as_a_file_played_again_and_put_away(meet: Meet) -> None:
    guest = meet()
    guest.become_guest()
    guest.open(f"/match/{guest.starts_clash(blue='bot:random')}")
    guest.sees("move your troops")
    page = guest.page
    page.get_by_text("The match as a whole").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign for good").click()
    guest.sees("won (blue)")
    with page.expect_download() as coming:
        page.get_by_role("link", name="As a file").click()
    assert coming.value.suggested_filename.endswith(".war")
    page.get_by_role("button", name="Rematch").click()
    guest.sees(re.compile("move your troops|Waiting for"))
    page.go_back()
    guest.sees("won (blue)")
    page.get_by_text("The match as a whole").click()
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("heading", name="Your matches")).to_be_visible()
    expect(page.get_by_role("heading", name="Finished")).to_have_count(0)


def test_a_host_that_is_away_is_told_and_what_was_known_stays(
    meet: Meet, host: RunningHost
) -> None:
    guest = meet()
    guest.become_guest()
    guest.starts_clash()
    guest.page.goto("/")
    guest.page.reload()
    mine = guest.page.get_by_role("link", name=re.compile("^Play "))
    expect(mine).to_be_visible()
    host.kill()
    guest.page.get_by_role("link", name="Rules").click()
    guest.page.get_by_role("link", name="Matches", exact=True).click()
    expect(guest.page.get_by_text("The host does not answer")).to_be_visible()
    expect(mine).to_be_visible()
    host.start()
