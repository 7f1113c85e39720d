"""The clause index beside the board."""

from tests.host.browsers import Browser


def test_the_chapters_of_a_game_lead_to_all_their_clauses(guest: Browser) -> None:
    chapters = guest.get("/rules/chapters", game="triumph")
    assert {"number": "T12", "title": "Results"} in chapters
    for chapter in chapters:
        found = guest.get("/rules", search=chapter["number"])
        assert found
        assert {clause["chapter"] for clause in found} == {" ".join(chapter.values())}


def test_a_search_stays_with_the_game_but_an_id_finds_its_clause_anywhere(guest: Browser) -> None:
    found = guest.get("/rules", search="move", game="triumph")
    assert {clause["id"][0] for clause in found} == {"T"}
    assert [clause["id"] for clause in guest.get("/rules", search="c4-1", game="triumph")] == [
        "C4-1"
    ]
