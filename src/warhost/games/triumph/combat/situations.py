"""From a combat on the table to its two sides."""

from collections.abc import Iterator, Sequence

from warhost.games.triumph.combat.cards import cards_of
from warhost.games.triumph.combat.ground import ground_of, stands_in_difficult
from warhost.games.triumph.combat.overlaps import overlapped_edges
from warhost.games.triumph.combat.sides import Harassed, Harassment, Side
from warhost.games.triumph.contact import contacts_of, directly_behind, is_in_combat, proper_contact
from warhost.games.triumph.geometry import EDGES, Edge, centre_of
from warhost.games.triumph.ground import is_uphill
from warhost.games.triumph.stands import depth_of, stands_of, type_of
from warhost.games.triumph.tasks import Combat
from warhost.games.triumph.world import Stand, StandId, Table


def sides_of(table: Table, combat: Combat) -> tuple[Side, Side]:
    """T11.3-7 Both sides of a combat between stands, turning to face done."""
    one, other = table.stands[StandId(combat.stand)], table.stands[StandId(combat.enemy)]
    return (
        side_of(table, one, other, _turned_edges(combat, one)),
        side_of(table, other, one, _turned_edges(combat, other)),
    )


def _turned_edges(combat: Combat, stand: Stand) -> tuple[Edge, ...]:
    return combat.edges if combat.turned == stand.id else ()


def side_of(table: Table, stand: Stand, enemy: Stand, turned: Sequence[Edge] = ()) -> Side:
    """T11.4 All that bears on a stand in this combat; `turned` were its edges in contact."""
    edge = fighting_edge(table, stand, enemy)
    return Side(
        line=type_of(table, stand),
        cards=cards_of(table, stand),
        general=stand.general,
        ground=ground_of(table, stand, edge),
        uphill=_is_uphill_of(table, stand, enemy),
        supporter=supporter_of(table, stand, edge),
        harassed=tuple(_harassed(table, stand, enemy, turned)),
        edge=edge,
        turned=bool(turned),
    )


def fighting_edge(table: Table, stand: Stand, enemy: Stand) -> Edge:
    """T9.2-8 The front, or the contacted edge of a stand that could not turn."""
    contact = proper_contact(table, enemy, stand)
    return "front" if contact is None else contact.edge


def _is_uphill_of(table: Table, stand: Stand, enemy: Stand) -> bool:
    """T11.4-6"""
    assert stand.pose is not None, stand.id
    assert enemy.pose is not None, enemy.id
    here = centre_of(stand.pose, depth_of(table, stand))
    there = centre_of(enemy.pose, depth_of(table, enemy))
    return is_uphill(table, here, there)


def supporter_of(table: Table, stand: Stand, edge: Edge) -> str:
    """T11.4-17 to T11.4-19 The stand behind that is able to support it, if there is one."""
    for friend in stands_of(table, stand.seat):
        if friend.type == stand.type and directly_behind(table, friend, stand):
            return friend.id if _can_support(table, stand, edge, friend) else ""
    return ""


def _can_support(table: Table, stand: Stand, edge: Edge, friend: Stand) -> bool:
    if is_in_combat(table, friend):
        return False
    if table.choices.supported_in_difficult:
        return True
    in_difficult = ground_of(table, stand, edge) == "difficult"
    return not in_difficult and not stands_in_difficult(table, friend)


def _harassed(
    table: Table, stand: Stand, enemy: Stand, turned: Sequence[Edge]
) -> Iterator[Harassed]:
    """T11.4-10 Each edge once, whatever there is at it."""
    found = {edge: Harassed(edge, "turned") for edge in turned}
    for contact in contacts_of(table, stand):
        if contact.touched == stand.id and contact.kind != "front":
            how: Harassment = "flank" if contact.kind == "flank" else "rear"
            found.setdefault(contact.edge, Harassed(contact.edge, how, contact.toucher))
    for edge, overlapping in overlapped_edges(table, stand, enemy):
        found.setdefault(edge, Harassed(edge, "overlap", overlapping))
    return (found[edge] for edge in EDGES if edge in found)
