"""C3.1 From the text of a sheet to its orders. One bad line never harms the others."""

import functools
import re

from warhost.games.cosmos.ids import Ref
from warhost.games.cosmos.language.words import Word, words_of
from warhost.games.cosmos.orders.rule import BY_LOCATION, BY_NATION, BY_UNIT
from warhost.games.cosmos.sheets.drafts import Frame, Notes, entries_of
from warhost.games.cosmos.sheets.lines import read_order
from warhost.games.cosmos.sheets.messages import LONGEST, flowed, wrong_codes
from warhost.games.cosmos.sheets.records import Block, Message, Reading
from warhost.games.cosmos.sheets.vocabulary import PLAIN, Vocabulary

LONGEST_SHEET = 200_000
MOST_LINES = 12_000
DEEPEST = 32
HEADER = re.compile(
    r"\s*(?:(nation)\s+(\d{1,9}|[a-z][a-z0-9]{0,2})|(\d{1,9}|\$[a-z0-9_./-]+))\s*(:|(?=;|$))",
    re.IGNORECASE,
)
LIST = re.compile(r"\s*orders\s*:\s*(?:;.*)?", re.IGNORECASE)
END = re.compile(r"\s*\.\s*(?:;.*)?")
MESSAGE = re.compile(r"\s*\[\s*m\b(.*)", re.IGNORECASE)


@functools.lru_cache(maxsize=64)
def read_plain(text: str) -> Reading:
    """A sheet in which no spells are cast."""
    return read_sheet(text, PLAIN)


def read_sheet(text: str, vocabulary: Vocabulary) -> Reading:
    """Everything a sheet says, and everything that is wrong with it."""
    reader = Reader(vocabulary)
    for number, line in enumerate(text.splitlines(), 1):
        if number > MOST_LINES:
            said = f"a sheet has at most {MOST_LINES} lines; what follows is not read"
            reader.notes.error(number, 1, "C3.1-1", said)
            break
        reader.read(number, line)
    return reader.finished()


class Reader:
    """Where the reading of a sheet stands."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.notes = Notes()
        self._vocabulary = vocabulary
        self._blocks: list[Block] = []
        self._messages: list[Message] = []
        self._message: list[str] | None = None
        self._to: tuple[Ref, ...] = ()
        self._message_line = 0
        self._begin("nation", 0, 1)

    def read(self, number: int, line: str) -> None:
        """One line, whatever it is."""
        if self._message is not None:
            self._read_message_line(number, line)
        elif END.fullmatch(line):
            self._close(number)
        elif LIST.fullmatch(line):
            self._open(number, line)
        elif message := MESSAGE.match(line):
            self._begin_message(number, words_of(message[1]))
        elif header := HEADER.match(line):
            self._read_header(number, line, header)
        else:
            self._read_order(number, line, 0)

    def finished(self) -> Reading:
        """All that was read; what is still open is closed."""
        if self._message is not None:
            self.notes.error(self._message_line, 1, "C1.2-14", "a line with only ] ends a message")
            self._end_message()
        self._end_block()
        return Reading(tuple(self._blocks), tuple(self._messages), self.notes.all())

    def _begin(self, giver: str, who: Ref, line: int) -> None:
        self._giver, self._who, self._line = giver, who, line
        self._frames = [Frame(line, is_kept=True)]

    def _read_header(self, number: int, line: str, header: re.Match[str]) -> None:
        self._end_block()
        nation, actor = header[2], header[3]
        if nation is not None:
            self._begin("nation", int(nation) if nation.isdigit() else nation, number)
        else:
            self._begin("actor", int(actor) if actor.isdigit() else actor, number)
        self._read_order(number, line, header.end())

    def _end_block(self) -> None:
        while len(self._frames) > 1:
            opened = self._frames.pop().line
            said = "these embedded orders are not closed by a line with only a period"
            self.notes.error(opened, 1, "C3.1-8", said)
        entries = entries_of(self._frames[0].drafts, self.notes)
        if entries or self._giver == "actor":
            self._blocks.append(Block(self._giver, self._who, self._line, entries))  # type: ignore[arg-type]

    def _read_order(self, number: int, line: str, start: int) -> None:
        words = words_of(line, start)
        if not words:
            return
        givers = BY_NATION if self._is_nation() else BY_UNIT | BY_LOCATION
        draft = read_order(words, number, givers, self._vocabulary, self.notes)
        self._frames[-1].drafts.append(draft)

    def _is_nation(self) -> bool:
        return self._giver == "nation" and len(self._frames) == 1

    def _open(self, number: int, line: str) -> None:
        frame = self._frames[-1]
        last = frame.drafts[-1] if frame.drafts else None
        column = len(line) - len(line.lstrip()) + 1
        too_deep = len(self._frames) > DEEPEST
        if too_deep:
            said = f"orders are embedded at most {DEEPEST} deep; these are not read"
            self.notes.error(number, column, "C3.1-11", said)
        elif last is None or (last.is_good and not last.takes_orders):
            said = "nothing above takes embedded orders; these are not read"
            self.notes.error(number, column, "C3.1-8", said)
        opens = last is not None and last.opens and not too_deep
        self._frames.append(Frame(number, is_kept=opens))
        if opens and last is not None:
            last.inner = self._frames[-1].drafts

    def _close(self, number: int) -> None:
        if len(self._frames) == 1:
            said = "this period closes nothing; embedded orders begin with a line `orders:`"
            self.notes.error(number, 1, "C3.1-8", said)
            return
        self._frames.pop()

    def _begin_message(self, number: int, words: list[Word]) -> None:
        self._message, self._message_line = [], number
        to: list[Ref] = []
        for word in words:
            if word.text.isalnum():
                to.append(int(word.text) if word.text.isdigit() else word.text)
            else:
                said = f"`{word.text}` is no player; write numbers or codes, or none for all"
                self.notes.error(number, word.column, "C1.2-14", said)
        self._to = tuple(to)

    def _read_message_line(self, number: int, line: str) -> None:
        assert self._message is not None
        if line.strip() == "]":
            self._end_message()
            return
        for column, code in wrong_codes(line):
            said = f"`{code}` is no layout code; ## writes a single #"
            self.notes.error(number, column, "C1.2-14", said)
        self._message.append(line)

    def _end_message(self) -> None:
        text = flowed(self._message or [])
        if len(text) > LONGEST:
            said = f"a message has at most {LONGEST} characters; the rest is cut off"
            self.notes.error(self._message_line, 1, "C1.2-14", said)
        self._messages.append(Message(self._to, text[:LONGEST], self._message_line))
        self._message = None
