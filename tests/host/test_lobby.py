"""Founding, finding, joining and leaving matches."""

import time
from collections.abc import Callable

from tests.host.browsers import Browser


def test_a_match_with_all_seats_taken_begins_at_once(guest: Browser) -> None:
    match = guest.clash()
    assert guest.page(match)["match"]["state"] == "running"
    assert guest.get("/matches")["mine"][0]["your_turn"]


def test_an_open_seat_is_offered_to_others_and_taken_by_one(guest: Browser, other: Browser) -> None:
    match = guest.clash(blue="open")
    assert [line["id"] for line in other.get("/matches")["open"]] == [match]
    other.post(f"/matches/{match}/seats")
    assert other.page(match)["match"]["state"] == "running"
    said = other.refused("POST", f"/matches/{match}/seats", 409, json={"seat": "blue"})
    assert said == "This seat is taken."


def test_an_invitation_opens_its_seat_once(guest: Browser, other: Browser) -> None:
    match = guest.clash(blue="open")
    word = guest.post(f"/matches/{match}/invitation", seat="blue")["invitation"]
    other.post(f"/matches/{match}/seats", invitation=word)
    assert other.page(match)["match"]["seats"][1]["mine"]
    said = guest.refused("POST", f"/matches/{match}/seats", 404, json={"invitation": word})
    assert "used or withdrawn" in said


def test_an_invitation_to_no_seat_by_name_is_to_the_first_that_is_free(
    guest: Browser, other: Browser
) -> None:
    match = guest.clash(blue="invited")
    word = guest.post(f"/matches/{match}/invitation")["invitation"]
    assert other.post(f"/matches/{match}/seats", invitation=word)["seats"][1]["mine"]


def test_only_the_founder_invites(guest: Browser, other: Browser) -> None:
    match = guest.clash(blue="open")
    other.refused("POST", f"/matches/{match}/invitation", 403, json={"seat": "blue"})


def test_a_bot_that_nobody_knows_is_refused_and_nothing_is_founded(guest: Browser) -> None:
    seats = [{"seat": "red", "player": "me"}, {"seat": "blue", "player": "bot:oracle"}]
    asked = {"game": "triumph", "scenario": "clash", "seats": seats}
    assert "oracle" in guest.refused("POST", "/matches", 404, json=asked)
    assert guest.get("/matches")["mine"] == []


def test_a_match_that_cannot_be_played_leaves_nothing_behind(guest: Browser) -> None:
    seats = [{"seat": "red", "player": "me"}, {"seat": "blue", "player": "me"}]
    asked = {"game": "triumph", "scenario": "clash", "seats": seats, "options": {"turn_limit": -1}}
    assert guest.refused("POST", "/matches", 409, json=asked)
    assert guest.get("/matches")["mine"] == []


def test_a_founder_calls_off_what_has_not_begun(guest: Browser) -> None:
    match = guest.clash(blue="open")
    guest.post(f"/matches/{match}/leave")
    guest.refused("GET", f"/matches/{match}", 404)


def test_a_running_match_is_left_by_resigning_and_then_dropped(guest: Browser) -> None:
    match = guest.clash()
    assert "resigning" in guest.refused("POST", f"/matches/{match}/leave", 409, json={})
    guest.post(f"/matches/{match}/resign", seat="red")
    assert guest.page(match)["match"]["verdict"]["winners"] == ["blue"]
    assert [line["id"] for line in guest.get("/matches")["finished"]] == [match]
    guest.post(f"/matches/{match}/leave")
    assert guest.get("/matches")["finished"] == []


def test_a_rematch_changes_the_seats(guest: Browser) -> None:
    match = guest.clash(blue="bot:random")
    guest.post(f"/matches/{match}/resign", seat="red")
    again = guest.post(f"/matches/{match}/rematch")
    assert [seat["mine"] for seat in again["seats"]] == [False, True]


def test_a_bot_answers_when_it_is_asked(guest: Browser) -> None:
    match = guest.clash(blue="bot:random")
    guest.answer(match, "done")
    deadline = time.monotonic() + 30
    while not any(ask["mine"] for ask in guest.page(match)["asks"]):
        assert time.monotonic() < deadline, "the bot has not moved"
        time.sleep(0.02)


def test_a_seat_for_whoever_was_invited_is_taken_with_its_link_only(
    guest: Browser, other: Browser
) -> None:
    match = guest.clash(blue="invited")
    assert guest.page(match)["match"]["seats"][1]["player"] == "invited"
    assert other.get("/matches")["open"] == []
    for wanted in ({}, {"seat": "blue"}):
        said = other.refused("POST", f"/matches/{match}/seats", 403, json=wanted)
        assert said == "This seat is kept for somebody who was invited."
    word = guest.post(f"/matches/{match}/invitation", seat="blue")["invitation"]
    assert other.post(f"/matches/{match}/seats", invitation=word)["state"] == "running"


def test_a_rematch_keeps_the_seat_of_the_other_for_the_other(
    open_browser: Callable[[], Browser], guest: Browser, other: Browser
) -> None:
    match = guest.clash(blue="open")
    other.post(f"/matches/{match}/seats")
    other.post(f"/matches/{match}/resign", seat="blue")
    again = guest.post(f"/matches/{match}/rematch")["id"]
    stranger = open_browser().guest()
    assert stranger.get("/matches")["open"] == []
    stranger.refused("POST", f"/matches/{again}/seats", 403, json={})
    assert [line["id"] for line in other.get("/matches")["open"]] == [again]
    seats = other.post(f"/matches/{again}/seats")["seats"]
    assert [seat["mine"] for seat in seats] == [True, False]


def test_one_person_at_both_seats_sees_the_table_of_the_seat_that_is_asked(guest: Browser) -> None:
    match = guest.clash()
    page = guest.page(match)
    (ask,) = page["asks"]
    assert (page["picture"]["viewer"], ask["mine"]) == (ask["seat"], True)
    other_seat = ({"red", "blue"} - {ask["seat"]}).pop()
    assert guest.page(match, seat=other_seat)["picture"]["viewer"] == other_seat


def test_a_match_may_be_closed_to_those_who_do_not_play(guest: Browser, other: Browser) -> None:
    match = guest.clash(watched=False)
    for path in (f"/matches/{match}", f"/matches/{match}/replay"):
        assert "watch" in other.refused("GET", path, 403)
    asked = {"seat": "", "question": {"type": "types"}}
    other.refused("POST", f"/matches/{match}/advice", 403, json=asked)
    assert guest.page(match)["match"]["watched"] is False


def test_an_army_that_is_refused_leaves_the_seat_free(guest: Browser, other: Browser) -> None:
    match = guest.clash(blue="open")
    other.refused("POST", f"/matches/{match}/seats", 409, json={"roster": "torwald-horns"})
    page = guest.page(match)
    assert page["match"]["state"] == "open"
    assert page["match"]["seats"][1]["player"] == "open"
    other.post(f"/matches/{match}/seats")


def test_who_leaves_before_the_beginning_leaves_the_seat_free(
    guest: Browser, other: Browser
) -> None:
    seats = [{"seat": "red"}, {"seat": "blue"}]
    line = guest.post("/matches", game="triumph", scenario="clash", seats=seats)
    other.post(f"/matches/{line['id']}/seats", seat="blue")
    other.post(f"/matches/{line['id']}/leave")
    assert other.page(line["id"])["match"]["seats"][1]["player"] == "open"
    guest.post(f"/matches/{line['id']}/leave")
    other.refused("GET", f"/matches/{line['id']}", 404)
