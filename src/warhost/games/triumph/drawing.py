"""A view of a battle drawn: the picture record and the text twin both come from here."""

from msgspec.structs import replace

from warhost.games.triumph.areas import areas_of
from warhost.games.triumph.board import DEPTH, WIDTH, base_edge
from warhost.games.triumph.combat.engagements import engagements
from warhost.games.triumph.contact import fighting
from warhost.games.triumph.geometry import Point
from warhost.games.triumph.picture import (
    ArmyPicture,
    BattlePicture,
    CampPicture,
    CombatPicture,
    PiecePicture,
    StandPicture,
)
from warhost.games.triumph.stands import camp_footprint, camps_on_table, depth_of, footprint_of
from warhost.games.triumph.tasks import kind_of
from warhost.games.triumph.turn.victory import losses_of, lost_by
from warhost.games.triumph.world import Camp, Piece, Stand, Table, View
from warhost.games.triumph.zones import zones_on_board
from warhost.kernel.asks import Seat

MARKS = {
    "ally": "ally",
    "moved": "moved",
    "shot": "shot",
    "fought": "fought",
    "bowmen": "supported by bowmen",
    "screened": "elephant screen",
    "transports": "on transports",
    "marked": "scythed chariots",
    "barred": "may not shoot",
}


def picture(view: View) -> BattlePicture:
    """All that the viewer may see, ready to be drawn."""
    table, turn = view.table, view.table.turn
    step = kind_of(table.agenda[-1]) if table.agenda else ""
    in_combat = fighting(table)
    return BattlePicture(
        viewer=view.seat,
        width=WIDTH,
        depth=DEPTH,
        seats=table.seats,
        pieces=tuple(_piece(table, piece) for piece in table.pieces.values()),
        camps=tuple(_camp(camp) for camp in camps_on_table(table)),
        stands=tuple(_stand(view, stand, stand.id in in_combat) for stand in table.stands.values()),
        armies=tuple(_army(table, seat) for seat in table.seats),
        turn=turn.number,
        active=turn.active,
        step=step,
        rolled=turn.rolled,
        points=turn.points,
        combats=_combats(table, step),
        zones=_zones(table),
        areas=areas_of(table, step),
        hints=hints_of(view),
    )


def marks_of(view: View, stand: Stand) -> tuple[str, ...]:
    """What must be told apart at a glance; a guise is told to its owner alone."""
    marks = [word for name, word in MARKS.items() if getattr(stand, name)]
    for pair in view.secret.guises:
        if stand.id in pair:
            marks.append(f"in truth {pair[1] if stand.id == pair[0] else pair[0]}")
    if stand.id in view.secret.flank_march:
        marks.append(f"flank march {view.secret.flank_side}")
    return tuple(marks)


def hints_of(view: View) -> tuple[str, ...]:
    """What the scenario says to a beginner at this moment."""
    table = view.table
    step = kind_of(table.agenda[-1]) if table.agenda else ""
    return tuple(
        hint.text
        for hint in table.choices.hints
        if hint.step == step and hint.turn == table.turn.number and hint.seat in ("", view.seat)
    )


def _combats(table: Table, step: str) -> tuple[CombatPicture, ...]:
    """T11.1-1 What can be fought now."""
    if step != "close combat":
        return ()
    return tuple(CombatPicture(one.stand, one.enemy) for one in engagements(table))


def _zones(table: Table) -> dict[str, tuple[tuple[Point, ...], ...]]:
    """T8-1 The ground each stand controls."""
    return {
        zone.owner: tuple(shape.corners for shape in zone.shapes)
        for seat in table.seats
        for zone in zones_on_board(table, enemies_of=seat)
    }


def _stand(view: View, stand: Stand, in_combat: bool) -> StandPicture:
    table, pose = view.table, stand.pose
    drawn = StandPicture(
        id=stand.id,
        seat=stand.seat,
        number=stand.number,
        type=stand.type,
        name=table.rules.types[stand.type].name,
        place=stand.place,
        worth=stand.worth,
        depth=depth_of(table, stand),
        general=stand.general,
        battle_line=stand.battle_line,
        in_combat=in_combat,
        marks=marks_of(view, stand),
        cards=stand.cards,
    )
    if pose is None:
        return drawn
    return replace(
        drawn,
        corners=footprint_of(table, stand).corners,
        x=pose.x,
        y=pose.y,
        facing=pose.facing,
    )


def _piece(table: Table, piece: Piece) -> PiecePicture:
    kind = table.rules.terrain[piece.kind]
    return PiecePicture(
        piece.id, piece.kind, kind.name, kind.going, piece.polygons, piece.crest, piece.line
    )


def _camp(camp: Camp) -> CampPicture:
    return CampPicture(
        seat=camp.seat,
        corners=camp_footprint(camp).corners,
        wagon=camp.wagon,
        fortified=camp.fortified,
        garrison=camp.garrison or "",
    )


def _army(table: Table, seat: Seat) -> ArmyPicture:
    army = table.armies[seat]
    return ArmyPicture(
        seat=seat,
        title=army.title,
        base_edge=base_edge(table, seat),
        lost=lost_by(table, seat),
        limit=table.rules.format.victory_half_points,
        losses=losses_of(table, seat),
        cards=army.cards,
    )
