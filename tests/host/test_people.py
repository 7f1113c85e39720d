"""Accounts, guests and sessions."""

from collections.abc import Callable

import pytest

from tests.host.browsers import Browser
from warhost.host.attempts import WHILE_SECONDS, Attempts
from warhost.host.outside import RealOutside
from warhost.host.people import TRIES, USE_SECONDS
from warhost.host.refused import NotAllowed, TooMany
from warhost.host.service import Service

Open = Callable[[], Browser]


def test_a_guest_plays_at_once_and_comes_back_with_the_recovery_code(open_browser: Open) -> None:
    given = open_browser().post("/guests")
    back = open_browser()
    back.post("/sessions", name=given["name"], secret=given["recovery"])
    assert back.get("/me")["person"] == {"name": given["name"], "guest": True}


def test_a_person_signs_up_and_in_again(open_browser: Open) -> None:
    open_browser().post("/people", name="Ada", password="eight letters")
    again = open_browser()
    again.post("/sessions", name=" ada ", secret="eight letters")
    assert again.get("/me")["person"] == {"name": "Ada", "guest": False}


def test_a_guest_who_signs_up_keeps_the_matches(guest: Browser) -> None:
    match = guest.clash()
    guest.post("/people", name="Ada", password="eight letters")
    assert [line["id"] for line in guest.get("/matches")["mine"]] == [match]


@pytest.mark.parametrize(
    ("name", "password", "said"),
    [
        ("", "eight letters", "A name has 1 to 32 characters."),
        ("x" * 33, "eight letters", "A name has 1 to 32 characters."),
        ("Ada\u202e", "eight letters", "visible characters"),
        ("Guest 12", "eight letters", "given by the host"),
        ("Ada", "short", "8 to 200 characters"),
    ],
)
def test_names_and_passwords_have_limits(
    open_browser: Open, name: str, password: str, said: str
) -> None:
    asked = {"name": name, "password": password}
    assert said in open_browser().refused("POST", "/people", 400, json=asked)


def test_a_name_is_taken_however_it_is_written(open_browser: Open) -> None:
    open_browser().post("/people", name="Ada", password="eight letters")
    asked = {"name": "ＡDA", "password": "other letters"}
    assert "already" in open_browser().refused("POST", "/people", 409, json=asked)


def test_a_wrong_password_and_an_unknown_name_are_answered_alike(open_browser: Open) -> None:
    open_browser().post("/people", name="Ada", password="eight letters")
    wrong = {"name": "Ada", "secret": "wrong letters"}
    unknown = {"name": "Eve", "secret": "wrong letters"}
    said = [
        open_browser().refused("POST", "/sessions", 403, json=asked) for asked in (wrong, unknown)
    ]
    assert said[0] == said[1]


def test_who_guesses_too_often_must_wait_and_others_need_not(service: Service) -> None:
    people = service.people
    people.sign_up("Ada", "eight letters", "here", "10.0.0.1")
    for _ in range(TRIES):
        with pytest.raises(NotAllowed):
            people.sign_in("Ada", "wrong letters", "here", "10.0.0.9")
    with pytest.raises(TooMany):
        people.sign_in("Ada", "eight letters", "here", "10.0.0.9")
    assert people.sign_in("Ada", "eight letters", "here", "10.0.0.1").person.name == "Ada"


def test_tries_are_forgotten_after_a_while() -> None:
    class Clock(RealOutside):
        time = 0

        def now(self) -> int:
            return self.time

    clock = Clock()
    attempts = Attempts(clock)
    attempts.note("from 10.0.0.9", "Ada from 10.0.0.9")
    with pytest.raises(TooMany):
        attempts.expect_few({"Ada": 1, "from 10.0.0.9": 1})
    clock.time = WHILE_SECONDS
    attempts.expect_few({"Ada": 1, "from 10.0.0.9": 1})


def test_too_many_tries_are_answered_with_a_sentence(open_browser: Open) -> None:
    wrong = {"name": "Ada", "secret": "wrong letters"}
    for _ in range(TRIES):
        open_browser().refused("POST", "/sessions", 403, json=wrong)
    assert "Too many" in open_browser().refused("POST", "/sessions", 429, json=wrong)


def test_a_session_that_was_ended_opens_nothing(guest: Browser) -> None:
    (session,) = guest.get("/me")["sessions"]
    guest.ask("DELETE", f"/sessions/{session['id']}")
    assert guest.get("/me")["person"] is None


def test_a_session_tells_when_it_was_last_used(service: Service) -> None:
    welcome = service.people.play_as_guest("here")
    later = service.outside.now() + USE_SECONDS
    service.outside.now = lambda: later  # type: ignore[method-assign]
    assert service.people.who(welcome.token) == welcome.person
    assert service.people.sessions(welcome.person)[0].used == later


def test_nobody_ends_the_session_of_another(guest: Browser, other: Browser) -> None:
    (session,) = guest.get("/me")["sessions"]
    other.refused("DELETE", f"/sessions/{session['id']}", 404)
    assert guest.get("/me")["person"]


def test_a_forged_cookie_is_nobody(open_browser: Open) -> None:
    forger = open_browser()
    forger.token = "forged"
    assert forger.get("/me")["person"] is None
    forger.refused("GET", "/matches", 401)


@pytest.mark.parametrize(
    "origin", ["http://elsewhere.example", "null", "http://[", "http://testserver.local@x"]
)
def test_a_post_from_another_site_is_refused(guest: Browser, origin: str) -> None:
    said = guest.refused("POST", "/guests", 403, headers={"origin": origin})
    assert "another site" in said


def test_the_keeper_resets_a_password_and_ends_all_sessions(
    open_browser: Open, service: Service
) -> None:
    ada = open_browser()
    ada.post("/people", name="Ada", password="eight letters")
    service.people.reset_password("ada", "newer letters")
    assert ada.get("/me")["person"] is None
    ada.post("/sessions", name="Ada", secret="newer letters")
    assert ada.get("/me")["person"]["name"] == "Ada"


def test_the_way_in_of_play_opens_once(open_browser: Open, service: Service) -> None:
    ticket = service.entrance.ticket(service.people.play_as_guest("here").token)
    first, second = open_browser(), open_browser()
    first.raw("GET", f"/enter?token={ticket}", follow_redirects=False)
    assert first.get("/me")["person"]
    second.refused("GET", f"/enter?token={ticket}", 403)
