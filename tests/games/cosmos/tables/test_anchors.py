"""The numbers that examples of the rules reveal, in the pack as it is shipped."""

import pytest

from tests.games.cosmos.tables.shipped import base, rules_of
from tests.rule import rule
from warhost.games.cosmos.rows.units import Leadership
from warhost.games.cosmos.ships.capacity import ON_TRANSPORT, ON_WARSHIP


@rule("C7.1-19", "C2.3.1-16", "C2.3.1-4")
def test_medium_infantry_is_as_the_rules_have_it() -> None:
    infantry = base("medium_infantry")
    assert (infantry.standard, infantry.minimum, infantry.maximum) == (50, 20, 200)
    assert infantry.cost == {"gold": 15, "men": 50, "arms": 50}
    captain = next(one for one in base("captain").recruits if one.type == infantry.id)
    assert (captain.base, captain.variable) == (4, 4)


@rule("C2.3.1-18")
def test_heavy_infantry_is_as_the_rules_have_it() -> None:
    infantry = base("heavy_infantry")
    assert (infantry.standard, infantry.cost["gold"], infantry.upkeep["gold"]) == (50, 30, 15)
    assert infantry.moves["plains"] == 7


@rule("C2.3.1-13", "C2.3.1-15", "C11.1-3")
@pytest.mark.parametrize(
    ("unit", "terrain", "cost"),
    [("light_infantry", "plains", 6), ("medium_infantry", "woods", 7), ("noble", "plains", 4),
     ("light_cavalry", "plains", 4), ("knight", "plains", 6), ("knight", "mountains", 14)],
)  # fmt: skip
def test_move_costs_of_the_examples(unit: str, terrain: str, cost: int) -> None:
    assert base(unit).moves[terrain] == cost
    assert base("medium_infantry").crossings["small_river"] == 4


@rule("C3.2-4", "C3.2-14")
def test_order_allowances_of_leaders() -> None:
    allowances = {name: base(name).order_allowance for name in ("noble", "general", "captain")}
    assert allowances == {"noble": 6, "general": 4, "captain": 2}
    assert base("noble").administration == 4
    single = [one for one in rules_of().units.values() if one.order_allowance]
    assert all(2 <= one.order_allowance <= 7 and not one.is_mass for one in single)


@rule("C2.3.1-5")
@pytest.mark.parametrize(
    ("unit", "points"),
    [("noble", 8), ("general", 8), ("captain", 8), ("mercenary_captain", 8), ("high_priest", 10)],
)
def test_wound_points_of_the_examples(unit: str, points: int) -> None:
    assert base(unit).wound_points == points


def leadership(unit: str) -> Leadership:
    leads = base(unit).leads
    assert leads is not None
    return leads


@rule("C9.2.2-2")
def test_whom_leaders_of_the_examples_lead() -> None:
    general, captain, hired = map(leadership, ("general", "captain", "mercenary_captain"))
    assert (general.bonus, general.units, general.individuals) == (25, 4, 800)
    assert general.subordinates == ("captain", "mercenary_captain")
    assert (captain.units, captain.individuals) == (hired.units, hired.individuals) == (4, 400)
    assert "light_cavalry" in captain.types
    assert "light_cavalry" not in hired.types


@rule("C14.2-2", "C14-11", "C14-24")
def test_how_leaders_take_land() -> None:
    noble, general, captain = (base(name).controls for name in ("noble", "general", "captain"))
    assert noble is not None
    assert general is not None
    assert captain is not None
    assert (noble.base, noble.shared) == (4, 12)
    assert {"heavy_infantry", "light_cavalry"} < set(noble.helpers)
    assert general.needs_neighbour
    assert not captain.can_neutralise


@rule("C2.3.1-6")
def test_sizes_of_the_examples() -> None:
    sizes = {name: base(name).size for name in ("light_infantry", "light_cavalry", "warhorse")}
    assert sizes == {"light_infantry": 4, "light_cavalry": 12, "warhorse": 8}
    assert (base("hill_giants").size, base("dragon").size) == (10, 50)


@rule("C2.2-10", "C16.2-12", "C16.1-4")
def test_a_fort_is_as_the_rules_have_it() -> None:
    fort = rules_of().locations["fort"]
    assert (fort.interior, fort.most_rating, fort.wall_length) == (2000, 3, 5)


@rule("C6.2-15", "C6.2-16", "C6.2-17")
def test_hills_dwarves_and_wood_elves_of_the_example() -> None:
    hills = rules_of().terrains["hills"].production
    known = {"gold": 25, "food": 150, "wood": 50, "iron": 150, "men": 10, "elves": 3, "dwarves": 5}
    assert known.items() <= hills.items()
    peoples = rules_of().peoples
    dwarves = {"gold": 175, "food": 100, "iron": 125, "wood": 100, "dwarves": 100}
    assert peoples["dwarves"].efficiency == dwarves
    assert peoples["wood_elves"].efficiency == {"food": 100, "elves": 100, "wood": 20}


@rule("C6.6.1-7", "C6.6.2-6", "C6.6.3-3")
def test_the_factors_of_the_standard_economy() -> None:
    peoples = rules_of().peoples
    humans = peoples["humans"]
    assert (humans.tax, humans.villeinage, humans.trade) == (13, 36, 100)
    assert (peoples["wood_elves"].trade, peoples["trolls"].trade) == (200, 50)
    assert all(5 <= one.tax <= 50 and 10 <= one.villeinage <= 100 for one in peoples.values())


@rule("C6.5-11", "C6.5-20")
def test_what_perishes_in_a_turn() -> None:
    goods = rules_of().resources
    assert {name: goods[name].decay for name in ("food", "wood", "iron", "gold", "manpower")} == {
        "food": 25, "wood": 20, "iron": 0, "gold": 0, "manpower": 100}  # fmt: skip
    assert {name: goods[name].decay for name in ("men", "elves", "dwarves", "horses")} == {
        "men": 10, "elves": 3, "dwarves": 5, "horses": 50}  # fmt: skip


@rule("C6.6.4-2", "C6.6.5-2", "C6.6.5-4")
def test_mines_and_arms() -> None:
    places, peoples = rules_of().locations, rules_of().peoples
    gold, iron = places["gold_mine"].mine, places["iron_mine"].mine
    assert gold is not None
    assert iron is not None
    assert (gold.manpower, iron.manpower) == (3, 1)
    assert peoples["humans"].arms == {"wood": 1, "iron": 1}
    assert peoples["trolls"].arms["manpower"]


@rule("C12.1-1", "C12.1-2")
def test_what_ships_hold() -> None:
    assert (ON_WARSHIP, ON_TRANSPORT) == (250, 500)
