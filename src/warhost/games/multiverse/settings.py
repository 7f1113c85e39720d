"""What a war is begun from: the scenario, and the players' choices about it."""

import msgspec
from msgspec.structs import replace

from warhost.games.multiverse.modes import MODES
from warhost.games.multiverse.rows import Scenario
from warhost.games.multiverse.rules import Rules, rules_from
from warhost.games.multiverse.rulesets import RULESETS
from warhost.games.multiverse.turn.victory import VICTORIES
from warhost.games.multiverse.variants import Mode
from warhost.kernel.asks import Seat
from warhost.kernel.game import Setting
from warhost.kernel.refusals import Refusal

MOST_MINES = 6
"""Mine hexes in the box (M1.3-4)."""


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """M2.4-13 The options of a match. What is left out is as the scenario says."""

    layout: str | None = None
    turn_limit: int | None = None
    formations: bool | None = None
    """Whether Fortresses enable formations (M22.1-4)."""
    mines: int | None = None
    neighbour_names: bool | None = None
    """The player on the right names the side of a territory (M5.1-6)."""
    diplomacy: bool | None = None
    """Open diplomacy, in a free for all (M20.1-2)."""
    teams: tuple[tuple[str, ...], ...] = ()
    """Who stands together, where it is not those opposite each other (M2.3-7)."""
    victories: tuple[str, ...] | None = None
    factions: dict[str, str] = {}
    """By seat; the factions of the pack in their order where none is named."""


def wanted(setting: Setting) -> Wanted:
    """The options as a record; what is malformed was refused before."""
    return msgspec.convert(dict(setting.options), Wanted)


def scenario_of(setting: Setting) -> Scenario:
    """The scenario with what the players agreed otherwise."""
    scenario: Scenario = setting.tables["scenario"][setting.scenario]
    options = wanted(setting)
    agreed: dict[str, object] = {}
    if options.layout is not None:
        agreed["layout"] = options.layout
    if options.turn_limit is not None:
        agreed["turn_limit"] = options.turn_limit
    if options.formations is not None:
        agreed["formations"] = options.formations
    if options.neighbour_names is not None:
        agreed["neighbour_names"] = options.neighbour_names
    if options.diplomacy is not None:
        agreed["diplomacy"] = options.diplomacy
    if options.mines is not None:
        agreed["mines"] = options.mines
    if options.victories is not None:
        agreed["victories"] = options.victories
    return replace(scenario, **agreed)


def rules_of(setting: Setting) -> Rules:
    """The tables of the war, with the behaviour of its ruleset and mode."""
    scenario = scenario_of(setting)
    mode = mode_of(setting, scenario)
    return rules_from(setting.tables, scenario, RULESETS[scenario.ruleset], mode)


def mode_of(setting: Setting, scenario: Scenario) -> Mode:
    """M2.3-2, M2.3-7 The mode, with the teams that the players have formed."""
    mode, teams = MODES[scenario.mode], wanted(setting).teams
    if not teams:
        return mode
    places = tuple(tuple(setting.seats.index(Seat(s)) for s in team) for team in teams)
    return replace(mode, teams=places)


def faction_of(setting: Setting, place: int) -> str:
    """Whom a seat leads."""
    factions = list(setting.tables["faction"])
    return wanted(setting).factions.get(setting.seats[place], factions[place % len(factions)])


def flaws_of(setting: Setting) -> list[Refusal]:
    """Everything that is wrong with a setting, at once."""
    if setting.scenario not in setting.tables["scenario"]:
        known = ", ".join(setting.tables["scenario"])
        return [_refused("scenario", f"There is no scenario {setting.scenario!r}: {known}.")]
    try:
        options = wanted(setting)
    except msgspec.ValidationError as trouble:
        return [_refused("options", f"The options are not understood: {trouble}.")]
    return [
        *_unknown_words(setting, options),
        *_wrong_seats(setting, options),
        *_wrong_formations(setting, options),
    ]


def _unknown_words(setting: Setting, options: Wanted) -> list[Refusal]:
    refusals = []
    if options.layout is not None and options.layout not in setting.tables["layout"]:
        known = ", ".join(setting.tables["layout"])
        refusals.append(
            _refused("options.layout", f"There is no layout {options.layout!r}: {known}.")
        )
    for seat, faction in options.factions.items():
        place = f"options.factions.{seat}"
        if seat not in setting.seats:
            refusals.append(_refused(place, f"{seat!r} is no seat."))
        if faction not in setting.tables["faction"]:
            refusals.append(_refused(place, f"There is no faction {faction!r}."))
    if options.teams and sorted(s for team in options.teams for s in team) != sorted(setting.seats):
        text = "Every seat belongs to one team."
        refusals.append(Refusal("M2.3-7", "options.teams", text))
    for name in options.victories or ():
        if name not in VICTORIES:
            known = ", ".join(VICTORIES)
            text = f"There is no way to win {name!r}: {known}."
            refusals.append(Refusal("M18.1-11", "options.victories", text))
    if options.mines is not None and not 0 <= options.mines <= MOST_MINES:
        text = f"From none to {MOST_MINES} mines."
        refusals.append(Refusal("M16.1-5", "options.mines", text))
    if options.turn_limit is not None and options.turn_limit < 0:
        text = "A turn limit is a number of turns, or 0 for none."
        refusals.append(Refusal("M18.2-1", "options.turn_limit", text))
    return refusals


def _wrong_seats(setting: Setting, options: Wanted) -> list[Refusal]:
    scenario: Scenario = setting.tables["scenario"][setting.scenario]
    seats = sum(len(team) for team in MODES[scenario.mode].teams)
    layout = setting.tables["layout"].get(options.layout or scenario.layout)
    if len(setting.seats) != seats:
        return [_refused("seats", f"This scenario is for {seats} seats.")]
    if layout is not None and len(layout.cities) != seats:
        return [_refused("options.layout", f"The layout {layout.id} is not for {seats} seats.")]
    return []


def _wrong_formations(setting: Setting, options: Wanted) -> list[Refusal]:
    """M22.1-3 Not every ruleset has them."""
    scenario: Scenario = setting.tables["scenario"][setting.scenario]
    allowed = setting.tables["ruleset"][scenario.ruleset].formations
    if options.formations and not allowed:
        text = f"There are no formations in the {scenario.ruleset} ruleset."
        return [Refusal("M22.1-3", "options.formations", text)]
    return []


def _refused(place: str, text: str) -> Refusal:
    return Refusal("M2.4-13", place, text)
