"""A match as a file for who sits in it."""

from warhost.host.refused import NotAllowed, because
from warhost.host.service import Service
from warhost.host.store.people import Person
from warhost.kernel.asks import Seat
from warhost.kernel.copies import seat_copy
from warhost.shelf.war import records_of


def file_for(service: Service, person: Person, match: str, wanted: Seat) -> bytes:
    """The copy of one of this person's seats; an ended match is open to all who played it."""
    row = service.lobby.row(match)
    mine = row.seats_of(person.id)
    if not mine:
        raise NotAllowed(because("Only who sits in a match gets its file."))
    seat = wanted if wanted in mine else mine[0]
    return b"".join(records_of(seat_copy(service.playing.match(match), seat)))
