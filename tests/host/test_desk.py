"""Playing a match: what a person sees and does, and what others may not."""

from pathlib import Path
from typing import Any

from tests.host.browsers import Browser
from warhost.cli import run


def test_an_answer_is_accepted_with_a_receipt_and_told_in_the_log(guest: Browser) -> None:
    match = guest.clash()
    receipt = guest.answer(match, "done")
    page = guest.page(match)
    assert (page["line"], page["head"]) >= (receipt["line"], "")
    assert any(line["title"] == "done" for line in page["log"])


def test_the_same_answer_again_gets_the_first_receipt(guest: Browser) -> None:
    match = guest.clash()
    ask = guest.asked(match)
    answer = {"seat": ask["seat"], "round": ask["round"], "text": "done"}
    first = guest.post(f"/matches/{match}/answers", **answer)
    order = {"type": "end step"}
    again = {"seat": ask["seat"], "round": ask["round"], "order": order}
    assert guest.post(f"/matches/{match}/answers", **again) == first


def test_a_stale_answer_is_refused(guest: Browser) -> None:
    match = guest.clash()
    asked = {"seat": "red", "round": 1, "order": {"type": "end step"}}
    assert "is not open" in guest.refused("POST", f"/matches/{match}/answers", 409, json=asked)


def test_nobody_answers_for_the_seat_of_another(guest: Browser, other: Browser) -> None:
    match = guest.clash(blue="open")
    other.post(f"/matches/{match}/seats")
    asked = {"seat": "red", "round": 2, "text": "done"}
    said = other.refused("POST", f"/matches/{match}/answers", 403, json=asked)
    assert said == "This seat is not yours."


def test_an_order_that_is_not_understood_says_what_was_expected(guest: Browser) -> None:
    match = guest.clash()
    asked = {"seat": "red", "round": 2, "text": "fly red/1"}
    assert "fly" in guest.refused("POST", f"/matches/{match}/answers", 409, json=asked)
    asked = {"seat": "red", "round": 2, "order": {"type": "fly"}}
    assert "fly" in guest.refused("POST", f"/matches/{match}/answers", 400, json=asked)


def test_a_spectator_sees_the_table_and_may_do_nothing(guest: Browser, other: Browser) -> None:
    match = guest.clash()
    page = other.page(match)
    assert page["picture"]["viewer"] == ""
    assert not any(ask["mine"] for ask in page["asks"])


def test_others_learn_that_a_seat_is_asked_and_not_in_which_words(
    guest: Browser, other: Browser
) -> None:
    match = guest.clash()
    (shown,), (hidden,) = guest.page(match)["asks"], other.page(match)["asks"]
    assert shown["prompt"]
    assert shown["options"]["forms"]
    nothing: dict[str, list[Any]] = {"choices": [], "forms": [], "blocked": []}
    assert hidden == {**shown, "mine": False, "prompt": "", "options": nothing}


def test_the_log_can_be_asked_for_from_a_round_on(guest: Browser) -> None:
    match = guest.clash()
    guest.answer(match, "done")
    whole = guest.page(match)["log"]
    assert guest.page(match, after=whole[0]["round"])["log"] == whole[1:]


def test_both_agree_to_end(guest: Browser) -> None:
    match = guest.clash()
    guest.post(f"/matches/{match}/offer", seat="red")
    assert guest.page(match)["offers"] == [{"seat": "red"}]
    guest.post(f"/matches/{match}/offer", seat="blue")
    assert guest.page(match)["match"]["verdict"]["winners"] == []


def test_words_reach_the_other_seat(guest: Browser, other: Browser) -> None:
    match = guest.clash(blue="open")
    other.post(f"/matches/{match}/seats")
    guest.post(f"/matches/{match}/messages", seat="red", text="<b>Good luck</b>")
    assert other.page(match)["messages"][0]["text"] == "<b>Good luck</b>"


def test_a_replay_has_a_frame_for_every_round(guest: Browser) -> None:
    match = guest.clash()
    guest.answer(match, "done")
    replay = guest.get(f"/matches/{match}/replay", seat="red")
    assert replay["total"] == len(replay["frames"])
    assert replay["frames"][-1]["picture"] == guest.page(match, seat="red")["picture"]


def test_a_replay_is_seen_from_ones_own_seat_by_others_as_all_saw_it(
    guest: Browser, other: Browser
) -> None:
    match = guest.clash(blue="bot:random")
    for browser, viewer in ((guest, "red"), (other, "")):
        frames = browser.get(f"/matches/{match}/replay")["frames"]
        assert {frame["picture"]["viewer"] for frame in frames} <= {viewer}
    guest.post(f"/matches/{match}/resign", seat="red")
    frames = other.get(f"/matches/{match}/replay", seat="blue")["frames"]
    assert {frame["picture"]["viewer"] for frame in frames} == {"blue"}


def test_my_match_is_a_file(guest: Browser, other: Browser) -> None:
    match = guest.clash()
    lines = guest.raw("GET", f"/matches/{match}/file").content.splitlines()
    assert b'"type":"header"' in lines[0]
    other.refused("GET", f"/matches/{match}/file", 403)


def test_an_open_page_hears_of_a_change(guest: Browser) -> None:
    match = guest.clash()
    with guest.follow(match) as page:
        receipt = guest.answer(match, "done")
        assert page.receive_json()["match"] == match
    assert guest.page(match)["line"] >= receipt["line"]


def test_standing_wishes_are_kept_and_shown_to_their_seat_only(
    guest: Browser, other: Browser
) -> None:
    match = guest.clash(blue="open")
    other.post(f"/matches/{match}/seats")
    guest.post(f"/matches/{match}/wishes", seat="red", wishes={"shooting": "hold fire"})
    assert guest.page(match)["wishes"] == {"shooting": "hold fire"}
    assert other.page(match)["wishes"] == {}


def test_an_offer_can_be_taken_back(guest: Browser) -> None:
    match = guest.clash()
    guest.post(f"/matches/{match}/offer", seat="red")
    guest.post(f"/matches/{match}/retract", seat="red")
    assert guest.page(match)["offers"] == []
    guest.post(f"/matches/{match}/offer", seat="blue")
    assert guest.page(match)["match"]["verdict"] is None


def test_a_decision_that_told_nothing_new_is_taken_back(guest: Browser) -> None:
    founded = (guest.clash() for _ in range(40))
    match = next(m for m in founded if guest.page(m)["picture"]["points"] > 2)
    seat = guest.asked(match)["seat"]
    before = guest.page(match)["picture"]
    assert not guest.page(match)["may_undo"]
    stand = next(s for s in before["stands"] if s["seat"] == seat and s["place"] == "table")
    guest.answer(match, f"move {stand['id']} ahead 1")
    assert guest.page(match)["picture"] != before
    guest.post(f"/matches/{match}/undo", seat=seat)
    assert guest.page(match)["picture"] == before


def test_a_finished_match_is_a_file_that_verifies(guest: Browser, tmp_path: Path) -> None:
    match = guest.clash()
    guest.answer(match, "done")
    guest.post(f"/matches/{match}/resign", seat="red")
    file = tmp_path / "mine.war"
    file.write_bytes(guest.raw("GET", f"/matches/{match}/file").content)
    assert run(["match", "verify", str(file)]) == 0
