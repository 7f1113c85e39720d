"""What a scene's attack would bring, asked as a player asks it."""

from tests.games.multiverse.scenes.reading import read_scene
from warhost.games.multiverse.board import Hex
from warhost.games.multiverse.combat.forecast import Fate, Forecast, StrikeOdds
from warhost.games.multiverse.combat.strength import Factor
from warhost.games.multiverse.game import GAME
from warhost.games.multiverse.questions.odds import Odds, Outlook
from warhost.games.multiverse.world import UnitId, World
from warhost.kernel.asks import Seat


def outlook(scene: str, asked: str, seat: str = "red") -> Outlook | None:
    """The answer to `red/1 A11 with red/2 using charge`, or to `A12 A11` about a tower."""
    world = read_scene(scene)
    return asked_of(world, asked, seat)


def asked_of(world: World, asked: str, seat: str) -> Outlook | None:
    """The same of a world that has been read."""
    who, where, *rest = asked.split()
    extras = dict(zip(rest[::2], rest[1::2], strict=True))
    board = world.table.board
    question = Odds(
        hex=board.named(where) or Hex(-1),
        unit=UnitId(who if "/" in who else ""),
        building=Hex(-1) if "/" in who else board.named(who) or Hex(-1),
        partner=UnitId(extras.get("with", "")),
        ability=extras.get("using", ""),
    )
    found = GAME.advise(GAME.view(world, Seat(seat)), question)
    assert found is None or isinstance(found, Outlook)
    return found


def forecast(scene: str, asked: str, seat: str = "red") -> Forecast:
    """The odds themselves."""
    found = outlook(scene, asked, seat)
    assert found is not None
    return found.forecast


def strike(scene: str, asked: str, striker: str = "red/1", seat: str = "red") -> StrikeOdds:
    """How one of them will strike."""
    strikes = forecast(scene, asked, seat).strikes
    return next(one for one in strikes if one.striker == striker)


def dice(scene: str, asked: str, striker: str = "red/1") -> int:
    """With how many dice one of them will strike."""
    return strike(scene, asked, striker).prospect.dice


def factor(scene: str, asked: str, clause: str, striker: str = "red/1") -> Factor | None:
    """The first reason under a clause for the number of dice."""
    factors = strike(scene, asked, striker).prospect.factors
    return next((one for one in factors if one.clause == clause), None)


def order(scene: str, asked: str) -> list[str]:
    """Who strikes, in the order of the combat."""
    return [one.striker for one in forecast(scene, asked).strikes]


def fate(scene: str, asked: str, who: str) -> Fate:
    """What becomes of a fighter."""
    return next(one for one in forecast(scene, asked).fates if one.who == who)
