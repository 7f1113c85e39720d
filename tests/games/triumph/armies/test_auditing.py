"""Flaws of lists that no single row of the tables shows."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.triumph.armies.people import TESTERS
from tests.games.triumph.armies.shipped import TABLES
from warhost.games.triumph.armies.auditing import flaws_of_structure
from warhost.games.triumph.armies.lists import Years

SPEARS = TESTERS.entries[0]


def flaws(**changes: Any) -> list[str]:
    """What is wrong with the testers' list after these changes."""
    changed = replace(TESTERS, **changes)
    return [flaw.text for flaw in flaws_of_structure({"list": {changed.id: changed}})]


def test_the_shipped_lists_are_sound() -> None:
    assert list(flaws_of_structure(TABLES)) == []
    assert flaws() == []


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"start": 101}, "the list ends before it starts"),
        ({"entries": (*TESTERS.entries, SPEARS)}, "2 entries are called `spears`"),
        (
            {"entries": (replace(SPEARS, most=1), *TESTERS.entries[1:])},
            "`spears` has a minimum of 2 and a maximum of 1",
        ),
        (
            {"contingents": (replace(TESTERS.contingents[0], years=(Years(5, 4),)),)},
            "the years 5 to 4 run backwards",
        ),
    ],
)
def test_a_list_that_does_not_hold_together_is_flawed(changes: dict[str, Any], said: str) -> None:
    assert flaws(**changes) == [said]


def test_a_general_is_a_stand_of_the_army() -> None:
    assert flaws(entries=(SPEARS, *TESTERS.entries[2:]), allies=()) == []
    without_elephants = tuple(one for one in TESTERS.entries if one.id != "elephants")
    assert flaws(entries=without_elephants) == [
        "no stand of the army could be a general of type `ELE`"
    ]
