"""Messages in a sheet: `[M 1,3` to some players, `[M` to all, then lines up to a line `]`."""

import re
from collections.abc import Iterator, Sequence

CODES = ("nl", "left", "center", "right", "bf", "nbf", "it", "nit", "#")
CODE = re.compile(r"#(#|[A-Za-z]+)?")
LONGEST = 4000
"""More characters than anybody wants to read in one message."""


def wrong_codes(line: str) -> Iterator[tuple[int, str]]:
    """Every `#` that begins no code, with its column; a code is followed by a space or the end."""
    place = 0
    while found := CODE.search(line, place):
        place = found.end()
        follows = line[place : place + 1]
        if found[1] not in CODES or follows not in ("", " ", "\t", "#"):
            yield found.start() + 1, found[0] + follows.strip()


def flowed(lines: Sequence[str]) -> str:
    """The lines as one paragraph; only codes lay it out."""
    return " ".join(line.strip() for line in lines if line.strip())
