"""Captain: weighs what each move leads to, on both sides, and waits when that is better."""

from warhost.games.triumph.bots.cards import strike_when_near
from warhost.games.triumph.bots.deploying import firm_centre, firm_rest, middle_camp
from warhost.games.triumph.bots.entering import riders_now_and_then
from warhost.games.triumph.bots.fighting import helpful_first, usual_pursuit, worst_to_face
from warhost.games.triumph.bots.ground import fitting_edge, fitting_layout, fitting_terrain
from warhost.games.triumph.bots.moving import best_move
from warhost.games.triumph.bots.player import player
from warhost.games.triumph.bots.shooting import dearest_shot

CAPTAIN = player(
    {
        "terrain": fitting_terrain,
        "layout": fitting_layout,
        "base edge": fitting_edge,
        "flank march": riders_now_and_then,
        "camp": middle_camp,
        "centre": firm_centre,
        "rest": firm_rest,
        "cards": strike_when_near,
        "movement": best_move,
        "shooting": dearest_shot,
        "return fire": dearest_shot,
        "close combat": helpful_first,
        "facing": worst_to_face,
        "pursuit": usual_pursuit,
    }
)
