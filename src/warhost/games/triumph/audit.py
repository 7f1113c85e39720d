"""What only the whole of the tables shows: names that resolve and numbers that hold together."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from warhost.games.triumph.armies import ArmyList, Card, Roster, TroopType
from warhost.games.triumph.armies.auditing import flaws_of_structure
from warhost.games.triumph.armies.lists import CardOffer, parts_of
from warhost.games.triumph.geometry import LONGEST_SIDE
from warhost.games.triumph.rows import Abundance, Layout, Outcome, Terrain, Topography
from warhost.kernel.packs import Flaw, Tables

Kind = TypeVar("Kind")

CLASSES = (
    "foot",
    "mounted",
    "open order foot",
    "close order foot",
    "open order mounted",
    "close order mounted",
)
SCORES = range(2, 13)
PIECES_AT_MOST = 6
BOARD_ROWS = range(1, 5)
BOARD_COLUMNS = range(6)


def audit(tables: Tables) -> Sequence[Flaw]:
    """Every flaw of the tables as a whole."""
    return [flaw for find in AUDITS for flaw in find(tables)]


def flaws_of_types(tables: Tables) -> Iterator[Flaw]:
    """T2.1-1 The numbers of a type are such that a stand can be made of it."""
    for line in _rows(tables, "type", TroopType):
        for field in ("half_points", "move"):
            if getattr(line, field) <= 0:
                yield Flaw("type", line.id, field, "must be more than 0")
        if not 0 < line.depth <= LONGEST_SIDE:
            yield Flaw("type", line.id, "depth", f"must be more than 0 and at most {LONGEST_SIDE}")
        if line.can_shoot != (line.range > 0):
            yield Flaw("type", line.id, "range", "a shooting factor and a range go together")


def flaws_of_cards(tables: Tables) -> Iterator[Flaw]:
    """T17 Cards name types, cards and terrain there are."""
    for card in _rows(tables, "card", Card):
        yield from _unknown(card.types, tables["type"], "type", ("card", card.id, "types"))
        yield from _unknown(card.becomes, tables["type"], "type", ("card", card.id, "becomes"))
        yield from _unknown(card.excludes, tables["card"], "card", ("card", card.id, "excludes"))
        yield from _unknown(card.partners, tables["card"], "card", ("card", card.id, "partners"))
        yield from _unknown(card.opens, tables["terrain"], "terrain", ("card", card.id, "opens"))
        for number, factor in enumerate(card.factors):
            place = ("card", card.id, f"factors[{number}].against")
            yield from _unknown(factor.against, _troops(tables), "troops", place)
        if not card.prices:
            yield Flaw("card", card.id, "prices", "must name at least one price")


def flaws_of_ground(tables: Tables) -> Iterator[Flaw]:
    """T4.1 Homelands are made of terrain there is, and of so much of it as there may be."""
    for kind in _rows(tables, "terrain", Terrain):
        place = ("terrain", kind.id, "excludes")
        yield from _unknown(kind.excludes, tables["terrain"], "terrain", place)
    for home in _rows(tables, "topography", Topography):
        kinds = (home.compulsory, *home.optional)
        for field, names in (("optional", kinds), ("at_most", home.at_most)):
            place = ("topography", home.id, field)
            yield from _unknown(names, tables["terrain"], "terrain", place)
        for name, number in home.at_most.items():
            allowed = tables["terrain"][name].at_most if name in tables["terrain"] else 0
            if name not in kinds or not 0 < number < allowed:
                text = f"{number} of {name} is no limit here"
                yield Flaw("topography", home.id, "at_most", text)


def flaws_of_layouts(tables: Tables) -> Iterator[Flaw]:
    """T4.2-2 to T4.2-4 Each layout puts six pieces into cells of the board."""
    for layout in _rows(tables, "layout", Layout):
        if layout.id not in "123456":
            yield Flaw("layout", layout.id, "", "its name must be a number of a die")
        if not _are_places(layout.rows, BOARD_ROWS):
            yield Flaw("layout", layout.id, "rows", "must be six numbers from 1 to 4")
        columns = layout.columns_beyond
        if not _are_places(columns, BOARD_COLUMNS) or len(set(columns)) < len(columns):
            text = "must be six different numbers from 0 to 5"
            yield Flaw("layout", layout.id, "columns_beyond", text)


def flaws_of_abundance(tables: Tables) -> Iterator[Flaw]:
    """T4.1-10 Every terrain score brings one number of pieces."""
    rows = list(_rows(tables, "abundance", Abundance))
    for row in rows:
        if not 0 < row.pieces <= PIECES_AT_MOST:
            yield Flaw("abundance", row.id, "pieces", f"must be from 1 to {PIECES_AT_MOST}")
    for score in SCORES:
        found = [row for row in rows if row.lowest <= score <= row.highest]
        if len(found) != 1:
            row_id = found[-1].id if found else ""
            text = f"the terrain score {score} is in {len(found)} rows, not in one"
            yield Flaw("abundance", row_id, "lowest", text)


def flaws_of_outcomes(tables: Tables) -> Iterator[Flaw]:
    """T12.1 Rows name troops and cards there are, and every way to lose ends somewhere."""
    rows = list(_rows(tables, "outcome", Outcome))
    for row in rows:
        for field in ("losers", "winners", "not_winners"):
            place = ("outcome", row.id, field)
            yield from _unknown(getattr(row, field), _troops(tables), "troops", place)
        for field in ("losers_with", "losers_without"):
            place = ("outcome", row.id, field)
            yield from _unknown(getattr(row, field), tables["card"], "card", place)
    for when in ("beaten", "doubled"):
        for way in ("close combat", "shooting", "camp"):
            if not any(_takes_all(row) and row.when == when and way in row.by for row in rows):
                text = f"no row holds for every stand that is {when} by {way}"
                yield Flaw("outcome", "", "", text)


def flaws_of_lists(tables: Tables) -> Iterator[Flaw]:
    """T3.2 Lists and rosters name types, cards, homelands and lists there are."""
    for army in _rows(tables, "list", ArmyList):
        homes = tables["topography"]
        place = ("list", army.id, "topographies")
        yield from _unknown(army.topographies, homes, "topography", place)
        for option in army.generals:
            place = ("list", army.id, "generals")
            yield from _unknown(option.types, tables["type"], "type", place)
        for _, entry in parts_of(army):
            place = ("list", army.id, "entries")
            yield from _unknown(entry.types, tables["type"], "type", place)
            yield from _unknown(_names(entry.cards), tables["card"], "card", place)
        place = ("list", army.id, "cards")
        yield from _unknown(_names(army.cards), tables["card"], "card", place)
    for roster in _rows(tables, "roster", Roster):
        for field, name in (("list", roster.list), ("format", roster.format)):
            yield from _unknown([name], tables[field], field, ("roster", roster.id, field))


AUDITS = (
    flaws_of_types,
    flaws_of_cards,
    flaws_of_ground,
    flaws_of_layouts,
    flaws_of_abundance,
    flaws_of_outcomes,
    flaws_of_lists,
    flaws_of_structure,
)


def _rows(tables: Tables, name: str, _: type[Kind]) -> Iterable[Kind]:
    return tables[name].values()


def _names(offers: Iterable[CardOffer]) -> list[str]:
    return [offer.card for offer in offers]


def _troops(tables: Tables) -> tuple[str, ...]:
    return (*tables["type"], *CLASSES)


def _takes_all(row: Outcome) -> bool:
    narrowed = row.losers or row.losers_with or row.losers_without
    return row.ground == "any" and not (narrowed or row.winners or row.not_winners)


def _are_places(numbers: Sequence[int], allowed: range) -> bool:
    return len(numbers) == PIECES_AT_MOST and all(number in allowed for number in numbers)


def _unknown(
    names: Iterable[str], known: Iterable[str], kind: str, place: tuple[str, str, str]
) -> Iterator[Flaw]:
    for name in names:
        if name not in known:
            yield Flaw(*place, f"there is no {kind} `{name}`")
