"""What waits for a newcomer can be played at once."""

from warhost.games.triumph.game import GAME
from warhost.host.welcome import READY
from warhost.kernel.game import Setting
from warhost.players import players_of
from warhost.shelf.packs import load_pack

TABLES = load_pack(GAME.name, "base", GAME.schema, GAME.audit).tables


def test_three_matches_are_ready_the_first_of_them_with_advice() -> None:
    assert len(READY) == 3
    assert TABLES["scenario"][READY[0].scenario].hints


def test_every_ready_match_can_be_begun_against_a_bot_of_the_game() -> None:
    for new in READY:
        seats = tuple(seat.seat for seat in new.seats)
        assert GAME.prepare(Setting(TABLES, new.scenario, seats, new.options)) == []
        me, bot = (seat.player for seat in new.seats)
        assert me == "me"
        assert bot.removeprefix("bot:") in players_of(GAME)
