"""C1.2-14 The words of a message as its `#` codes lay them out."""

import re
from collections.abc import Iterator

import msgspec

CODE = re.compile(r"#(#|[a-z]+) ?")
ALIGNED = {"left": "left", "center": "center", "right": "right"}


class Laid(msgspec.Struct, frozen=True):
    """A line and where it stands."""

    text: str
    align: str = "left"


def laid_out(text: str) -> Iterator[Laid]:
    """`#nl` begins a line, `#left`, `#center` and `#right` place those that follow."""
    align, words = "left", ""
    place = 0
    for code in CODE.finditer(text):
        words += text[place : code.start()]
        place = code.end()
        if code[1] == "#":
            words += "#"
        elif code[1] == "nl" or code[1] in ALIGNED:
            if words.strip() or code[1] == "nl":
                yield Laid(words.strip(), align)
            words, align = "", ALIGNED.get(code[1], align)
    words += text[place:]
    if words.strip():
        yield Laid(words.strip(), align)
