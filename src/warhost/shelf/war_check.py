"""Is a match file what it claims to be?"""

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from warhost.kernel.copies import broken_copy
from warhost.kernel.entries import Header
from warhost.kernel.journal import Break, Receipt, broken_chain
from warhost.kernel.replay import verify
from warhost.kernel.terms import Terms
from warhost.shelf.war import NotAMatch, Stored, read_seed, read_war

TermsOf = Callable[[Header, bytes], Terms]
"""The game and the packs that a header names, as they are here."""


class Finding(msgspec.Struct, frozen=True):
    """What a check found. Without the seed only the chain of the lines could be checked."""

    lines: int
    found: Break | None
    played_again: bool


def check_war(path: Path, terms_of: TermsOf, receipts: Sequence[Receipt] = ()) -> Finding:
    """Check a match file from its first byte to its last, playing it again if there is a seed."""
    try:
        stored = read_war(path)
    except NotAMatch as trouble:
        return Finding(trouble.found.line - 1, trouble.found, played_again=False)
    chain = broken_chain(stored.lines, receipts) or _torn(path, stored)
    seed = stored.seed or read_seed(path)
    if chain or seed is None:
        return Finding(len(stored.lines), chain, played_again=False)
    terms = terms_of(stored.header, seed)
    found = verify(terms, stored.lines, stored.happenings, *receipts)
    return Finding(len(stored.lines), found, played_again=True)


def check_copy(copy: Path, path: Path) -> Break | None:
    """Whether a seat's copy and the whole journal tell the same story."""
    mine = read_war(copy).lines
    return broken_chain(mine, ()) or broken_copy(mine, read_war(path).lines)


def _torn(path: Path, stored: Stored) -> Break | None:
    if path.stat().st_size == stored.size:
        return None
    return Break(len(stored.lines) + 1, "the file ends in the middle of it")
