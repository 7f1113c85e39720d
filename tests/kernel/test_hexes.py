"""The mathematics of hexes."""

import pytest

from warhost.kernel.hexes import DIRECTIONS, added, crossed, disc, distance, turned


def test_the_six_directions_follow_each_other_clockwise():
    for place, direction in enumerate(DIRECTIONS):
        assert turned(direction, 1) == DIRECTIONS[(place + 1) % 6]
        assert turned(direction, 6) == direction


@pytest.mark.parametrize(("radius", "hexes"), [(0, 1), (1, 7), (2, 19), (3, 37)])
def test_a_disc_holds_all_hexes_within_its_radius(radius, hexes):
    assert len(disc(radius)) == hexes
    assert max(distance((0, 0), place) for place in disc(radius)) == radius


def test_a_line_along_a_row_crosses_one_hex_a_step():
    assert crossed((3, 0)) == (((1, 0),), ((2, 0),))


def test_a_line_along_a_border_crosses_both_hexes():
    assert crossed((1, 1)) == (((0, 1), (1, 0)),)


def test_a_line_is_the_same_in_all_six_directions_and_backwards():
    for target in disc(3):
        line = crossed(target)
        for sixths in range(6):
            turned_line = crossed(turned(target, sixths))
            assert [sorted(turned(h, sixths) for h in entry) for entry in line] == [
                sorted(entry) for entry in turned_line
            ]
        back = crossed((-target[0], -target[1]))
        assert [sorted(added(h, target) for h in entry) for entry in reversed(back)] == [
            sorted(entry) for entry in line
        ]
