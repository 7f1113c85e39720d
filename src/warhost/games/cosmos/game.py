"""COSMOS Fantasy as the house plays it: the one record of its functions."""

from typing import Any

from warhost.games.cosmos.audit import audit
from warhost.games.cosmos.beginning import begin, prepare, scenario_of
from warhost.games.cosmos.bots import BOTS
from warhost.games.cosmos.deciding import (
    asks,
    check,
    fallback,
    options,
    parse,
    resign,
    resolve,
    sample,
)
from warhost.games.cosmos.events import Event, apply
from warhost.games.cosmos.picture import picture
from warhost.games.cosmos.questions import Question, advise
from warhost.games.cosmos.report.making import report_of
from warhost.games.cosmos.rules import rules_from
from warhost.games.cosmos.schema import SCHEMA
from warhost.games.cosmos.seen import seen
from warhost.games.cosmos.sheets.records import Sheet
from warhost.games.cosmos.telling import PAGES, label, prompt, report, show, tell
from warhost.games.cosmos.view import copy_of_world, dump, imagined, load, view_of
from warhost.games.cosmos.world import World
from warhost.kernel.asks import Verdict
from warhost.kernel.game import Game, Setting, Words


def load_world(setting: Setting, data: Any) -> World:
    """A world that was kept, on the tables of its setting."""
    return load(data, rules_from(setting.tables, scenario_of(setting)))


def verdict(world: World) -> Verdict | None:
    return world.verdict


def print_sheet(sheet: Sheet) -> str:
    return sheet.text


GAME = Game(
    name="cosmos",
    title="COSMOS Fantasy",
    version="0.1.0",
    schema=SCHEMA,
    orders=Sheet,
    events=Event,
    questions=Question,
    reveals=frozenset(),
    secret=frozenset({"sheet"}),
    audit=audit,
    prepare=prepare,
    begin=begin,
    asks=asks,
    options=options,
    sample=sample,
    check=check,
    fallback=fallback,
    advise=advise,
    resolve=resolve,
    resign=resign,
    apply=apply,
    view=view_of,
    seen=seen,
    picture=picture,
    imagine=imagined,
    copy=copy_of_world,
    dump=dump,
    load=load_world,
    verdict=verdict,
    words=Words(
        parse=parse,
        print=print_sheet,
        show=show,
        tell=tell,
        prompt=prompt,
        label=label,
        report=report,
        record=report_of,
        pages=PAGES,
    ),
    bots=BOTS,
)
