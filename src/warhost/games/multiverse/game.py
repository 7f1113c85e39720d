"""Multiverse War as the house plays it: the one record of its functions."""

from typing import Any

from warhost.games.multiverse.audit import audit
from warhost.games.multiverse.beginning import begin, prepare
from warhost.games.multiverse.bots import BOTS
from warhost.games.multiverse.copying import copy_of_world
from warhost.games.multiverse.deciding import (
    asks,
    check,
    fallback,
    options,
    parse,
    print_order,
    resign,
    resolve,
    sample,
)
from warhost.games.multiverse.events import Event, apply
from warhost.games.multiverse.events.story import AdventureMet, EncounterMet
from warhost.games.multiverse.events.units import DecoyUnmasked, FaceUp
from warhost.games.multiverse.keeping import dump, load
from warhost.games.multiverse.orders import Order
from warhost.games.multiverse.picture import picture
from warhost.games.multiverse.questions import Question, advise
from warhost.games.multiverse.report import tell
from warhost.games.multiverse.report.prompts import label, prompt
from warhost.games.multiverse.schema import SCHEMA
from warhost.games.multiverse.settings import rules_of
from warhost.games.multiverse.show import show
from warhost.games.multiverse.view import imagined, seen, view_of
from warhost.games.multiverse.world import World
from warhost.kernel.asks import Verdict
from warhost.kernel.game import Game, Setting, Words


def load_war(setting: Setting, data: Any) -> World:
    """A war that was kept, on the tables of its setting."""
    return load(data, rules_of(setting))


def verdict(world: World) -> Verdict | None:
    return world.table.verdict


GAME = Game(
    name="multiverse",
    title="Multiverse War",
    version="1.0.0",
    schema=SCHEMA,
    orders=Order,
    events=Event,
    questions=Question,
    reveals=frozenset({FaceUp, DecoyUnmasked, AdventureMet, EncounterMet}),
    secret=frozenset({"build", "card", "muster", "dealing", "replies"}),
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
    load=load_war,
    verdict=verdict,
    words=Words(parse=parse, print=print_order, show=show, tell=tell, prompt=prompt, label=label),
    bots=BOTS,
)
