"""The forms that pages are sent are those their types are made from."""

from typing import Any, get_args

import msgspec

from warhost.games.triumph.forms import Form
from warhost.games.triumph.game import GAME
from warhost.kernel.asks import Form as Offered
from warhost.kernel.asks import Seat
from warhost.kernel.dice import Dice
from warhost.kernel.game import Setting
from warhost.kernel.match import Match, open_match
from warhost.shelf.packs import load_pack

SEATS = (Seat("red"), Seat("blue"))
ARMIES = {"red": "torwald-horns", "blue": "greyfell-passes"}
BESIDE = ("choices", "blocked")
"""Said of every form, and shown by the page beside it."""


def battle() -> Match:
    tables = load_pack("triumph", "base", GAME.schema, GAME.audit).tables
    setting = Setting(tables, "battle", SEATS, {"armies": ARMIES})
    match = open_match(GAME, setting, {"base": "00"}, bytes(32), lambda _: None)
    assert isinstance(match, Match), match
    for seat in SEATS:
        match.join(seat, str(seat))
    return match


def form_of(offered: Offered) -> Any:
    fields = {name: value for name, value in offered.fields.items() if name not in BESIDE}
    sent = msgspec.json.encode({"kind": offered.kind, **fields})
    return msgspec.json.decode(sent, type=Form)


def test_every_form_from_the_terrain_to_the_first_move_is_the_record_that_pages_know():
    match, seen = battle(), set()
    while "movement" not in seen:
        ask = match.asks()[0]
        view = match.view(ask.seat)
        offered = GAME.options(view, ask)
        if isinstance(offered, Offered):
            seen.add(ask.kind)
            assert form_of(offered).__struct_config__.tag == ask.kind
        order = GAME.sample(view, ask, Dice(bytes([match.round])))
        match.submit(ask.seat, match.round, order)
    assert seen >= {form.__struct_config__.tag for form in get_args(Form)} - {"flank march"}
