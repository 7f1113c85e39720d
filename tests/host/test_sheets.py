"""Sheets of orders on the host: handed in again and again, done, closed, and read about."""

from typing import Any

import pytest

from tests.host.browsers import Browser

GEMLAND, ROWANMARK = "Gemland", "Rowanmark"
LADY, LORD = "3001", "4001"


@pytest.fixture
def emerald(guest: Browser) -> Browser:
    return guest


@pytest.fixture
def ash(other: Browser) -> Browser:
    return other


@pytest.fixture
def valley(emerald: Browser, ash: Browser) -> str:
    """A match of two people, the first of whom founded it."""
    seats = [{"seat": GEMLAND, "player": "me"}, {"seat": ROWANMARK, "player": "open"}]
    line = emerald.post("/matches", game="cosmos", scenario="valley", seats=seats)
    ash.post(f"/matches/{line['id']}/seats", seat=ROWANMARK)
    return str(line["id"])


def hand_in(browser: Browser, match: str, seat: str, text: str, **more: Any) -> Any:
    number = browser.page(match)["round"]
    body = {"seat": seat, "round": number, "text": text, **more}
    return browser.post(f"/matches/{match}/answers", **body)


def report(browser: Browser, match: str, number: int = -1) -> Any:
    return browser.get(f"/cosmos/matches/{match}/report", round=number)["report"]


def events(browser: Browser, match: str) -> str:
    return " ".join(line["text"] for line in report(browser, match).get("events", ()))


def test_the_lobby_offers_worlds_with_a_seat_for_each_nation(emerald: Browser) -> None:
    lines = {line["id"]: line for line in emerald.get("/scenarios", game="cosmos")}
    assert lines["valley"]["seats"] == [GEMLAND, ROWANMARK]
    assert lines["valley"]["pack"] == "base"


def test_worlds_of_other_packs_are_offered_and_begun(emerald: Browser) -> None:
    lines = {line["id"]: line for line in emerald.get("/scenarios", game="cosmos")}
    island = lines["drowned-throne"]
    assert island["pack"] == "island"
    players = ["me", *["bot:steward"] * (len(island["seats"]) - 1)]
    seats = [{"seat": seat, "player": player}
             for seat, player in zip(island["seats"], players, strict=True)]  # fmt: skip
    wanted = {"game": "cosmos", "scenario": island["id"], "pack": island["pack"], "seats": seats}
    match = emerald.post("/matches", **wanted)
    assert emerald.page(match["id"])["asks"][0]["mine"]


def test_a_sheet_is_handed_in_without_limit_and_told_with_its_time(
    emerald: Browser, valley: str
) -> None:
    assert emerald.page(valley)["handed"] is None
    for number in (1, 2, 3):
        receipt = hand_in(emerald, valley, GEMLAND, f"{LADY}:\nwait {number}", draft=True)
    handed = emerald.page(valley)["handed"]
    assert (handed["text"], handed["done"]) == (f"{LADY}:\nwait 3", False)
    assert (handed["line"], handed["head"]) == (receipt["line"], receipt["head"])
    assert handed["at"] == receipt["at"] > 0
    assert emerald.page(valley)["asks"][0]["mine"], "the nation is still waited for"


def test_the_turn_runs_when_all_are_done(emerald: Browser, ash: Browser, valley: str) -> None:
    hand_in(ash, valley, ROWANMARK, f"{LORD}:\nwait 1", draft=True)
    hand_in(emerald, valley, GEMLAND, f"{LADY}:\nmove s")
    assert emerald.page(valley)["picture"]["turn"] == 0
    assert emerald.page(valley)["handed"]["done"]
    hand_in(emerald, valley, GEMLAND, f"{LADY}:\nwait 1")
    hand_in(ash, valley, ROWANMARK, f"{LORD}:\nmove n")
    assert emerald.page(valley)["picture"]["turn"] == 1
    assert emerald.page(valley)["handed"] is None
    assert "moved" not in events(emerald, valley), "the later sheet counts"
    assert "Lord Ash" in events(ash, valley)


def test_the_turn_runs_when_its_host_says_so_with_what_was_handed_in(
    emerald: Browser, ash: Browser, valley: str
) -> None:
    hand_in(ash, valley, ROWANMARK, f"{LORD}:\nmove n", draft=True)
    assert "founded" in ash.refused("POST", f"/matches/{valley}/close", 403)
    emerald.post(f"/matches/{valley}/close")
    assert ash.page(valley)["picture"]["turn"] == 1
    assert "Lord Ash (Noble) and another unit moved 33 -> 32." in events(ash, valley)


def test_only_rounds_of_all_together_are_closed(emerald: Browser) -> None:
    match = emerald.clash()
    assert "all answer together" in emerald.refused("POST", f"/matches/{match}/close", 409)


