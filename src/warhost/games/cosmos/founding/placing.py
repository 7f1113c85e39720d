"""What stands on the land: the places of realms, and those of the wild."""

from collections.abc import Iterator, Sequence

from warhost.games.cosmos.founding.land import Land
from warhost.games.cosmos.founding.names import Names
from warhost.games.cosmos.geography import distance, rings
from warhost.games.cosmos.ids import HexNumber
from warhost.games.cosmos.rows.peoples import Muster
from warhost.kernel.dice import Dice

FIRST = 1501
"""C2-6 The number of the first location."""
OPEN, HIGH = ("plains", "wastelands", "desert"), ("hills", "mountains", "wooded_hills")
WILD_PLACES = (
    ("holy_grove", ("woods", "jungle", "wooded_hills"), 2),
    ("stone_circle", ("hills", "plains", "wastelands"), 2),
    ("barrow", ("plains", "hills", "swamp"), 2),
    ("cave", (*HIGH, "woods"), 1),
    ("gold_mine", HIGH, 4),
    ("iron_mine", HIGH, 4),
    ("volcano", ("mountains", "high_mountains"), 8),
    ("oasis", ("desert", "wastelands"), 4),
)
"""A kind, where it can lie, and for how many nations there is one."""
TOWN_FOR = 2
TOWN_GROUND = ("plains", "woods", "hills")
BANDS = (
    ("wolves", 12, ("woods", "wooded_hills")), ("bandits", 30, ("woods", "hills", "plains")),
    ("wild_men", 40, ("hills", "mountains")), ("goblin_raiders", 60, ("hills", "wooded_hills")),
    ("ogres", 6, ("hills", "mountains", "wastelands")), ("giant_spiders", 8, ("woods", "jungle")),
    ("hill_giants", 2, ("mountains", "hills")), ("cave_trolls", 6, ("mountains", "hills")),
)  # fmt: skip
LAIRS = (("goblin_raiders", 80), ("giant_ants", 90), ("ghouls", 20), ("cave_trolls", 8))
BANDS_A_NATION = 2


class Placer:
    """Gives out numbers of locations and units, and keeps wild places apart."""

    def __init__(self, land: Land, names: Names, dice: Dice) -> None:
        self._land, self._names, self._dice = land, names, dice
        self._next = FIRST
        taken = [number for home in land.homes for number in land.core(home)]
        self._free = set(land.terrain) - set(taken)

    def of_realm(self, code: str, home: HexNumber, muster: Muster) -> Iterator[str]:
        """The same for everybody: a city, a town, a castle, two mines and what a people adds."""
        near, far = (self._by_terrain(ring) for ring in rings(self._land.board)[home][1:3])
        city = f"named {self._names.town()} size {muster.size} walls 1 4"
        yield self._place(code, muster.city, home, city)
        for kind in muster.places:
            yield self._place(code, kind, home)
        yield self._place(code, "castle", near["hills"][0], "walls 1 4")
        town = f"named {self._names.town()} size 2"
        yield self._place(code, "town", far["farmlands"][0], town)
        yield self._place(code, "iron_mine", far["hills"][0])
        yield self._place(code, "gold_mine", far["mountains"][0])

    def of_towns(self, code: str, first_unit: int, nations: int) -> Iterator[str]:
        """Towns that serve nobody, each with a guard and a captain."""
        for place in range(nations // TOWN_FOR):
            ground = self._wild(TOWN_GROUND)
            if ground is None:
                return
            name = f"named {self._names.town()} size 3 walls 1 3"
            yield self._place(code, "town", ground, name)
            inside, unit = self._next - 1, first_unit + 2 * place
            yield f"unit {unit} {code} town_guard 60 at {inside}"
            yield f"unit {unit + 1} {code} captain at {inside}"

    def of_the_wild(self, code: str, first_unit: int, nations: int) -> Iterator[str]:
        """Places of power and mines that nobody owns, lairs, and bands that roam."""
        unit = first_unit
        for kind, grounds, each in WILD_PLACES:
            for _ in range(max(nations // each, 1)):
                if (ground := self._wild(grounds)) is None:
                    break
                yield self._place("-", kind, ground)
                if kind == "cave":
                    who, count = self._dice.pick(LAIRS, "lairs")
                    yield f"unit {unit} {code} {who} {count} at {self._next - 1}"
                    unit += 1
        for number in range(BANDS_A_NATION * nations):
            who, count, grounds = BANDS[number % len(BANDS)]
            if (ground := self._wild(grounds)) is not None:
                yield f"unit {unit} {code} {who} {count} at {ground}"
                unit += 1

    def _place(self, code: str, kind: str, ground: HexNumber, more: str = "") -> str:
        self._next += 1
        return f"location {self._next - 1} {code} {kind} at {ground} {more}".rstrip()

    def _by_terrain(self, ring: Sequence[HexNumber]) -> dict[str, list[HexNumber]]:
        found: dict[str, list[HexNumber]] = {}
        for number in sorted(ring):
            found.setdefault(self._land.terrain[number], []).append(number)
        return found

    def _wild(self, grounds: Sequence[str]) -> HexNumber | None:
        """A free hex of such ground; whatever lies next to it stays free of other places."""
        fit = sorted(one for one in self._free if self._land.terrain[one] in grounds)
        if not fit:
            return None
        found = self._dice.pick(fit, "wild places")
        board = self._land.board
        self._free -= {one for one in self._free if distance(board, one, found) <= 1}
        return found
