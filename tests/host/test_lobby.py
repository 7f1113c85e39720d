"""Founding, finding, joining and leaving matches."""

import time

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
    guest.post(f"/matches/{match}/delete")
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
