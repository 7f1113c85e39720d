"""The modes of play, one literal record each."""

from collections.abc import Mapping

from warhost.games.multiverse.variants import Mode

DUEL = Mode(name="duel", teams=((0,), (1,)))

TEAMS = Mode(
    name="teams",
    teams=((0, 2), (1, 3)),
    fortresses=6,
    dominates_late=True,
    gifts=True,
)
"""M19 Two against two; allies sit opposite each other unless they agree otherwise."""

THREE = Mode(name="three", teams=((0,), (1,), (2,)), diplomacy=True)
FOUR = Mode(name="four", teams=((0,), (1,), (2,), (3,)), diplomacy=True)
"""M20.1-3 Free for all."""

MODES: Mapping[str, Mode] = {mode.name: mode for mode in (DUEL, TEAMS, THREE, FOUR)}
