"""What nobody should send gets a clear answer and changes nothing."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.host.browsers import Browser
from warhost.host.http.app import LARGEST_BODY, application
from warhost.host.service import Service

MARKUP = "<img src=x onerror=alert(1)>"
JSON = {"content-type": "application/json"}


def said(response: Any) -> str:
    """The reasons of a refusal; there is at least one, in words."""
    reasons = [refusal["text"] for refusal in response.json()["refusals"]]
    assert reasons
    assert all(reasons)
    return " ".join(reasons)


def stood(guest: Browser, match: str) -> Any:
    """How the match stands."""
    page = guest.page(match)
    return page["line"], page["head"], page["asks"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"done"',
        b'{"seat": "red"}',
        b'{"seat": 1, "round": 2, "text": "done"}',
        b'{"seat": "red", "round": "two", "text": "done"}',
        b'{"seat": "red", "round": 2, "text": "done", "more": 1}',
        b'{"seat": "red", "round": 1e99, "text": "done"}',
        b'{"seat": "red", "round": -1, "text": "done"}',
        b'{"seat": "red", "round": 2, "text": ""}',
        b'{"seat": "red", "round": 2, "order": {"type": "move"}}',
        b'{"seat": "red", "round": 2, "order": {"type": "move", "stands": "red/1", "legs": []}}',
        b'{"seat": "red", "round": 2, "order": {"type": null}}',
        b'{"seat": "red", "round": 2, "text": "\\ud800"}',
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"seat":"red","round":2,"order":' + b'{"a":' * 30_000 + b"1" + b"}" * 30_000 + b"}",
    ],
    ids=lambda body: body[:40].decode("latin-1"),
)
def test_an_answer_that_is_none_is_refused_and_changes_nothing(guest: Browser, body: bytes) -> None:
    match = guest.clash()
    before = stood(guest, match)
    response = guest.raw("POST", f"/matches/{match}/answers", content=body, headers=JSON)
    assert response.status_code in (400, 409), response.text
    assert said(response)
    assert stood(guest, match) == before


def test_what_is_too_large_is_refused(guest: Browser) -> None:
    match = guest.clash()
    body = json.dumps({"seat": "red", "round": 2, "text": "x" * LARGEST_BODY})
    response = guest.raw("POST", f"/matches/{match}/answers", content=body, headers=JSON)
    assert response.status_code == 413
    assert said(response)


def test_a_message_has_an_end(guest: Browser) -> None:
    match = guest.clash()
    before = stood(guest, match)
    asked = {"seat": "red", "text": "x" * 100_000}
    assert guest.refused("POST", f"/matches/{match}/messages", 409, json=asked)
    assert stood(guest, match) == before


def test_an_answer_out_of_turn_is_refused(guest: Browser) -> None:
    match = guest.clash()
    before, ask = stood(guest, match), guest.asked(match)
    other_seat = ({"red", "blue"} - {ask["seat"]}).pop()
    order = {"seat": other_seat, "round": ask["round"], "order": {"type": "end step"}}
    assert guest.refused("POST", f"/matches/{match}/answers", 409, json=order)
    early = {"seat": ask["seat"], "round": ask["round"] + 1, "order": {"type": "end step"}}
    assert guest.refused("POST", f"/matches/{match}/answers", 409, json=early)
    assert stood(guest, match) == before


@pytest.mark.parametrize("deed", ["undo", "resign", "offer", "retract"])
def test_nobody_acts_for_the_seat_of_another(guest: Browser, other: Browser, deed: str) -> None:
    match = guest.clash()
    before = stood(guest, match)
    assert other.refused("POST", f"/matches/{match}/{deed}", 403, json={"seat": "red"})
    assert stood(guest, match) == before


@pytest.mark.parametrize("deed", ["messages", "wishes"])
def test_nobody_speaks_or_wishes_for_another(guest: Browser, other: Browser, deed: str) -> None:
    match = guest.clash()
    asked: dict[str, Any] = {"seat": "red", "text": "hello"}
    if deed == "wishes":
        asked = {"seat": "red", "wishes": {}}
    assert other.refused("POST", f"/matches/{match}/{deed}", 403, json=asked)


def test_nobody_sees_the_table_or_asks_with_the_eyes_of_another(
    guest: Browser, other: Browser
) -> None:
    match = guest.clash()
    assert other.page(match, seat="red")["picture"]["viewer"] == ""
    asked = {"seat": "red", "question": {"type": "command", "seat": "red"}}
    assert other.refused("POST", f"/matches/{match}/advice", 403, json=asked)
    assert other.get(f"/matches/{match}/replay", seat="red")["frames"][0]["picture"]["viewer"] == ""


def test_names_that_are_markup_stay_text(guest: Browser) -> None:
    guest.post("/people", name=MARKUP, password="eight letters")
    match = guest.clash()
    response = guest.raw("GET", f"/matches/{match}")
    assert response.headers["content-type"].startswith("application/json")
    assert response.json()["match"]["seats"][0]["player"] == MARKUP


PATHS = [
    "/../../../../etc/passwd",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/assets/..%2f..%2f..%2f..%2fpyproject.toml",
    "//etc/passwd",
    "/assets/%00",
    "/%2e%2e/%2e%2e/http/app.py",
]


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_out_of_the_client(service: Service, path: str) -> None:
    with TestClient(application(service)) as client:
        response = client.get(path)
    assert "root:" not in response.text
    assert "[project]" not in response.text
    assert response.status_code == 404 or response.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("name", ["../base", "base/../base", "/etc", "base\0", "no-such-pack"])
def test_no_pack_from_elsewhere_starts_a_match(guest: Browser, name: str) -> None:
    seats = [{"seat": "red", "player": "me"}, {"seat": "blue", "player": "me"}]
    asked = {"game": "triumph", "scenario": "clash", "pack": name, "seats": seats}
    assert "no pack" in guest.refused("POST", "/matches", 404, json=asked)
    assert guest.get("/matches")["mine"] == []


@pytest.mark.parametrize(
    "seats",
    [
        [],
        [{"seat": "red", "player": "me"}],
        [{"seat": "red", "player": "me"}, {"seat": "red", "player": "me"}],
        [{"seat": "red", "player": "me"}, {"seat": "green", "player": "me"}],
        [{"seat": "red", "player": "me"}] * 300,
        [{"seat": "red", "player": "Ada"}, {"seat": "blue", "player": "me"}],
        [{"seat": "red", "player": "bot:../random"}, {"seat": "blue", "player": "me"}],
        [{"seat": "red", "player": "me"}, {"seat": MARKUP * 50, "player": "open"}],
        [{"seat": "red", "player": "open"}],
    ],
    ids=str,
)
def test_seats_that_the_game_does_not_have_found_nothing(
    guest: Browser, seats: list[dict[str, str]]
) -> None:
    asked = {"game": "triumph", "scenario": "clash", "seats": seats}
    response = guest.raw("POST", "/matches", json=asked)
    assert response.status_code in (400, 404, 409), response.text
    assert said(response)
    assert guest.get("/matches")["mine"] == []


ODD: list[Any] = [5, "red", ["red"], {"red": 5}, {"red": {"title": ["x"]}}, {"red": MARKUP}, None]


@pytest.mark.parametrize("armies", ODD, ids=str)
def test_odd_armies_found_nothing(guest: Browser, other: Browser, armies: Any) -> None:
    seats = [{"seat": "red", "player": "me"}, {"seat": "blue", "player": "open"}]
    asked = {"game": "triumph", "scenario": "clash", "options": {"armies": armies}, "seats": seats}
    assert guest.refused("POST", "/matches", 409, json=asked)
    assert other.get("/matches")["open"] == guest.get("/matches")["mine"] == []


def test_odd_wishes_never_stop_a_match(guest: Browser) -> None:
    match = guest.clash()
    kinds = ["movement", "shooting", "return fire", "close combat", "facing", "pursuit"]
    odd = {"by itself": kinds, "facing": 5, "pursuit": [1], "shooting": {"hold": "fire"}}
    for seat in ("red", "blue"):
        guest.post(f"/matches/{match}/wishes", seat=seat, wishes=odd)
    assert guest.page(match)["asks"], "a match does not play itself without end"


def test_a_page_of_another_site_follows_nothing(service: Service) -> None:
    elsewhere = {"origin": "http://elsewhere.example"}
    with TestClient(application(service)) as client:
        page = client.websocket_connect("/api/live", headers=elsewhere)
        with pytest.raises(WebSocketDisconnect):
            page.__enter__()


def test_who_may_not_watch_does_not_hear_either(guest: Browser, other: Browser) -> None:
    match = guest.clash(watched=False)
    with pytest.raises(WebSocketDisconnect):
        other.follow(match).__enter__()
    with guest.follow(match) as page:
        assert page.receive_json()["match"] == match


@pytest.fixture
def battle(guest: Browser) -> tuple[Browser, str]:
    return guest, guest.clash()


TREES = some.recursive(
    some.none() | some.booleans() | some.integers() | some.text(max_size=8) | some.floats(),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner),
    max_leaves=12,
)
WORDS = some.sampled_from(["move", "end step", "fight", "deploy", "shoot", "place camp"])


FIELDS = some.sampled_from(
    ["stands", "legs", "stand", "pose", "card", "x", "y", "enemy", "target", "camp", "type"]
)


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(kind=WORDS, fields=some.dictionaries(FIELDS, TREES))
def test_orders_of_any_shape_are_understood_or_refused(
    service: Service, battle: tuple[Browser, str], kind: str, fields: dict[str, Any]
) -> None:
    guest, match = battle
    played = service.playing.match(match)
    (ask,) = played.asks()
    body = {"seat": ask.seat, "round": played.round, "order": {"type": kind, **fields}}
    sent = json.dumps(body).encode()
    response = guest.raw("POST", f"/matches/{match}/answers", content=sent, headers=JSON)
    assert response.status_code in (201, 400, 409), response.text
