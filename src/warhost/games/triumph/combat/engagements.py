"""T11.1 Which combats are to be fought in a close combat phase."""

from collections.abc import Iterator

import msgspec

from warhost.games.triumph.contact import Contact, base_of, contacts_of, touches_camp
from warhost.games.triumph.derived import once
from warhost.games.triumph.stands import camps_on_table, on_table, stands_of
from warhost.games.triumph.world import Stand, StandId, Table

TOUCHED_FIRST = ("rear", "left", "right")
"""The order of edges that T20-16 prefers."""


class Engagement(msgspec.Struct, frozen=True):
    """T11.1-3 A combat that can be chosen."""

    stand: StandId
    """A stand of the active player, or whoever attacks his camp."""
    enemy: str
    """A stand, the seat whose camp is attacked, or nothing while the opponent has to choose."""
    camp: bool = False


@once
def engagements(table: Table) -> tuple[Engagement, ...]:
    """T11.1-1, T11.1-2 All combats that the active player can pick now."""
    found: list[Engagement] = []
    for stand in stands_of(table, table.turn.active):
        if is_ready(stand):
            found += _of_stand(table, stand)
    return (*found, *_camps(table))


def is_ready(stand: Stand) -> bool:
    """T11.1-4 It has not fought in this phase, nor been moved into contact by it."""
    return not (stand.fought or stand.displaced)


def _of_stand(table: Table, stand: Stand) -> Iterator[Engagement]:
    """T11.1-3 A front contact, an enemy that turns to face this stand, or its own turning."""
    touchers = those_it_must_face(table, stand)
    if len(touchers) > 1:
        yield Engagement(stand.id, "")
    elif touchers:
        yield Engagement(stand.id, touchers[0])
    for contact in contacts_of(table, stand):
        enemy = table.stands[_other(contact, stand)]
        if not is_ready(enemy):
            continue
        if contact.kind == "front" or (
            contact.toucher == stand.id and stand.id in those_it_must_face(table, enemy)
        ):
            yield Engagement(stand.id, enemy.id)


def _other(contact: Contact, stand: Stand) -> StandId:
    return contact.touched if contact.toucher == stand.id else contact.toucher


def those_it_must_face(table: Table, stand: Stand) -> tuple[StandId, ...]:
    """T9.2-1, T9.2-3, T9.2-9 The touchers of a stand that has to turn; nobody if it need not."""
    contacts = list(contacts_of(table, stand))
    if any(_occupies_front(table, stand, contact) for contact in contacts):
        return ()
    touching = [c for c in contacts if c.touched == stand.id and is_ready(table.stands[c.toucher])]
    touching.sort(key=lambda c: (TOUCHED_FIRST.index(c.edge), table.stands[c.toucher].number))
    return tuple(contact.toucher for contact in touching)


def _occupies_front(table: Table, stand: Stand, contact: Contact) -> bool:
    """T9.2-3 An enemy on the front, unless it is one that fights another on its own front."""
    if contact.kind == "front":
        return True
    return contact.toucher == stand.id and not has_front_contact(
        table, table.stands[contact.touched]
    )


def has_front_contact(table: Table, stand: Stand) -> bool:
    """T1.3-1 Whether an enemy is in front contact with it."""
    return any(contact.kind == "front" for contact in contacts_of(table, stand))


def _camps(table: Table) -> Iterator[Engagement]:
    """T14-16 Attacks on the camps of both players."""
    for stand, seat in attacks_on_camps(table):
        yield Engagement(stand.id, seat, camp=True)


def attacks_on_camps(table: Table) -> Iterator[tuple[Stand, str]]:
    """T14-16 Stands in proper contact with an enemy camp and with no enemy stand."""
    for camp in camps_on_table(table):
        for stand in on_table(table):
            if (
                stand.seat != camp.seat
                and is_ready(stand)
                and touches_camp(base_of(table, stand), camp)
                and not any(contacts_of(table, stand))
            ):
                yield stand, camp.seat
