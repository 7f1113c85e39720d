"""Missions, mines and lost seats in words."""

from warhost.games.multiverse.board import hex_name
from warhost.games.multiverse.events.missions import (
    AetherGained,
    MinePlaced,
    MineTaken,
    MissionAccomplished,
    MissionDrawn,
    SeatOut,
)
from warhost.games.multiverse.mines.holding import portal_stage
from warhost.games.multiverse.report.words import listed
from warhost.games.multiverse.world import View
from warhost.kernel.game import Told


def tell_drawn(event: MissionDrawn, view: View) -> Told:
    card = view.table.rules.secrets[event.card]
    tasks = listed([view.table.rules.missions[task].name for task in card.tasks])
    return Told(f"{event.seat} draws {card.name}: {tasks}.", ("M17.1-1",))


def tell_accomplished(event: MissionAccomplished, view: View) -> Told:
    name = view.table.rules.missions[event.mission].name
    return Told(f"{event.seat} has fulfilled a mission: {name}.", ("M17.3-8",))


def tell_mine_placed(event: MinePlaced, view: View) -> Told:
    terrain = view.table.ground.terrain_of(event.hex).name.lower()
    return Told(f"A {terrain} mine lies in {hex_name(event.hex)}.", ("M16.1-1",))


def tell_mine_taken(event: MineTaken, _: View) -> Told:
    return Told(f"{event.seat} holds the mine in {hex_name(event.hex)}.", ("M16.2-3",))


def tell_aether(event: AetherGained, view: View) -> Told:
    total = view.table.players[event.seat].aether
    stage = portal_stage(view.table, event.seat)
    text = f"{event.seat} gains {event.aether} aether, {total} in all."
    return Told(text, ("M16.2-2",), (f"{stage.name}: {stage.text}",) if stage else ())


def tell_out(event: SeatOut, _: View) -> Told:
    return Told(f"{event.seat} is out of the war.", ("M18.1-3",))


TELL = {
    MissionDrawn: tell_drawn,
    MissionAccomplished: tell_accomplished,
    MinePlaced: tell_mine_placed,
    MineTaken: tell_mine_taken,
    AetherGained: tell_aether,
    SeatOut: tell_out,
}
