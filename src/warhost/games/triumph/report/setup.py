"""The dice and the ground of the set-up in words."""

from collections.abc import Iterable

from warhost.games.triumph.events.setup import (
    AdvantageRolled,
    EdgesChosen,
    FlankRightsKnown,
    LayoutRolled,
    Rolled,
    TerrainChosen,
    TerrainLaid,
    TerrainRolled,
    TopographyRolled,
)
from warhost.games.triumph.report.words import army_of, listed
from warhost.games.triumph.world import View
from warhost.kernel.game import Told


def tell_topography_rolled(event: TopographyRolled, view: View) -> Told:
    if event.home is None:
        return Told(
            "Nobody invades yet: equal scores, roll again.", ("T4.1-2",), _rolls(event.rolls)
        )
    land = view.table.rules.topographies[event.topography].name
    text = f"The battle is fought in the {land} country of {army_of(view, event.home)}."
    return Told(text, ("T4.1-2",), _rolls(event.rolls))


def tell_advantage_rolled(event: AdvantageRolled, view: View) -> Told:
    if event.advantaged is None:
        text = "Neither army outmanoeuvres the other: equal scores, roll again."
        return Told(text, ("T4.1-4",), _rolls(event.rolls))
    text = f"{army_of(view, event.advantaged)} has the advantage, with a score of {event.score}."
    return Told(text, ("T4.1-3", "T4.1-11"), _rolls(event.rolls))


def tell_flank_rights_known(event: FlankRightsKnown, view: View) -> Told | None:
    if not event.seats:
        return None
    names = listed([army_of(view, seat) for seat in event.seats])
    return Told(f"A flank march is open to {names}.", ("T4.1-5",))


def tell_terrain_rolled(event: TerrainRolled, _: View) -> Told:
    return Told(f"The terrain score is {event.score}.", ("T4.1-8",), _rolls(event.rolls))


def tell_terrain_chosen(event: TerrainChosen, view: View) -> Told:
    terrain = view.table.rules.terrain
    names = listed([terrain[kind].name for kind in event.kinds])
    change = f" The score becomes {event.score}." if event.adjustment else ""
    text = f"{army_of(view, event.seat)} chooses {names}.{change}"
    return Told(text, ("T4.1-11", "T4.1-12"))


def tell_layout_rolled(event: LayoutRolled, _: View) -> Told:
    first, second = event.faces
    return Told(f"The layout dice show {first} and {second}.", ("T4.2-1",))


def tell_terrain_laid(event: TerrainLaid, view: View) -> Told:
    return Told(f"{army_of(view, event.seat)} lays out {len(event.pieces)} pieces.", ("T4.2-7",))


def tell_edges_chosen(event: EdgesChosen, view: View) -> Told:
    sides = listed([f"{army_of(view, seat)} from the {edge}" for seat, edge in event.edges])
    return Told(f"The armies come up: {sides}.", ("T4.2-15",))


def _rolls(rolls: Iterable[Rolled]) -> tuple[str, ...]:
    return tuple(_roll(roll) for roll in rolls)


def _roll(roll: Rolled) -> str:
    if not roll.rating:
        return f"{roll.seat}: {roll.face}"
    return f"{roll.seat}: {roll.face} + {roll.rating} = {roll.total}"


TELL = {
    TopographyRolled: tell_topography_rolled,
    AdvantageRolled: tell_advantage_rolled,
    FlankRightsKnown: tell_flank_rights_known,
    TerrainRolled: tell_terrain_rolled,
    TerrainChosen: tell_terrain_chosen,
    LayoutRolled: tell_layout_rolled,
    TerrainLaid: tell_terrain_laid,
    EdgesChosen: tell_edges_chosen,
}
