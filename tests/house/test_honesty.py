"""No test is skipped, nothing is left for later, nothing tells of the machine it was written on."""

import ast
import re

import pytest

from tests.house.project import ROOT, files, named, parsed

SKIPS = {"skip", "skipif", "xfail", "importorskip"}
CLIENT_SKIP = re.compile(r"\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b")
LATER = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME)\b")
FOREIGN = re.compile(
    "|".join(
        [
            r"(?<![\w.])/(?:home|root|work|Users)/\w",
            r"\.\./" + "shared",
            r"py" + r"pi\.org",
            r"python" + r"hosted",
            r"npm" + r"js\.(?:org|com)",
        ]
    )
)
WRITTEN = [
    file
    for file in files(
        ROOT, ".py", ".ts", ".svelte", ".css", ".html", ".md", ".toml", ".json", ".lock", ".yml"
    )
    if "rules" not in file.parts or file.suffix != ".md"
]


@pytest.mark.parametrize("file", list(files(ROOT / "tests", ".py")), ids=named)
def test_no_test_is_skipped(file):
    named_nodes = [node for node in ast.walk(parsed(file)) if isinstance(node, ast.Attribute)]
    assert not [node.attr for node in named_nodes if node.attr in SKIPS]


@pytest.mark.parametrize("file", list(files(ROOT / "web", ".ts")), ids=named)
def test_no_test_of_the_client_is_skipped(file):
    assert not CLIENT_SKIP.search(file.read_text("utf-8"))


@pytest.mark.parametrize("file", WRITTEN, ids=named)
def test_nothing_is_left_for_later_and_nothing_tells_of_this_machine(file):
    text = file.read_text("utf-8")
    assert not LATER.search(text)
    assert not FOREIGN.search(text)
