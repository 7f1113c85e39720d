"""`warhost play`: the one person at this machine, and matches that are ready to be played."""

from warhost.host.api import NewMatch, NewSeat
from warhost.host.people import Welcome
from warhost.host.refused import NotAllowed
from warhost.host.service import Service
from warhost.kernel.asks import Seat

PLAYER = "player"
"""The file with the name and the recovery code of the person at this machine."""
DEVICE = "this machine"


def _against(bot: str, game: str, scenario: str, mine: str, others: str) -> NewMatch:
    seats = (NewSeat(Seat(mine), "me"), NewSeat(Seat(others), f"bot:{bot}"))
    return NewMatch(game, scenario, seats)


READY: tuple[NewMatch, ...] = (
    _against("steady", "triumph", "first-orders", "red", "blue"),
    _against("steward", "multiverse", "novice-lessons", "red", "blue"),
    _against("steward", "cosmos", "tutorial", "Hallowmere", "Tarnwold"),
)
"""The matches that wait for a newcomer, one of each game, the easiest first."""


def welcome_player(service: Service) -> Welcome:
    """The person who always plays here, with three matches ready on the first visit."""
    welcome = _known_player(service) or _new_player(service)
    if not service.lobby.page(welcome.person).mine:
        for new in reversed(READY):
            service.founding.found(welcome.person, new)
    return welcome


def _known_player(service: Service) -> Welcome | None:
    file = service.settings.data / PLAYER
    if not file.is_file():
        return None
    name, _, code = file.read_text("utf-8", errors="replace").strip().partition("\n")
    try:
        return service.people.sign_in(name, code, DEVICE)
    except NotAllowed:
        return None


def _new_player(service: Service) -> Welcome:
    welcome = service.people.play_as_guest(DEVICE)
    file = service.settings.data / PLAYER
    file.touch(mode=0o600)
    file.write_text(f"{welcome.person.name}\n{welcome.recovery}\n", "utf-8")
    return welcome
