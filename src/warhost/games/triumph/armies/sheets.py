"""T3.3-9 An army as a sheet to read: what it is, whom it brings, what it costs."""

from collections.abc import Iterator

from warhost.games.triumph.armies.availability import (
    allies_of,
    availability,
    contingents_of,
    year_of,
)
from warhost.games.triumph.armies.costs import cost_of, points, stand_price, total_cost
from warhost.games.triumph.armies.lists import ArmyList, CardOffer, Entry, GeneralOption, Years
from warhost.games.triumph.armies.mustering import is_battle_line
from warhost.games.triumph.armies.rosters import Roster, Troop
from warhost.games.triumph.rules import Rules


def show_roster(roster: Roster, army_list: ArmyList, rules: Rules) -> list[str]:
    """The lines of an army's sheet. The names in the roster are known to the list."""
    limit = points(rules.format.half_points)
    spent = points(total_cost(roster, rules))
    return [
        roster.title,
        f"{army_list.name}, year {year_of(roster, army_list)}",
        *_choices(roster, army_list),
        "",
        *_troops(roster, army_list, rules),
        *_cards(roster, rules),
        "",
        f"{spent} of {limit} points, {sum(troop.count for troop in roster.troops)} stands",
    ]


def _choices(roster: Roster, army_list: ArmyList) -> Iterator[str]:
    invasion, maneuver = roster.invasion, roster.maneuver
    home = roster.topography or army_list.topographies[0]
    first = army_list.invasion[0].value if invasion is None else invasion
    second = army_list.maneuver[0].value if maneuver is None else maneuver
    yield f"invasion {first}, maneuver {second}, home {home}"
    for name in roster.contingents:
        yield f"with {contingents_of(army_list)[name].name}"
    if roster.ally is not None:
        yield f"allied: {allies_of(army_list)[roster.ally].name}"


def _troops(roster: Roster, army_list: ArmyList, rules: Rules) -> Iterator[str]:
    available = availability(roster, army_list)
    for troop in roster.troops:
        entry = available[troop.entry].entry
        price = troop.count * stand_price(troop, rules)
        marks = "".join(f", {mark}" for mark in _marks(troop, entry, rules))
        name = rules.types[troop.type].name
        yield f"{points(price):>4}  {troop.count} {name} ({entry.name}{marks})"


def _marks(troop: Troop, entry: Entry, rules: Rules) -> Iterator[str]:
    if troop.general:
        yield "general"
    if troop.garrison:
        yield "garrison"
    if is_battle_line(troop, entry.battle_line):
        yield "battle line"
    for card in troop.cards:
        yield rules.cards[card].name
    if troop.on_foot is not None:
        yield f"on foot {rules.types[troop.on_foot].name}"


def _cards(roster: Roster, rules: Rules) -> Iterator[str]:
    for cost in cost_of(roster, rules):
        if cost.place in rules.cards:
            yield f"{points(cost.half_points):>4}  {cost.text} × {cost.count}"


def show_list(army_list: ArmyList, rules: Rules) -> list[str]:
    """The lines of a people's list."""
    return [
        f"{army_list.name} ({army_list.start} to {army_list.end})",
        army_list.blurb,
        "",
        *_homeland(army_list),
        *(_general(option, rules) for option in army_list.generals),
        *(_card(offer, rules) for offer in army_list.cards),
        "",
        *_parts(army_list, rules),
    ]


def _homeland(army_list: ArmyList) -> Iterator[str]:
    for name, ratings in (("invasion", army_list.invasion), ("maneuver", army_list.maneuver)):
        values = (f"{one.value}{_note(one.note)}" for one in ratings)
        yield f"{name} {' or '.join(values)}"
    yield f"home {' or '.join(army_list.topographies)}"


def _general(option: GeneralOption, rules: Rules) -> str:
    names = " or ".join(rules.types[code].name for code in option.types)
    return f"general: {names}{_when(option.years)}{_note(option.note)}"


def _parts(army_list: ArmyList, rules: Rules) -> Iterator[str]:
    yield from (_entry(entry, rules) for entry in army_list.entries)
    for contingent in army_list.contingents:
        when = f"{_when(contingent.years)}{_note(contingent.note)}"
        yield f"Optional contingent {contingent.id}: {contingent.name}{when}"
        yield from (_entry(entry, rules) for entry in contingent.entries)
    for option in army_list.allies:
        yield f"Ally {option.id}: {option.name}{_when(option.years)}{_note(option.note)}"
        for contingent in option.contingents:
            yield from (_entry(entry, rules) for entry in contingent.entries)


def _entry(entry: Entry, rules: Rules) -> str:
    names = " or ".join(rules.types[code].name for code in entry.types)
    alike = ", all alike" if entry.one_type else ""
    line = f", {entry.battle_line} battle line" if entry.battle_line else ""
    cards = "".join(f"; {_card(offer, rules)}" for offer in entry.cards)
    when = f"{_when(entry.years)}{_note(entry.note)}"
    return f"{entry.least:>3}–{entry.most:<3}{entry.id}: {names}{alike}{line}{when}{cards}"


def _card(offer: CardOffer, rules: Rules) -> str:
    name = rules.cards[offer.card].name if offer.card in rules.cards else offer.card
    most = "" if offer.most is None else f" up to {offer.most}"
    least = f", at least {offer.least}" if offer.least else ""
    return f"{offer.card} {name}{most}{least}{_note(offer.note)}"


def _when(years: tuple[Years, ...]) -> str:
    return "".join(f" [{span.first} to {span.last}]" for span in years)


def _note(note: str) -> str:
    return f" ({note.rstrip('.')})" if note else ""
