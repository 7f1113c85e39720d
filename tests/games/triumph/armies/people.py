"""An army list made for tests, and rosters for it in a few words a line.

spears HFT 4 general          # entry, type, how many, marks
knights KNT 2 with DD as EFT  # cards of each stand, the type on foot
bowmen ARC 1 line             # chosen as battle line
+ spears HD                   # a card of an entry, and how many copies
+ army PD 3                   # an army card
"""

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from tests.games.triumph.base import rules
from warhost.games.triumph.armies import ArmyList, Roster
from warhost.games.triumph.armies.building import check_roster
from warhost.games.triumph.armies.costs import points, total_cost
from warhost.games.triumph.armies.mustering import Muster, muster
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal

PEOPLE = Path(__file__).with_name("testers.toml").read_text("utf-8")
LEAST = "spears HFT general\nspears HFT"
"""The smallest army of the testers."""
TESTERS: ArmyList = msgspec.convert(tomllib.loads(PEOPLE), ArmyList)


def roster(text: str, /, **choices: Any) -> Roster:
    """A roster for the testers."""
    lines = [line.split("#")[0].split() for line in text.splitlines()]
    row: dict[str, Any] = {"id": "ours", "list": "testers", "title": "Ours", **choices}
    row.update(troops=[], cards={}, entry_cards={})
    for words in filter(None, lines):
        if words[0] == "+":
            _read_card(row, words[1:])
        else:
            row["troops"].append(_troop(*words))
    return msgspec.convert(row, Roster)


def _read_card(row: dict[str, Any], words: list[str]) -> None:
    owner, card, *copies = words
    cards = row["cards"] if owner == "army" else row["entry_cards"].setdefault(owner, {})
    cards[card] = int(copies[0]) if copies else 1


def _troop(entry: str, kind: str, *words: str) -> dict[str, Any]:
    troop: dict[str, Any] = {"entry": entry, "type": kind}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word.isdigit():
            troop["count"] = int(word)
        elif word == "with":
            troop["cards"] = rest.pop(0).split(",")
        elif word == "as":
            troop["on_foot"] = rest.pop(0)
        else:
            troop["battle_line" if word == "line" else word] = True
    return troop


def refusals(
    text: str, army_list: ArmyList = TESTERS, size: str = "standard", **choices: Any
) -> list[Refusal]:
    """What the builder says about a roster of these lines."""
    return check_roster(roster(text, **choices), army_list, rules(format_id=size))


def clauses(text: str, army_list: ArmyList = TESTERS, **choices: Any) -> list[str]:
    """The clauses that a roster of these lines breaks, in the order they are told."""
    return [refusal.clause for refusal in refusals(text, army_list, **choices)]


def price(text: str, /, **choices: Any) -> str:
    """What these lines cost, in points."""
    return points(total_cost(roster(text, **choices), rules()))


def mustered(text: str, /, **choices: Any) -> Muster:
    """The army of these lines."""
    return muster(roster(text, **choices), TESTERS, rules(), Seat("red"))
