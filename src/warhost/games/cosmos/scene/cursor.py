"""A line of a scene, read word by word."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from warhost.games.cosmos.language.kinds import ID, RESOURCES
from warhost.games.cosmos.language.words import words_of

Thing = TypeVar("Thing")
Of = TypeVar("Of")


class SceneFlaw(Exception):
    """A line of a scene that says nothing; the message tells what was expected."""


class Cursor:
    """The words of a line that are still to be read."""

    def __init__(self, line: str) -> None:
        self._words = words_of(line)
        self.line = line

    def __bool__(self) -> bool:
        return bool(self._words)

    def word(self, expected: str) -> str:
        if not self._words:
            raise SceneFlaw(f"expected {expected} at the end of `{self.line.strip()}`")
        return self._words.pop(0).text

    def number(self, expected: str = "a number") -> int:
        word = self.word(expected)
        if not word.lstrip("-").isdigit():
            raise SceneFlaw(f"expected {expected} instead of `{word}`")
        return int(word)

    def maybe(self, text: str) -> bool:
        """Whether the next word is this one; then it is read."""
        if self._words and self._words[0].text == text:
            self._words.pop(0)
            return True
        return False

    def maybe_number(self) -> int | None:
        """The next word, if it is a number."""
        if self._words and not self._words[0].is_quoted and ID.fullmatch(self._words[0].text):
            return int(self._words.pop(0).text)
        return None

    def resources(self) -> dict[str, int]:
        """All the pairs that follow."""
        found: dict[str, int] = {}
        while self._words and (pair := RESOURCES.read(self._words[0])):
            self._words.pop(0)
            found[pair[0]] = pair[1]
        return found


def described(
    words: Mapping[str, Callable[[Of, Thing, Cursor], Thing]], of: Of, thing: Thing, line: Cursor
) -> Thing:
    """A thing with what the next word of the line, and what belongs to it, says of it."""
    expected = f"one of {', '.join(words)}"
    word = line.word(expected)
    if word not in words:
        raise SceneFlaw(f"expected {expected} instead of `{word}`")
    return words[word](of, thing, line)
