"""Triumph! as the house plays it: the one record of its functions."""

from typing import Any

from warhost.games.triumph.audit import audit
from warhost.games.triumph.beginning import begin, prepare
from warhost.games.triumph.bots import BOTS
from warhost.games.triumph.deciding import (
    asks,
    check,
    fallback,
    options,
    parse,
    resign,
    resolve,
    sample,
)
from warhost.games.triumph.drawing import picture
from warhost.games.triumph.events import Event, apply
from warhost.games.triumph.events.deployment import (
    CampPlaced,
    DefencesPlaced,
    FlankMarchMissed,
    GuiseDropped,
    StandsDeployed,
)
from warhost.games.triumph.events.flank import FlankMarchEntered
from warhost.games.triumph.orders import Order
from warhost.games.triumph.orders.writing import print_order
from warhost.games.triumph.questions import Question, advise
from warhost.games.triumph.report import tell
from warhost.games.triumph.report.labels import label
from warhost.games.triumph.report.prompts import prompt
from warhost.games.triumph.schema import SCHEMA
from warhost.games.triumph.settings import rules_of
from warhost.games.triumph.show import show
from warhost.games.triumph.view import copy_of_world, dump, imagined, load, seen, view_of
from warhost.games.triumph.world import World
from warhost.kernel.asks import Verdict
from warhost.kernel.game import Game, Setting, Words


def load_battle(setting: Setting, data: Any) -> World:
    """A battle that was kept, on the tables of its setting."""
    return load(data, rules_of(setting))


def verdict(world: World) -> Verdict | None:
    return world.table.verdict


GAME = Game(
    name="triumph",
    title="Triumph!",
    version="1.0.0",
    schema=SCHEMA,
    orders=Order,
    events=Event,
    questions=Question,
    reveals=frozenset(
        {
            CampPlaced,
            DefencesPlaced,
            StandsDeployed,
            FlankMarchMissed,
            FlankMarchEntered,
            GuiseDropped,
        }
    ),
    secret=frozenset({"flank march", "centre", "rest"}),
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
    load=load_battle,
    verdict=verdict,
    words=Words(parse=parse, print=print_order, show=show, tell=tell, prompt=prompt, label=label),
    bots=BOTS,
)
