"""Questions as sentences to the army that is asked."""

from collections.abc import Callable, Mapping

from warhost.games.triumph.report.words import army_of, name_of
from warhost.games.triumph.setup.homelands import homeland, pieces_for
from warhost.games.triumph.setup.moments import places_camp_first
from warhost.games.triumph.tasks import Facing, Pursuit
from warhost.games.triumph.world import StandId, View
from warhost.kernel.asks import Ask, Seat

Sentence = Callable[[View, Seat], str]


def prompt(view: View, ask: Ask) -> str:
    """`The Vanguard of Oremar: move your troops. 4 of 6 command points are left.`"""
    return f"{army_of(view, ask.seat)}: {SENTENCES[ask.kind](view, ask.seat)}"


def _terrain(view: View, _: Seat) -> str:
    rules, score = view.table.rules, view.table.setup.terrain_score
    pieces = pieces_for(rules, score)
    return f"choose {pieces} pieces of terrain for the {homeland(view.table).name} country."


def _camp(view: View, seat: Seat) -> str:
    if not places_camp_first(view.table, seat):
        return "prepare your defences."
    return "set up your camp."


def _movement(view: View, _: Seat) -> str:
    turn = view.table.turn
    points = "command point is" if turn.rolled == 1 else "command points are"
    return f"move your troops. {turn.points} of {turn.rolled} {points} left."


def _facing(view: View, _: Seat) -> str:
    facing = view.table.agenda[-1]
    assert isinstance(facing, Facing), facing
    return f"whom shall {name_of(view, StandId(facing.stand))} turn to face?"


def _pursuit(view: View, _: Seat) -> str:
    pursuit = view.table.agenda[-1]
    assert isinstance(pursuit, Pursuit), pursuit
    return f"{name_of(view, StandId(pursuit.stand))} wants to pursue. Hold the line?"


SENTENCES: Mapping[str, Sentence] = {
    "terrain": _terrain,
    "layout": lambda _, __: "shape the pieces of terrain and turn them as you like.",
    "base edge": lambda _, __: "choose the long edge you fight from.",
    "flank march": lambda _, __: "send troops round a flank, in secret, or nobody.",
    "camp": _camp,
    "centre": lambda _, __: "draw up the centre of your line.",
    "rest": lambda _, __: "deploy everybody else.",
    "cards": lambda _, __: "play a battle card before the command die, or keep it.",
    "movement": _movement,
    "shooting": lambda _, __: "shoot, one stand after the other.",
    "return fire": lambda _, __: "shoot back, one stand after the other.",
    "close combat": lambda _, __: "choose the combat to fight next.",
    "facing": _facing,
    "pursuit": _pursuit,
}
