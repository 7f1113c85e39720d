"""Dice by the thousand."""

from array import array

from warhost.kernel.dice import Dice

KEY = bytes(32)
MANY = 40_000


def test_batches_are_uniform_and_the_same_under_the_same_key() -> None:
    words = array("I", Dice(KEY).words(MANY, "battle"))
    assert len(words) == MANY
    assert abs(sum(words) / MANY / 2**32 - 0.5) < 0.01
    assert abs(sum(word & 1 for word in words) / MANY - 0.5) < 0.01
    assert Dice(KEY).words(MANY, "battle") == words.tobytes()


def test_each_batch_is_another_and_no_single_die_is_shifted_by_one() -> None:
    dice, other = Dice(KEY), Dice(KEY)
    assert dice.words(8, "battle") != dice.words(8, "battle")
    assert dice.words(8, "elsewhere") != other.words(8, "battle")
    rolls = [dice.roll(6, "battle") for _ in range(20)]
    assert rolls == [other.roll(6, "battle") for _ in range(20)]
    assert dice.drawn == 8 * 3 + 20
