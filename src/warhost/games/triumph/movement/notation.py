"""Stands and legs in the players' notation: `red/1 red/2 ahead 3, wheel left 20, slide right 1`."""

from warhost.games.triumph.geometry import TURN, Pose
from warhost.games.triumph.measures import degrees_from, in_degrees, in_mu, mu_from
from warhost.games.triumph.movement.legs import Advance, Leg, Place, Slide, Wheel
from warhost.games.triumph.orders.rule import NotUnderstood
from warhost.games.triumph.world import StandId

LEGS = "ahead 3, back 2, wheel left 20, slide right 1 or to 10,14 facing 90"


def read_stands(words: list[str]) -> tuple[tuple[StandId, ...], list[str]]:
    """The stands a line begins with, and the words after them."""
    count = next((n for n, word in enumerate(words) if "/" not in word), len(words))
    if count == 0:
        raise NotUnderstood("name the stands first, like red/1 red/2")
    return tuple(StandId(word) for word in words[:count]), words[count:]


def without_ending(words: list[str], ending: tuple[str, ...]) -> tuple[list[str], bool]:
    """The words without an ending, and whether they had it."""
    count = len(ending)
    return (words[:-count], True) if tuple(words[-count:]) == ending else (words, False)


def read_legs(words: list[str]) -> tuple[Leg, ...]:
    """The legs of a move, parted by commas."""
    if not words:
        raise NotUnderstood(f"say where to go: {LEGS}")
    return tuple(_read_leg(part.split()) for part in " ".join(words).split(", "))


def _read_leg(words: list[str]) -> Leg:
    try:
        return _leg_from(words)
    except ValueError as trouble:
        raise NotUnderstood(str(trouble)) from None


def _leg_from(words: list[str]) -> Leg:
    match words:
        case ["ahead", distance]:
            return Advance(mu_from(distance))
        case ["back", distance]:
            return Advance(-mu_from(distance))
        case ["wheel", ("left" | "right") as hand, angle]:
            return Wheel(_to_the(hand, degrees_from(angle)))
        case ["slide", ("left" | "right") as hand, distance]:
            return Slide(_to_the(hand, mu_from(distance)))
        case ["to", point, "facing", angle]:
            return Place(_pose(point, angle))
        case _:
            raise NotUnderstood(f"{' '.join(words)!r} is no leg of a move; say {LEGS}")


def _to_the(hand: str, amount: int) -> int:
    return amount if hand == "right" else -amount


def _pose(point: str, angle: str) -> Pose:
    x, comma, y = point.partition(",")
    if not comma:
        raise NotUnderstood(f"{point!r} is no point; say it like 10,14")
    return Pose(mu_from(x), mu_from(y), degrees_from(angle) % TURN)


def print_stands(stands: tuple[StandId, ...]) -> str:
    return " ".join(stands)


def print_legs(legs: tuple[Leg, ...]) -> str:
    return ", ".join(print_leg(leg) for leg in legs)


def print_leg(leg: Leg) -> str:
    """One leg as a player would write it."""
    match leg:
        case Advance(distance):
            return f"{'back' if distance < 0 else 'ahead'} {in_mu(abs(distance))}"
        case Wheel(angle):
            return f"wheel {_hand(angle)} {in_degrees(abs(angle))}"
        case Slide(distance):
            return f"slide {_hand(distance)} {in_mu(abs(distance))}"
        case Place(pose):
            return f"to {in_mu(pose.x)},{in_mu(pose.y)} facing {in_degrees(pose.facing)}"


def _hand(amount: int) -> str:
    return "left" if amount < 0 else "right"
