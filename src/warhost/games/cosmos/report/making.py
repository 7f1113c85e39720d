"""From what a nation knows to its report."""

from collections.abc import Iterable, Iterator
from typing import Any

from warhost.games.cosmos.economy.table import table_of
from warhost.games.cosmos.events.nations import MessageSent
from warhost.games.cosmos.events.turn import PhaseBegan
from warhost.games.cosmos.report.battles import battles_of
from warhost.games.cosmos.report.blurbs import blurbs_of
from warhost.games.cosmos.report.glimpses import with_glimpses
from warhost.games.cosmos.report.mapping import map_of
from warhost.games.cosmos.report.messages import laid_out
from warhost.games.cosmos.report.notes import notes_of
from warhost.games.cosmos.report.places import Places
from warhost.games.cosmos.report.record import EventLine, Map, Message, Report
from warhost.games.cosmos.report.sentences import sentence_of
from warhost.games.cosmos.report.status import general_of, land_of, locations_of, units_of
from warhost.games.cosmos.view import View

GAME_MASTER = "the game master"


def report_of(view: View, events: Iterable[Any], *, is_detailed: bool = True) -> Report:
    """C1.2-6 The events are those of the turn, as the nation learnt of them."""
    if view.nation is None:
        return Report(0, "", "Nobody", view.clock.turn, Map(0, 0, view.clock.turn))
    told, places, own = list(events), Places(view), view.nations[view.nation]
    return Report(
        nation=view.nation,
        code=own.code,
        name=own.name,
        turn=view.clock.turn,
        map=map_of(view, places),
        scenario=view.rules.title,
        notes=tuple(notes_of(view, places)),
        general=tuple(general_of(view)),
        land=tuple(land_of(view)),
        locations=tuple(locations_of(view)),
        units=tuple(units_of(view)),
        resources=table_of(view),
        events=with_glimpses(view, tuple(_events(view, told))) if told else (),
        battles=tuple(battles_of(view, told, is_detailed=is_detailed)),
        blurbs=tuple(blurbs_of(view)),
        messages=(
            *_notes(view, own.code),
            *(_message(view, one) for one in told if isinstance(one, MessageSent)),
        ),
    )


def _events(view: View, events: Iterable[Any]) -> Iterator[EventLine]:
    phase = 0
    for event in events:
        if isinstance(event, PhaseBegan):
            phase = event.phase
        said = sentence_of(event, view)
        if said is not None:
            yield EventLine(phase, said.who, said.text, said.clause)


def _notes(view: View, code: str) -> Iterator[Message]:
    """C1.2-1 What the game master has to say in this turn."""
    for note in view.rules.notes:
        if note.turn == view.clock.turn and (not note.to or code in note.to):
            yield _laid(GAME_MASTER, note.text)


def _message(view: View, event: MessageSent) -> Message:
    return _laid(view.nations[event.nation].name, event.text)


def _laid(sender: str, text: str) -> Message:
    return Message(sender, text, tuple(laid_out(text)))
