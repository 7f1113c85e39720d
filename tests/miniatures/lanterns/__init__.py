"""Lanterns: scouts on a ring in the dark. Sealed sheets, resolved all at once, under fog."""

import msgspec

from tests.miniatures.lanterns import rules
from tests.miniatures.lanterns.records import (
    Fought,
    Left,
    Moved,
    Ring,
    Sheet,
    TurnEnded,
)
from warhost.kernel.game import Game, Words
from warhost.kernel.refusals import Refusal

__all__ = ["LANTERNS", "Ring", "Sheet"]

LANTERNS = Game(
    name="lanterns",
    title="Lanterns",
    version="1",
    schema={"ring": Ring},
    orders=Sheet,
    events=Moved | Fought | Left | TurnEnded,
    questions=None,
    reveals=frozenset({Fought}),
    secret=frozenset({"sheet"}),
    audit=lambda _: (),
    prepare=lambda setting: (
        []
        if setting.scenario in setting.tables["ring"]
        else [Refusal("L4", "scenario", "no such ring")]
    ),
    begin=rules.begin,
    asks=rules.asks,
    options=rules.options,
    sample=rules.sample,
    check=rules.check,
    fallback=rules.fallback,
    advise=lambda known, _: len(known.scouts),
    resolve=rules.resolve,
    resign=lambda _, seat: iter([Left(seat)]),
    apply=rules.apply,
    view=rules.view,
    seen=rules.seen,
    picture=msgspec.to_builtins,
    imagine=rules.imagine,
    copy=rules.copy,
    dump=msgspec.to_builtins,
    load=rules.load,
    verdict=rules.verdict,
    words=Words(rules.parse, rules.written, repr, rules.tell),
)
