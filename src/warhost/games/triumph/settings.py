"""What a battle is begun from: the scenario, and the players' choices about it."""

from collections.abc import Mapping

import msgspec

from warhost.games.triumph.armies import Roster
from warhost.games.triumph.rules import Rules, rules_from
from warhost.games.triumph.scenarios import Scenario
from warhost.games.triumph.world import Choices
from warhost.kernel.asks import Seat
from warhost.kernel.game import Setting
from warhost.kernel.packs import Tables
from warhost.kernel.refusals import Refusal

SEATS: tuple[Seat, Seat] = (Seat("red"), Seat("blue"))


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of a match (T20-15). What is left out is as the scenario and format say."""

    format: str | None = None
    armies: dict[str, str | Roster] = {}
    """For each seat the id of a ready roster, or a roster of the player's own."""
    battle_cards: bool | None = None
    """T17.1-3"""
    without_cards: tuple[str, ...] = ()
    """T17.1-3 Cards that are switched off one by one."""
    flank_marches: bool | None = None
    """T4.6-12"""
    turn_limit: int | None = None
    supported_in_difficult: bool = False


def scenario_of(setting: Setting) -> Scenario:
    scenario: Scenario = setting.tables["scenario"][setting.scenario]
    return scenario


def wanted(setting: Setting) -> Wanted:
    """The options as a record; what is malformed was refused before."""
    return msgspec.convert(dict(setting.options), Wanted)


def rules_of(setting: Setting) -> Rules:
    """The tables of the battle, in the format that was chosen."""
    return rules_from(setting.tables, format_of(setting))


def format_of(setting: Setting) -> str:
    return wanted(setting).format or scenario_of(setting).format


def choices_of(setting: Setting) -> Choices:
    """How this battle is to be played."""
    scenario, options = scenario_of(setting), wanted(setting)
    size = setting.tables["format"][format_of(setting)]
    cards, flanks, limit = options.battle_cards, options.flank_marches, options.turn_limit
    return Choices(
        battle_cards=size.battle_cards if cards is None else cards,
        flank_marches=size.flank_march if flanks is None else flanks,
        turn_limit=scenario.turn_limit if limit is None else limit,
        supported_in_difficult=options.supported_in_difficult,
        hints=scenario.hints,
    )


def roster_of(setting: Setting, seat: Seat) -> Roster | None:
    """The roster that the players or else the scenario give a seat."""
    named = {**scenario_of(setting).armies, **wanted(setting).armies}.get(seat)
    if isinstance(named, str):
        return _rosters(setting.tables).get(named)
    return named


def _rosters(tables: Tables) -> Mapping[str, Roster]:
    return tables["roster"]


def flaws_of(setting: Setting) -> list[Refusal]:
    """What makes a setting unplayable before armies are looked at."""
    refusals = []
    if tuple(setting.seats) != SEATS:
        refusals.append(_refused("seats", "A battle has the seats red and blue."))
    if setting.scenario not in setting.tables["scenario"]:
        known = ", ".join(setting.tables["scenario"])
        text = f"There is no scenario {setting.scenario!r}; there are {known}."
        refusals.append(_refused("scenario", text))
    return refusals or _options_refused(setting)


def _options_refused(setting: Setting) -> list[Refusal]:
    try:
        options = wanted(setting)
    except msgspec.ValidationError as trouble:
        return [_refused("options", f"The options are not understood: {trouble}.")]
    return [*_unknown_words(setting.tables, options), *_wrong_numbers(options)]


def _unknown_words(tables: Tables, options: Wanted) -> list[Refusal]:
    refusals = []
    if options.format is not None and options.format not in tables["format"]:
        text = f"There is no format {options.format!r}; there are {', '.join(tables['format'])}."
        refusals.append(_refused("options.format", text))
    for seat, named in options.armies.items():
        place = f"options.armies.{seat}"
        if seat not in SEATS:
            refusals.append(_refused(place, f"{seat!r} is no seat; armies are red or blue."))
        if isinstance(named, str) and named not in tables["roster"]:
            refusals.append(_refused(place, f"There is no ready army {named!r}."))
    for card in options.without_cards:
        if card not in tables["card"]:
            refusals.append(_refused("options.without_cards", f"There is no card {card!r}."))
    return refusals


def _wrong_numbers(options: Wanted) -> list[Refusal]:
    if options.turn_limit is not None and options.turn_limit < 0:
        text = "A turn limit is a number of turns for each player, or 0 for none."
        return [Refusal("T5-10", "options.turn_limit", text)]
    return []


def _refused(place: str, text: str) -> Refusal:
    return Refusal("T20-15", place, text)
