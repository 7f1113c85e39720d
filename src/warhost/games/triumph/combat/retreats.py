"""What an outcome move brings about, worked out before any of it happens."""

import msgspec

from warhost.games.triumph.geometry import Pose
from warhost.games.triumph.world import StandId


class Shift(msgspec.Struct, frozen=True):
    """A stand is moved to another place."""

    stand: StandId
    end: Pose


class Harm(msgspec.Struct, frozen=True):
    """A stand is destroyed by a clause."""

    stand: StandId
    clause: str


class Retreat(msgspec.Struct, frozen=True):
    """An outcome move of a stand that lost."""

    stand: StandId
    path: tuple[Pose, ...] = ()
    """Where it gets to, part by part; nothing if it is destroyed where it stands."""
    pushed: tuple[Shift, ...] = ()
    harmed: tuple[Harm, ...] = ()

    @property
    def is_destroyed(self) -> bool:
        """Whether the stand itself is lost."""
        return any(harm.stand == self.stand for harm in self.harmed)

    @property
    def is_free(self) -> bool:
        """T9.1-9 Whether nobody is destroyed or pushed by it: there is room."""
        return not self.harmed and not self.pushed
