"""C3.1 A line taken apart into words: spaces and commas part them, quotes hold them together."""

import re

import msgspec

COMMENT = ";"
"""Our choice: from here to the end of its line a text is for the writer alone."""
QUOTED = re.compile(r"""(["'])(.*?)\1(?=[\s,:;]|$)""")
PLAIN = re.compile(r"[^\s,;]+")
GAP = re.compile(r"[\s,]*")


class Word(msgspec.Struct, frozen=True):
    """A word, and in which column it begins; the first is 1."""

    text: str
    column: int
    is_quoted: bool = False


def words_of(line: str, start: int = 0) -> list[Word]:
    """All words of a line from a place on, its comment left out."""
    found: list[Word] = []
    place = _after_gap(line, start)
    while place < len(line) and line[place] != COMMENT:
        word, place = _word_at(line, place)
        found.append(word)
        place = _after_gap(line, place)
    return found


def _word_at(line: str, place: int) -> tuple[Word, int]:
    quoted = QUOTED.match(line, place) if line[place] in "\"'" else None
    if quoted:
        tail = PLAIN.match(line, quoted.end())
        end = tail.end() if tail else quoted.end()
        return Word(quoted[2] + line[quoted.end() : end], place + 1, is_quoted=True), end
    plain = PLAIN.match(line, place)
    assert plain is not None, line
    return Word(plain[0], place + 1), plain.end()


def _after_gap(line: str, place: int) -> int:
    gap = GAP.match(line, place)
    return gap.end() if gap else place
