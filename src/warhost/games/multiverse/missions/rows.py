"""The rows of missions."""

from warhost.games.multiverse.rows import Row


class Mission(Row, frozen=True, kw_only=True):
    """M17.1-2, M17.3 Something to achieve; how it is judged has a name, the rest are numbers."""

    name: str
    text: str
    task: str
    count: int = 1
    kinds: tuple[str, ...] = ()
    points: int = 0
    """VP in a turn-limit game (M17.1-5)."""


class PortalStage(Row, frozen=True, kw_only=True):
    """M24.3-9 A step of the Stone Portal track: what shows when so much is done."""

    name: str
    text: str
    at: int
    """Percent of the aether that completes the Portal."""


class MissionCard(Row, frozen=True, kw_only=True):
    """M17.1-2 A secret card with its three tasks."""

    name: str
    tasks: tuple[str, ...]
