"""Places of stands in the players' notation: `red/1 at 20,7 facing 90 as HFT`."""

from warhost.games.triumph.board import facing_of
from warhost.games.triumph.geometry import TURN, Pose
from warhost.games.triumph.measures import degrees_from, in_degrees, in_mu, mu_from
from warhost.games.triumph.orders.rule import NotUnderstood
from warhost.games.triumph.setup.posting import Posting
from warhost.games.triumph.world import StandId, View


def read_posting(words: list[str], view: View) -> Posting:
    """Without a facing the stand looks straight into the table."""
    try:
        match words:
            case [name, "at", spot, *rest]:
                facing, code = _rest(rest, view)
                x, y = spot.split(",")
                return Posting(StandId(name), Pose(mu_from(x), mu_from(y), facing), code)
    except ValueError as trouble:
        raise NotUnderstood(f"{' '.join(words)!r}: {trouble}") from None
    raise NotUnderstood(f"{' '.join(words)!r} is no place; say `red/1 at 20,7 facing 0`")


def _rest(words: list[str], view: View) -> tuple[int, str]:
    match words:
        case []:
            return facing_of(view.table, view.seat), ""
        case ["as", code]:
            return facing_of(view.table, view.seat), code
        case ["facing", degrees]:
            return degrees_from(degrees) % TURN, ""
        case ["facing", degrees, "as", code]:
            return degrees_from(degrees) % TURN, code
    raise NotUnderstood(f"{' '.join(words)!r} says nothing about a place")


def print_posting(posting: Posting) -> str:
    pose = posting.pose
    kind = f" as {posting.type}" if posting.type else ""
    place = f"{in_mu(pose.x)},{in_mu(pose.y)} facing {in_degrees(pose.facing)}"
    return f"{posting.stand} at {place}{kind}"
