"""Matches in memory, for experiments: nothing of them is kept."""

from collections.abc import Mapping, Sequence
from typing import Any

from warhost.games import BY_NAME
from warhost.kernel.asks import Seat
from warhost.kernel.digests import digest
from warhost.kernel.game import Setting
from warhost.kernel.match import Match, open_match
from warhost.shelf.packs import load_pack


def new_match(  # noqa: PLR0913 — each but the first three has a sensible default
    game: str,
    scenario: str,
    seats: Sequence[str],
    *,
    pack: str = "base",
    options: Mapping[str, Any] | None = None,
    seed: str = "",
) -> Match:
    """A match at its first question. The same words give the same match again."""
    played = BY_NAME[game]
    found = load_pack(game, pack, played.schema, played.audit)
    names = tuple(Seat(seat) for seat in seats)
    setting = Setting(found.tables, scenario, names, dict(options or {}))
    match = open_match(played, setting, {pack: found.digest}, digest(seed.encode()), lambda _: None)
    if isinstance(match, list):
        raise ValueError("; ".join(f"{refusal.text} ({refusal.clause})" for refusal in match))
    for seat in names:
        match.join(seat, "")
    return match
