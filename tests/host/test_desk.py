"""Playing a match: what a person sees and does, and what others may not."""

from tests.host.browsers import Browser


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


def test_the_log_can_be_asked_for_from_a_round_on(guest: Browser) -> None:
    match = guest.clash()
    guest.answer(match, "done")
    whole = guest.page(match)["log"]
    assert guest.page(match, after=whole[0]["round"])["log"] == whole[1:]


def test_both_agree_to_end(guest: Browser) -> None:
    match = guest.clash()
    guest.post(f"/matches/{match}/offer", seat="red")
    assert guest.page(match)["offers"] == [{"seat": "red", "kind": "end"}]
    guest.post(f"/matches/{match}/accept", seat="blue")
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
