"""The clause index: every rule of every game by its id, and search in it."""

import functools
import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

GAMES = {"C": "cosmos", "M": "multiverse", "T": "triumph"}
CLAUSE = re.compile(r"- \*\*(?P<id>[CMT][\d.]+-\d+)\*\* (?P<text>.*)")
PART = re.compile(r"[CMT]\d+(\.\d+)*")
"""A chapter or a section by its number."""
CLAUSE_ID = re.compile(r"\b[CMT]\d+(?:\.\d+)*-\d+\b")
HEADING = re.compile(r"(?P<level>##+) (?P<title>[CMT]\d.*)")
MARK = re.compile(r"\s*(?:\{(?P<source>[^}]*)\}|\[(?P<label>[a-z ]+)\])$")


class Clause(msgspec.Struct, frozen=True):
    """One checkable requirement. `source` is the word in braces, `labels` those in brackets."""

    id: str
    game: str
    chapter: str
    section: str
    text: str
    source: str = ""
    labels: tuple[str, ...] = ()

    @property
    def is_later(self) -> bool:
        """Not yet part of the program."""
        return "later" in self.labels


@functools.cache
def clauses() -> dict[str, Clause]:
    """All clauses of all games by id, in the order of the rule books."""
    found: dict[str, Clause] = {}
    for file in sorted(_folder().iterdir(), key=lambda entry: entry.name):
        for clause in read_clauses(file.read_text("utf-8")):
            assert clause.id not in found, f"{clause.id} stands twice in the clause index"
            found[clause.id] = clause
    return found


def read_clauses(text: str) -> Iterator[Clause]:
    """The clauses of one file, each with the headings it stands under."""
    chapter = section = ""
    for line in text.splitlines():
        if heading := HEADING.match(line):
            section = heading["title"]
            chapter = section if heading["level"] == "##" else chapter
        elif found := CLAUSE.match(line):
            words, source, labels = _without_marks(found["text"])
            game = GAMES[found["id"][0]]
            yield Clause(found["id"], game, chapter, section, words, source, labels)


def part(number: str, within: Iterable[Clause]) -> list[Clause]:
    """The clauses of one chapter or section, such as T12 or T12.2, in their order."""
    return [clause for clause in within if clause.id.startswith((f"{number}-", f"{number}."))]


def chapters(within: Iterable[Clause]) -> list[str]:
    """The titles of the chapters that have a number."""
    titles = dict.fromkeys(clause.chapter for clause in within)
    return [title for title in titles if PART.match(title)]


def search(words: Iterable[str], within: Iterable[Clause]) -> list[Clause]:
    """Clauses that hold all the words: whole words before parts of words, examples last."""
    wanted = [word.casefold() for word in words]
    found = [clause for clause in within if all(word in _searched(clause) for word in wanted)]
    return sorted(found, key=lambda clause: _rank(clause, wanted))


def _searched(clause: Clause) -> str:
    return f"{clause.text} {clause.section}".casefold()


def _rank(clause: Clause, wanted: Iterable[str]) -> tuple[int, bool]:
    parts = sum(not re.search(rf"\b{re.escape(word)}\b", _searched(clause)) for word in wanted)
    return parts, clause.text.startswith("Example:")


def _without_marks(text: str) -> tuple[str, str, tuple[str, ...]]:
    source, labels = "", []
    while mark := MARK.search(text):
        source = mark["source"] or source
        labels += [mark["label"]] if mark["label"] else []
        text = text[: mark.start()]
    return text, source, tuple(reversed(labels))


def _folder() -> Traversable:
    """In the wheel beside this file, in a checkout where they are written."""
    packed = files("warhost.shelf").joinpath("rules")
    return packed if packed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"
