"""The modes of play, one literal record each."""

from collections.abc import Mapping

from warhost.games.multiverse.variants import Mode

DUEL = Mode(name="duel", teams=((0,), (1,)))

MODES: Mapping[str, Mode] = {mode.name: mode for mode in (DUEL,)}
