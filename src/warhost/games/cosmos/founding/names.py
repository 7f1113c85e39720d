"""Names that nobody has heard before, put together from beginnings and ends."""

from warhost.kernel.dice import Dice

HEADS = (
    "Ald", "Bren", "Cael", "Dor", "Esk", "Fenn", "Gal", "Harl", "Ist", "Jor", "Keld", "Lor", "Marr",
    "Nev", "Orm", "Pell", "Quen", "Rask", "Sel", "Tarn", "Ulv", "Varr", "Wyn", "Yar", "Zeth",
)  # fmt: skip
REALMS = ("mark", "oria", "land", "ath", "heim", "ovar", "esse", "une")
TOWNS = ("wick", "stead", "holm", "gate", "bridge", "mere", "haven", "den", "burgh", "ley")
PERSONS = ("an", "ia", "wen", "ric", "os", "eth", "mund", "ild", "ar", "une")


class Names:
    """Each beginning is used once for realms and once for towns, until all are used up."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._left: dict[str, list[str]] = {}

    def realm(self) -> str:
        return self._head("realm") + self._dice.pick(REALMS, "realms")

    def town(self) -> str:
        return self._head("town") + self._dice.pick(TOWNS, "towns")

    def person(self) -> str:
        return self._head("person") + self._dice.pick(PERSONS, "persons")

    def _head(self, what: str) -> str:
        if not self._left.get(what):
            self._left[what] = self._dice.shuffled(HEADS, f"heads of {what}")
        return self._left[what].pop()


def codes_of(names: list[str]) -> list[str]:
    """C5-3 Two letters for each, taken from its name, no two alike."""
    found: list[str] = []
    for name in names:
        choices = [name[0] + letter.upper() for letter in name[1:]]
        choices += [name[0] + letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
        found.append(next(one for one in choices if one not in found))
    return found
