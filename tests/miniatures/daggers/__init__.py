"""Daggers: a race with hidden hands, where the other may strike from the dark in mid-run."""

import msgspec

from tests.miniatures.daggers import rules
from tests.miniatures.daggers.records import (
    Brace,
    Braced,
    CardPlayed,
    Fell,
    Run,
    Stepped,
    Strike,
    Struck,
    Track,
    TurnEnded,
    Wait,
    Waited,
    World,
)
from warhost.kernel.game import Game, Words

__all__ = ["DAGGERS", "Brace", "Run", "Strike", "Track", "TurnEnded", "Wait"]

DAGGERS = Game(
    name="daggers",
    title="Daggers",
    version="1",
    schema={"track": Track},
    orders=Run | Brace | Strike | Wait,
    events=Braced | CardPlayed | Stepped | Struck | Waited | TurnEnded | Fell,
    questions=None,
    reveals=frozenset({TurnEnded}),
    secret=frozenset(),
    audit=lambda _: (),
    prepare=lambda _: [],
    begin=rules.begin,
    asks=rules.asks,
    options=rules.options,
    sample=lambda known, ask, dice: dice.pick(rules.answers(known, ask), "answer"),
    check=rules.check,
    fallback=rules.fallback,
    advise=lambda known, _: len(known.world.deck),
    resolve=rules.resolve,
    resign=lambda _, seat: iter([Fell(seat)]),
    apply=rules.apply,
    view=rules.view,
    seen=rules.seen,
    picture=msgspec.to_builtins,
    imagine=rules.imagine,
    copy=rules.copy,
    dump=msgspec.to_builtins,
    load=lambda _, data: msgspec.convert(data, World),
    verdict=rules.verdict,
    words=Words(rules.parse, rules.written, repr, rules.tell),
)
