"""What waits for a newcomer can be played at once."""

import pytest

from warhost.games.triumph.game import GAME
from warhost.host.service import Service
from warhost.host.welcome import PLAYER, READY, welcome_player
from warhost.kernel.game import Setting
from warhost.players import players_of
from warhost.shelf.packs import load_pack

TABLES = load_pack(GAME.name, "base", GAME.schema, GAME.audit).tables


def test_three_matches_are_ready_the_first_of_them_with_advice() -> None:
    assert len(READY) == 3
    assert TABLES["scenario"][READY[0].scenario].hints


@pytest.mark.parametrize("kept", ["", "Guest 1\n", "Guest 1\nbada-bada\nmore"])
def test_whoever_cannot_be_read_from_the_file_is_somebody_new(service: Service, kept: str) -> None:
    (service.settings.data / PLAYER).write_text(kept, "utf-8")
    new = welcome_player(service)
    assert new.recovery
    assert welcome_player(service).person == new.person


def test_every_ready_match_can_be_begun_against_a_bot_of_the_game() -> None:
    for new in READY:
        seats = tuple(seat.seat for seat in new.seats)
        assert GAME.prepare(Setting(TABLES, new.scenario, seats, new.options)) == []
        me, bot = (seat.player for seat in new.seats)
        assert me == "me"
        assert bot.removeprefix("bot:") in players_of(GAME)
