"""T2.1 The 26 lines of the table of troop types, as the rules print them."""

import re

import pytest

from tests.games.triumph.base import rules, scene
from tests.rule import rule
from warhost.games.triumph.armies import TroopType
from warhost.games.triumph.geometry import MU
from warhost.games.triumph.results import rows_of
from warhost.games.triumph.stands import depth_of
from warhost.shelf.clauses import clauses

LINES = [f"T2.1-{number}" for number in range(2, 28)]


def printed(line: TroopType) -> str:
    """A line in the format of T2.1-1."""
    shots = (
        f"shoots {line.shooting:+} to {line.range // MU} MU" if line.can_shoot else "no shooting"
    )
    penalty = f" with {line.target_penalty} to the shooter" if line.target_penalty else ""
    return (
        f"{line.name}: {line.id}; {line.category}; {line.order}; {line.half_points // 2} points; "
        f"{line.move // MU} MU; {line.versus_foot:+} / {line.versus_mounted:+}; {shots}; "
        f"target {line.target:+}{penalty}; depth {line.depth / MU:g} MU."
    )


@rule("T2.1-1")
@pytest.mark.parametrize("clause", [pytest.param(line, marks=rule(line)) for line in LINES])
def test_each_type_has_the_numbers_of_its_line(clause):
    text = clauses()[clause].text
    (code,) = re.findall(r"\b[A-Z]{3}\b", text)
    assert printed(rules().types[code]) == text


def codes(**wanted: str) -> set[str]:
    lines = rules().types.values()
    return {
        line.id
        for line in lines
        if all(getattr(line, field) == value for field, value in wanted.items())
    }


@rule("T2.1-28")
def test_every_type_has_a_code_of_three_letters_that_is_its_key():
    assert all(re.fullmatch("[A-Z]{3}", line.id) for line in rules().types.values())
    assert all(key == line.id for key, line in rules().types.items())


@rule("T2.1-29")
def test_seventeen_types_are_foot_and_nine_mounted():
    assert (len(codes(category="foot")), len(codes(category="mounted"))) == (17, 9)
    assert len(codes(category="foot", order="close")) == 9
    assert codes(category="mounted", order="close") == {"CAT", "ELE"}


@rule("T2.1-30")
def test_types_cost_two_three_or_four_points():
    costs = {line.id: line.half_points for line in rules().types.values()}
    cheap = {"BLV", "HRD", "RBL"}
    middle = {"ART", "HFT", "WWG", "LFT", "PIK", "WBD", "LSP", "SKM", "WRR", "BAD", "BTX"}
    assert {code for code, cost in costs.items() if cost == 4} == cheap
    assert {code for code, cost in costs.items() if cost == 6} == middle
    assert {code for code, cost in costs.items() if cost == 8} == set(costs) - cheap - middle


@rule("T2.1-31")
def test_only_four_types_shoot():
    shooters = {line.id for line in rules().types.values() if line.can_shoot}
    assert shooters == {"ARC", "PAV", "WWG", "ART"}


def test_two_cards_make_their_stands_shoot():
    shooting = {card.id for card in rules().cards.values() if card.line and card.line.shooting}
    assert shooting == {"SS", "CH"}


@rule("T2.1-32")
def test_a_type_sheet_has_the_rows_that_name_the_type():
    rows = rows_of(rules().types["SKM"], rules().outcomes)
    assert [row.clause for row in rows] == [
        "T12.5-1", "T12.5-2", "T12.5-3", "T12.5-4", "T12.6-5", "T14-13",
    ]  # fmt: skip


DEPTHS = [
    pytest.param(750, "EFT HFT PIK SPR WRR", marks=rule("T1.2-2")),
    pytest.param(1000, "ARC LFT LSP RDR SKM WBD", marks=rule("T1.2-3")),
    pytest.param(1500, "BLV RBL BAD ECV HBW JCV KNT", marks=rule("T1.2-4")),
    pytest.param(2000, "ART HRD PAV WWG BTX CHT CAT ELE", marks=rule("T1.2-5")),
]


@pytest.mark.parametrize(("depth", "types"), DEPTHS)
def test_bases_come_in_four_depths(depth, types):
    assert codes(depth=depth) == set(types.split())


@rule("T1.2-6")
@pytest.mark.parametrize(
    ("code", "at_40", "at_60"),
    [("SPR", 15, 20), ("ARC", 20, 30), ("KNT", 30, 40), ("ELE", 40, 60)],
)
def test_the_game_uses_the_depths_of_the_smaller_scale(code, at_40, at_60):
    assert rules().types[code].depth * 20 == at_40 * MU
    assert rules().types[code].depth * 30 >= at_60 * MU


@rule("T1.2-7")
@pytest.mark.parametrize(
    ("code", "card", "depth"),
    [
        ("SPR", "MI", 2000),
        ("HFT", "PL", 2000),
        ("BAD", "LC", 2000),
        ("KNT", "CC", 2000),
        ("KNT", "DD", 1500),
        ("BAD", "SF", 1500),
    ],
)
def test_some_cards_put_their_stands_on_square_bases(code, card, depth):
    world = scene(f"red/1 {code} at 10,10 cards {card} transports")
    (stand,) = world.table.stands.values()
    assert depth_of(world.table, stand) == depth
