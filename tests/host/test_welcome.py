"""What waits for a newcomer can be played at once."""

import pytest

from warhost.games import BY_NAME, GAMES
from warhost.host.api import NewMatch
from warhost.host.scenarios import scenarios_of
from warhost.host.service import Service
from warhost.host.welcome import PLAYER, READY, welcome_player
from warhost.players import players_of


def test_a_match_of_each_game_is_ready() -> None:
    assert sorted(new.game for new in READY) == sorted(game.name for game in GAMES)


@pytest.mark.parametrize("kept", ["", "Guest 1\n", "Guest 1\nbada-bada\nmore"])
def test_whoever_cannot_be_read_from_the_file_is_somebody_new(service: Service, kept: str) -> None:
    (service.settings.data / PLAYER).write_text(kept, "utf-8")
    new = welcome_player(service)
    assert new.recovery
    assert welcome_player(service).person == new.person


@pytest.mark.parametrize("new", READY, ids=lambda new: new.game)
def test_every_ready_match_is_begun_against_a_bot_of_the_game(
    service: Service, new: NewMatch
) -> None:
    person = service.people.play_as_guest("test").person
    match = service.founding.found(person, new)
    (offered,) = (one for one in scenarios_of(new.game) if one.id == new.scenario)
    assert tuple(seat.seat for seat in new.seats) == offered.seats
    assert service.playing.match(match.id).asks()
    me, bot = (seat.player for seat in new.seats)
    assert me == "me"
    assert bot.removeprefix("bot:") in players_of(BY_NAME[new.game])