def test_each_nation_reads_its_own_reports_of_all_turns(
    emerald: Browser, ash: Browser, valley: str
) -> None:
    for turn in (1, 2):
        hand_in(ash, valley, ROWANMARK, f"{LORD}:\nwait {turn}")
        hand_in(emerald, valley, GEMLAND, f"3003:\nmove {'s' if turn == 1 else 'n'}")
    assert [report(emerald, valley, number)["turn"] for number in (0, 1, 2, -1)] == [0, 1, 2, 2]
    assert [report(browser, valley)["code"] for browser in (emerald, ash)] == ["GE", "RW"]
    assert "3003" not in str(report(ash, valley))
    stranger = {"seat": GEMLAND, "round": 1}
    assert ash.get(f"/cosmos/matches/{valley}/report", **stranger)["report"]["code"] == "RW"
    text = emerald.raw("GET", f"/matches/{valley}/report", params={"round": 1}).text
    assert "Gemland (GE), turn 1" in text
    assert "There is no report" in emerald.refused(
        "GET", f"/cosmos/matches/{valley}/report", 404, params={"round": 9}
    )


@pytest.mark.parametrize(("form", "begins"), [("html", "<!doctype html>"), ("svg", "<svg ")])
def test_reports_are_pages_and_maps_too(
    emerald: Browser, valley: str, form: str, begins: str
) -> None:
    answer = emerald.raw("GET", f"/matches/{valley}/report", params={"form": form})
    assert answer.text.startswith(begins)
    assert "content-security-policy" in answer.headers
    match = emerald.clash()
    assert "no such reports" in emerald.refused("GET", f"/matches/{match}/report", 404)


def test_stores_are_told_of_every_turn(emerald: Browser, valley: str) -> None:
    emerald.post(f"/matches/{valley}/close")
    told = emerald.get(f"/cosmos/matches/{valley}/stores")
    assert [line["turn"] for line in told] == [0, 1]
    assert {row["resource"] for row in told[0]["rows"]} >= {"gold", "food"}
    match = emerald.clash()
    for page in ("report", "stores"):
        assert "no such reports" in emerald.refused("GET", f"/cosmos/matches/{match}/{page}", 404)


def test_what_others_have_handed_in_is_nobody_elses_business(
    emerald: Browser, ash: Browser, valley: str
) -> None:
    before = emerald.page(valley)
    hand_in(ash, valley, ROWANMARK, f"{LORD}:\nmove n", draft=True)
    after = emerald.page(valley)
    told = ("picture", "asks", "text", "handed", "round", "wishes")
    assert [before[name] for name in told] == [after[name] for name in told]
    copy = emerald.raw("GET", f"/matches/{valley}/file").text
    assert "move n" not in copy


def test_a_page_asks_while_a_sheet_is_written(emerald: Browser, valley: str) -> None:
    def ask(**question: Any) -> Any:
        body = {"seat": GEMLAND, "question": question}
        return emerald.post(f"/matches/{valley}/advice", **body)

    (remark,) = ask(type="read", text=f"{LADY}:\nmvoe n")["remarks"]
    assert (remark["line"], remark["instead"]) == (2, "move")
    assert ask(type="plan", text=f"{LADY}:\nmove s")["actors"][0]["way"] == [10, 11]
    offers = ask(type="complete", text=f"{LADY}:\nmo", line=2, column=3)["offers"]
    assert [offer["text"] for offer in offers] == ["move"]
    assert f"{LADY}:" in ask(type="template")["text"]
    assert {"move", "recruit"} <= {order["word"] for order in ask(type="lexicon")["orders"]}


def test_messages_are_read_as_they_are_laid_out(
    emerald: Browser, ash: Browser, valley: str
) -> None:
    hand_in(ash, valley, ROWANMARK, "[M GE\n#center Peace? #nl Truly.\n]\n")
    emerald.post(f"/matches/{valley}/close")
    (message,) = report(emerald, valley)["messages"]
    assert message["sender"] == ROWANMARK
    assert [(line["text"], line["align"]) for line in message["lines"]] == [
        ("Peace?", "center"), ("Truly.", "center"),
    ]  # fmt: skip


def test_a_sheet_as_record_and_as_text_are_the_same(emerald: Browser, valley: str) -> None:
    text = f"{LADY}: ; comments stay\r\nmove s\n"
    handed = []
    for form in ({"text": text}, {"order": {"type": "sheet", "text": text}}):
        body = {"seat": GEMLAND, "round": 1, "draft": True, **form}
        emerald.post(f"/matches/{valley}/answers", **body)
        handed.append(emerald.page(valley)["handed"]["text"])
    assert handed == [text, text]
