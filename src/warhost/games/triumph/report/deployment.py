"""Deployment, flank marches, disguises and cards in words. What is secret is told to its owner."""

from warhost.games.triumph.events.cards import StandsMarked
from warhost.games.triumph.events.deployment import (
    CampPlaced,
    DefencesPlaced,
    FlankMarchMissed,
    FlankMarchSent,
    GuiseDropped,
    GuisesTaken,
    ScreenTaken,
    StandsDeployed,
)
from warhost.games.triumph.events.flank import FlankMarchEntered, FlankSideDrawn
from warhost.games.triumph.measures import in_mu
from warhost.games.triumph.report.words import army_of, name_of, names_of
from warhost.games.triumph.setup.flank_march import DRAWN
from warhost.games.triumph.world import StandId, View
from warhost.kernel.game import Told


def tell_flank_march_sent(event: FlankMarchSent, view: View) -> Told:
    """To others both kinds of orders sound alike."""
    if view.seat != event.seat:
        text = f"{army_of(view, event.seat)} has given secret orders."
    elif event.side == DRAWN:
        text = f"Round a flank that a die will tell go {names_of(view, event.stands)}."
    elif event.stands:
        text = f"Round the {event.side} flank go {names_of(view, event.stands)}."
    else:
        text = "Nobody is sent round the flank."
    return Told(text, ("T4.5-6",))


def tell_flank_march_missed(event: FlankMarchMissed, view: View) -> Told:
    text = f"{names_of(view, event.stands)} cannot be seen on the field."
    return Told(text, ("T4.6-3",))


def tell_flank_side_drawn(event: FlankSideDrawn, view: View) -> Told:
    text = f"{army_of(view, event.seat)} hears horns on the {event.side}."
    return Told(text, ("T20-12",), (f"{event.seat}: {event.face}",))


def tell_flank_march_entered(event: FlankMarchEntered, view: View) -> Told:
    names = names_of(view, tuple(posting.stand for posting in event.stands))
    text = f"{names} come in from the {event.side} flank for {event.cost} command points."
    return Told(text, ("T4.6-4", "T4.6-5"))


def tell_camp_placed(event: CampPlaced, view: View) -> Told:
    camp = view.table.camps[event.seat]
    name = "standard wagon" if camp.wagon else "fortified camp" if camp.fortified else "camp"
    guard = f", guarded by {name_of(view, camp.garrison)}" if camp.garrison else ""
    place = f"{in_mu(event.pose.x)},{in_mu(event.pose.y)}"
    return Told(f"{army_of(view, event.seat)} sets up a {name} at {place}{guard}.", ("T4.5-1",))


def tell_defences_placed(event: DefencesPlaced, view: View) -> Told:
    text = f"{army_of(view, event.seat)} prepares {len(event.pieces)} obstacles."
    return Told(text, ("T17.2-15",))


def tell_stands_deployed(event: StandsDeployed, view: View) -> Told:
    stands: tuple[StandId, ...] = tuple(posted.stand for posted in event.stands)
    text = f"{army_of(view, event.seat)} deploys {names_of(view, stands)}."
    return Told(text, ("T4.5-2", "T4.5-3"))


def tell_screen_taken(event: ScreenTaken, view: View) -> Told:
    return Told(f"Elephants screen {names_of(view, event.stands)}.", ("T17.3-8",))


def tell_guises_taken(event: GuisesTaken, _: View) -> Told:
    pairs = ", ".join(f"{one} and {other}" for one, other in event.pairs)
    return Told(f"Under each other's banners go {pairs}.", ("T17.5-11",))


def tell_guise_dropped(event: GuiseDropped, view: View) -> Told:
    one, other = event.pair
    text = f"The banners lied: {name_of(view, one)} and {name_of(view, other)} had changed places."
    return Told(text, ("T17.5-13",))


def tell_stands_marked(event: StandsMarked, view: View) -> Told:
    text = f"{army_of(view, event.seat)} lets a stampede loose on {names_of(view, event.stands)}."
    return Told(text, ("T17.2-16",))


TELL = {
    FlankMarchSent: tell_flank_march_sent,
    FlankMarchMissed: tell_flank_march_missed,
    FlankSideDrawn: tell_flank_side_drawn,
    FlankMarchEntered: tell_flank_march_entered,
    CampPlaced: tell_camp_placed,
    DefencesPlaced: tell_defences_placed,
    StandsDeployed: tell_stands_deployed,
    ScreenTaken: tell_screen_taken,
    GuisesTaken: tell_guises_taken,
    GuiseDropped: tell_guise_dropped,
    StandsMarked: tell_stands_marked,
}
