"""Exit status and errors of every command."""

import json

import pytest

from warhost.cli import GROUPS, run


def test_the_help_names_every_group_without_loading_it(capsys):
    assert run([]) == 0
    said = capsys.readouterr().out
    assert all(f"  {name} " in said for name, _ in GROUPS)


@pytest.mark.parametrize("group", [name for name, _ in GROUPS])
def test_every_group_loads_and_explains_itself(group, capsys):
    assert run([group, "--help"]) == 0
    assert "Usage" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["ruls"], ["rules", "--colour"], ["rules"], ["pack", "chek"]])
def test_wrong_usage_is_a_sentence_and_status_2(words, capsys):
    assert run(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("warhost: ")


def test_a_failure_is_json_where_json_was_asked_for(capsys):
    assert run(["rules", "T99-1", "--json"]) == 1
    assert "T99-1" in json.loads(capsys.readouterr().err)["error"]


def test_a_mistake_of_ours_is_reported_in_a_file_and_not_shown(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("warhost.cli.rules.clauses", lambda: 1 / 0)
    assert run(["rules", "T1.1-1"]) == 1
    assert "Traceback" not in capsys.readouterr().err
    (report,) = tmp_path.iterdir()
    assert "ZeroDivisionError" in report.read_text()
