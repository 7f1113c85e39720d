"""What a played scene is expected to have led to, a line each."""

from collections.abc import Callable, Mapping

from warhost.games.cosmos.ids import ActorId, HexNumber, LocationId, NationId, UnitId
from warhost.games.cosmos.sheets.template import pending_line
from warhost.games.cosmos.world import Nation, World


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


def _goods(store: Mapping[str, int]) -> str:
    return " ".join(f"{name}:{amount}" for name, amount in sorted(store.items())) or "nothing"


def _nation(world: World, code: str) -> Nation:
    return next(one for one in world.nations.values() if one.code == code)


def _pool(world: World, who: str) -> str:
    return _goods(_nation(world, who).pool)


def _carries(world: World, who: str) -> str:
    return _goods(world.units[UnitId(int(who))].carries)


def _holds(world: World, who: str) -> str:
    place = world.locations.get(LocationId(int(who))) or world.hexes[HexNumber(int(who))]
    return _goods(place.store)


def _owner(world: World, who: str) -> str:
    place = world.locations.get(LocationId(int(who))) or world.hexes[HexNumber(int(who))]
    nation = world.nations.get(place.owner)
    return nation.code if nation else "-"


def _is(world: World, who: str) -> str:
    place = world.locations[LocationId(int(who))]
    walls = f"walls {place.rating}/{place.strength}"
    return f"{place.type} size {place.size} {walls} damage {place.damage}"


def _counts(world: World, who: str) -> str:
    return " ".join(f"{count}x{points}" for points, count in world.units[UnitId(int(who))].health)


def _policy(world: World, who: str) -> str:
    policies = _nation(world, who).policies
    return " ".join(f"{world.nations[n].code}:{p}" for n, p in sorted(policies.items()))


SAYS: Mapping[str, Callable[[World, str], str]] = {
    "at": _place,
    "leads": _force,
    "alone": _alone,
    "gone": _gone,
    "has": _has,
    "queue": _queue,
    "sees": _sees,
    "pool": _pool,
    "carries": _carries,
    "holds": _holds,
    "owner": _owner,
    "is": _is,
    "counts": _counts,
    "policy": _policy,
    "ruler": lambda world, who: str(_nation(world, who).ruler or "nobody"),
}
