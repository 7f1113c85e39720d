"""Whatever is written in a roster, the builder answers; what it calls legal can be mustered."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.triumph.armies.people import TESTERS
from tests.games.triumph.base import rules
from warhost.games.triumph.armies import Roster
from warhost.games.triumph.armies.building import check_roster
from warhost.games.triumph.armies.cards import CardCode
from warhost.games.triumph.armies.costs import cost_of, total_cost
from warhost.games.triumph.armies.lists import EntryId, parts_of
from warhost.games.triumph.armies.mustering import muster
from warhost.games.triumph.armies.options import options_of
from warhost.games.triumph.armies.rosters import Troop
from warhost.games.triumph.armies.sheets import show_roster
from warhost.games.triumph.armies.troop_types import TypeCode
from warhost.games.triumph.armies.writing import parse_roster, print_roster
from warhost.kernel.asks import Seat

ENTRIES = [entry for _, entry in parts_of(TESTERS)]
NAMES = st.text(max_size=12)
CARDS = st.sampled_from([card.id for card in rules().cards.values()]) | NAMES.map(CardCode)
TYPES = st.sampled_from([line.id for line in rules().types.values()]) | NAMES.map(TypeCode)
COPIES = st.dictionaries(CARDS, st.integers(1, 8), max_size=3)
ENTRY_NAMES = st.sampled_from([entry.id for entry in ENTRIES]) | NAMES.map(EntryId)
YEARS = st.none() | st.integers(-120, 120)


@st.composite
def troops(draw: st.DrawFn) -> Troop:
    """A line that is often, but not always, one of the list's."""
    entry = draw(st.sampled_from(ENTRIES))
    offered = st.sampled_from([offer.card for offer in entry.cards] or [CardCode("FC")]) | CARDS
    return Troop(
        entry=draw(st.just(entry.id) | ENTRY_NAMES),
        type=draw(st.sampled_from(entry.types) | TYPES),
        count=draw(st.integers(1, 4)),
        general=draw(st.booleans()),
        garrison=draw(st.sampled_from([False, False, False, True])),
        battle_line=draw(st.booleans()),
        cards=tuple(draw(st.lists(offered, max_size=2))),
        on_foot=draw(st.none() | TYPES),
    )


ROSTERS = st.builds(
    Roster,
    id=NAMES,
    list=st.sampled_from(["testers", "testers", "others"]),
    title=NAMES,
    year=YEARS,
    invasion=st.none() | st.integers(-1, 5),
    topography=st.none() | st.sampled_from(["dry", "moon"]),
    contingents=st.lists(st.sampled_from(["exiles", "refugees", "x"]), max_size=2).map(tuple),
    ally=st.none() | st.sampled_from(["neighbours", "far-friends", "x"]),
    troops=st.lists(troops(), max_size=5).map(tuple),
    cards=COPIES,
    entry_cards=st.dictionaries(ENTRY_NAMES, COPIES, max_size=2),
    text=NAMES,
)


@settings(max_examples=120, deadline=None)
@given(ROSTERS, st.lists(st.sampled_from(sorted(rules().cards)), max_size=4))
def test_any_roster_is_judged_and_a_legal_one_mustered(roster: Roster, off: list[str]) -> None:
    told = check_roster(roster, TESTERS, rules(), off)
    bill = cost_of(roster, rules())
    options_of(roster, TESTERS, rules())
    assert sum(line.half_points for line in bill) == total_cost(roster, rules())
    if not told:
        army = muster(roster, TESTERS, rules(), Seat("red"))
        assert len(army.stands) == sum(troop.count for troop in roster.troops)
        assert show_roster(roster, TESTERS, rules())


@settings(max_examples=120, deadline=None)
@given(ROSTERS)
def test_any_roster_is_saved_and_loaded(roster: Roster) -> None:
    assert parse_roster(print_roster(roster)) == roster


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert isinstance(parse_roster(text), Roster | list)
