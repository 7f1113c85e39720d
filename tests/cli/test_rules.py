"""`warhost rules` prints clauses and finds them."""

import json

from warhost.cli import run


def test_a_clause_is_printed_by_its_id(capsys):
    assert run(["rules", "T12.2-4"]) == 0
    assert "T12.2-4  Archers and Bow Levy" in capsys.readouterr().out


def test_several_clauses_are_printed_in_the_order_asked_for(capsys):
    assert run(["rules", "T12.2-4", "T1.1-1", "--json"]) == 0
    assert [clause["id"] for clause in json.loads(capsys.readouterr().out)] == ["T12.2-4", "T1.1-1"]


def test_an_unknown_clause_is_refused_with_the_nearest_one(capsys):
    assert run(["rules", "T99-1"]) == 1
    assert "there is no clause T99-1; did you mean" in capsys.readouterr().err


def test_words_are_searched_in_one_game(capsys):
    assert run(["rules", "shattered", "--game", "triumph", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert "T12.2-4" in [clause["id"] for clause in found]
    assert {clause["game"] for clause in found} == {"triumph"}


def test_words_that_no_clause_holds_are_a_failure(capsys):
    assert run(["rules", "trireme", "--game", "triumph"]) == 1
    assert "no clause speaks of trireme" in capsys.readouterr().err


def test_coverage_is_told_by_chapter(capsys, monkeypatch, tmp_path):
    record = tmp_path / "passed.json"
    record.write_text('{"tests/test_a.py::test_a": ["T15-1", "T15-2"]}')
    monkeypatch.setattr("warhost.cli.rules.RECORD", record)
    assert run(["rules", "--coverage", "--game", "triumph"]) == 0
    assert "   2 of    6  T15 General\n" in capsys.readouterr().out


def test_coverage_needs_a_record(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr("warhost.cli.rules.RECORD", tmp_path / "none.json")
    assert run(["rules", "--coverage"]) == 1
    assert "make test" in capsys.readouterr().err
