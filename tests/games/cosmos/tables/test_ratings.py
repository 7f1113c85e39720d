"""C15.5.2 Combat ratings, worked out from the tables."""

import pytest
from msgspec.structs import replace

from tests.games.cosmos.tables.shipped import base, rules_of
from tests.rule import rule
from warhost.games.cosmos.ratings import damage, rated, stamina
from warhost.games.cosmos.rows.fighting import Attack
from warhost.games.cosmos.rows.units import UnitType


def with_change(unit: str, **change: object) -> int:
    """The rating of a type after its row was changed."""
    units = dict(rules_of().units)
    units["other"] = replace(units[unit], id="other", frequency=0, **change)
    return rated(units)["other"].rating


@rule("C15.5.2-2")
def test_medium_infantry_is_the_measure() -> None:
    assert base("medium_infantry").rating == 10
    assert base("militia").rating < 10 < base("heavy_infantry").rating < base("knight").rating


@rule("C15.5.2-3")
def test_ratings_compare_individuals_not_units() -> None:
    assert with_change("medium_infantry", standard=10, minimum=1, maximum=500) == 10


@rule("C15.5.2-4")
def test_the_best_attack_against_each_counts() -> None:
    weak = (*base("medium_infantry").attacks, Attack(strength=3, form="fire"))
    assert with_change("medium_infantry", attacks=weak) == 10
    strong = (*base("medium_infantry").attacks, Attack(strength=20, form="fire"))
    assert with_change("medium_infantry", attacks=strong) > 10


@rule("C15.5.2-5")
def test_what_is_common_weighs_more_than_what_is_rare() -> None:
    units = dict(rules_of().units)
    units["burner"] = replace(units["medium_infantry"], id="burner", frequency=0,
                              harm={"fire": 0})  # fmt: skip
    few = rated(units)["burner"].rating
    dragons = replace(units["dragon"], frequency=5000)
    assert rated({**units, "dragon": dragons})["burner"].rating > few


@rule("C15.5.2-6")
def test_wound_points_and_the_wounds_that_weaken_count() -> None:
    assert with_change("medium_infantry", wound_points=4) > 10
    assert with_change("heavy_infantry", lightly=0) > with_change("heavy_infantry", lightly=1)
    assert stamina(base("medium_infantry")) == pytest.approx(1.7)
    assert stamina(base("noble")) == pytest.approx(3 * 1 + 2 * 0.7 + 2 * 0.3)


@rule("C15.5-5")
def test_an_area_attack_reaches_as_many_as_it_covers() -> None:
    breath = Attack(strength=10, area=40)
    man, giant = base("medium_infantry"), replace(base("medium_infantry"), size=10)
    assert damage(breath, man) == 10
    assert damage(breath, giant) == 4


@rule("C15.5-13", "C15.5-2")
def test_the_immune_are_harmed_by_special_attacks_only() -> None:
    wraith: UnitType = base("wraith")
    assert damage(Attack(strength=100), wraith) == 0
    assert damage(Attack(strength=10, form="holy"), wraith) > 1
