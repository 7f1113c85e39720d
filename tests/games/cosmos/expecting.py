"""What a played scene is expected to have led to, a line each."""

from collections.abc import Callable, Mapping

from warhost.games.cosmos.ids import ActorId, NationId, UnitId
from warhost.games.cosmos.sheets.template import pending_line
from warhost.games.cosmos.world import World


class Expecting:
    """A scene that has been played: its world, and what was told."""

    def __init__(self, world: World, lines: list[str]) -> None:
        self.world = world
        self.lines = lines

    def expect(self, text: str) -> "Expecting":
        """Every line is as said; those of events in this sequence."""
        place = 0
        for line in filter(None, (line.strip() for line in text.splitlines())):
            if line.split(":")[0].replace(".", "").isdigit() and ": " in line:
                assert line in self.lines[place:], f"{line}\nhappened:\n" + "\n".join(self.lines)
                place = self.lines.index(line, place) + 1
            else:
                self._check(line)
        return self

    def expect_only(self, text: str) -> "Expecting":
        """These events are told, in this sequence, and no others."""
        wanted = [line.strip() for line in text.splitlines() if line.strip()]
        assert self.lines == wanted, "\n".join(self.lines)
        return self

    def _check(self, line: str) -> None:
        if line.startswith("not "):
            found = [one for one in self.lines if line.removeprefix("not ") in one]
            assert not found, found
            return
        who, word, rest = f"{line} ".split(" ", 2)
        said = SAYS[word.rstrip(":")](self.world, who)
        assert said == rest.strip(), f"{line}: it is {said!r}\n" + "\n".join(self.lines)


def _place(world: World, who: str) -> str:
    return world.units[UnitId(int(who))].position


def _force(world: World, who: str) -> str:
    return " ".join(str(unit) for unit in world.forces[UnitId(int(who))][1:])


def _alone(world: World, who: str) -> str:
    unit = UnitId(int(who))
    return "" if unit not in world.forces and world.units[unit].leader is None else "in a force"


def _gone(world: World, who: str) -> str:
    return "still there" if UnitId(int(who)) in world.units else ""


def _has(world: World, who: str) -> str:
    return f"tactics {world.units[UnitId(int(who))].tactics}"


def _queue(world: World, who: str) -> str:
    queue = world.queues.get(ActorId(int(who)), ())
    lines = (pending_line(p, world.clock, world.rules.phases) for p in queue)
    return "; ".join(" / ".join(part.strip() for part in one) for one in lines)


def _sees(world: World, who: str) -> str:
    nation = next(n for n, one in world.nations.items() if one.code == who)
    sightings = world.minds[NationId(nation)].units.values()
    return " ".join(f"{one.id} at {one.position}" for one in sightings) or "nothing"


SAYS: Mapping[str, Callable[[World, str], str]] = {
    "at": _place,
    "leads": _force,
    "alone": _alone,
    "gone": _gone,
    "has": _has,
    "queue": _queue,
    "sees": _sees,
}
