"""`200 medium infantry; 40 light cavalry attack; general` and a place, as a scene."""

import re
from collections.abc import Iterator, Mapping

from warhost.games.cosmos.language.common import TACTICS
from warhost.games.cosmos.rows.units import UnitType
from warhost.games.cosmos.rules import Rules

MOST_UNITS, MOST_INDIVIDUALS = 200, 20_000
HEX, PLACE = 5, 9001
FIRST, SECOND = 1001, 3001
HALF_OF_WARSHIPS = 250
"""C12.2-23 Size for one warship where a fleet is as strong as its men on land."""


class NoArmy(Exception):
    """What is written is no army or no place; the message tells why."""


def scene_of(rules: Rules, first: str, second: str, place: str) -> tuple[str, tuple[int, ...]]:
    """The scene, and who storms in it."""
    ground, inside, walls = _place(rules, place)
    is_sea = rules.terrains[ground].is_ocean
    at = (PLACE if inside == "both" else HEX, PLACE if inside else HEX)
    units = [
        [_boarded(rules, line) if is_sea else line for line in _units(rules, text, side, at[n])]
        for n, (text, side) in enumerate(((first, (FIRST, "A")), (second, (SECOND, "B"))))
    ]
    storming = tuple(FIRST + n for n in range(len(units[0]))) if inside == "second" else ()
    lines = [
        "board 3 x 3 plains",
        f"hex {HEX} {ground}",
        f"nation 1 A First{_ships(rules, first, is_sea)}",
        f"nation 2 B Second{_ships(rules, second, is_sea)}",
        *([f"location {PLACE} B {walls} at {HEX}"] if inside else []),
        "policy A B enemy",
        "policy B A enemy",
        *units[0],
        *units[1],
    ]
    return "\n".join(lines), storming


def entries(text: str) -> list[str]:
    """One for each unit."""
    found = [part.strip() for part in re.split(r"[;,\n]", text) if part.strip()]
    if not found:
        raise NoArmy("an army has at least one unit, like `200 medium infantry`.")
    if len(found) > MOST_UNITS:
        raise NoArmy(f"an army has at most {MOST_UNITS} units here.")
    return found


def _units(rules: Rules, text: str, side: tuple[int, str], at: int) -> Iterator[str]:
    """The lines of an army."""
    number, code = side
    whole = 0
    for n, entry in enumerate(entries(text)):
        count, kind, words = read_entry(rules, entry)
        whole += count
        if whole > MOST_INDIVIDUALS:
            raise NoArmy(f"an army has at most {MOST_INDIVIDUALS} individuals here.")
        yield f"unit {number + n} {code} {kind.id} {count} at {at} {' '.join(words)}"


def _boarded(rules: Rules, line: str) -> str:
    """C12-1"""
    kind = rules.units[line.split()[3]]
    swims = any(rules.terrains[t].is_ocean for t in kind.moves if t in rules.terrains)
    return line if swims else f"{line} aboard"


def read_entry(rules: Rules, entry: str) -> tuple[int, UnitType, list[str]]:
    """How many of which type, and what else is said of them in the words of scenes."""
    words = entry.split()
    count = int(words.pop(0)) if words[0].isdigit() else 0
    kind, rest = _kind(rules, words)
    if count < 0 or (count > 1 and not kind.is_mass):
        raise NoArmy(f"`{entry}`: {kind.name} is one individual; write it several times.")
    return count or kind.standard, kind, list(_rest(rest, entry))


def _kind(rules: Rules, words: list[str]) -> tuple[UnitType, list[str]]:
    """The longest name that the words begin with."""
    names: Mapping[str, UnitType] = {
        name: kind
        for kind in rules.units.values()
        for name in (kind.id.replace("_", " "), kind.name.lower())
    }
    for length in range(len(words), 0, -1):
        name = " ".join(words[:length]).lower().replace("_", " ")
        if name in names:
            return names[name], words[length:]
    raise NoArmy(f"there is no unit type `{' '.join(words)}`.")


def _rest(words: list[str], entry: str) -> Iterator[str]:
    waiting = list(words)
    while waiting:
        word = waiting.pop(0)
        if word in TACTICS:
            yield from ("tactics", word)
        elif word in {"morale", "fleewhen"} and waiting and waiting[0].lstrip("-").isdigit():
            yield from (word, waiting.pop(0))
        elif word == "wounded" and len(waiting) > 1 and all(w.isdigit() for w in waiting[:2]):
            yield from (word, waiting.pop(0), waiting.pop(0))
        else:
            raise NoArmy(f"`{entry}`: behind the type stand tactics, morale N, wounded N POINTS.")


def _place(rules: Rules, text: str) -> tuple[str, str, str]:
    """The ground, who is inside a location, and the location in the words of scenes."""
    match = re.fullmatch(
        r"(?P<both>inside )?(?P<name>[a-z_ ]+?)(?: walls (?P<rating>\d+)(?: (?P<thick>\d+))?)?"
        r"(?: in (?P<ground>[a-z_ ]+))?",
        text.strip().lower(),
    )
    if match is None:
        raise NoArmy("a place is a terrain, or a location like `castle walls 2 in hills`.")
    name = match["name"].strip().replace(" ", "_")
    if name in rules.terrains and not match["both"] and not match["rating"]:
        return name, "", ""
    ground = (match["ground"] or "plains").strip().replace(" ", "_")
    if name not in rules.locations or ground not in rules.terrains:
        raise NoArmy(f"there is no terrain and no location type in `{text}`.")
    rating = int(match["rating"] or 0)
    walls = f"{name} walls {rating} {int(match['thick'] or 3 * rating)}"
    return ground, "both" if match["both"] else "second", walls


def _ships(rules: Rules, text: str, is_sea: bool) -> str:
    """C12.2-23 As many as make men as strong at sea as on land."""
    if not is_sea:
        return ""
    read = [read_entry(rules, entry) for entry in entries(text)]
    size = sum(count * kind.size for count, kind, _ in read)
    return f" ships {-(-size // HALF_OF_WARSHIPS)} {size}"
