"""Steady: quick and straightforward. It takes what the moment offers and looks no further."""

from warhost.games.triumph.bots.advancing import straight_at_them
from warhost.games.triumph.bots.cards import strike_when_near
from warhost.games.triumph.bots.deploying import any_camp, any_centre, any_rest
from warhost.games.triumph.bots.entering import riders_now_and_then
from warhost.games.triumph.bots.fighting import promising_first, usual_pursuit, worst_to_face
from warhost.games.triumph.bots.ground import any_edge, any_layout, any_terrain
from warhost.games.triumph.bots.player import player
from warhost.games.triumph.bots.shooting import likeliest_shot

STEADY = player(
    {
        "terrain": any_terrain,
        "layout": any_layout,
        "base edge": any_edge,
        "flank march": riders_now_and_then,
        "camp": any_camp,
        "centre": any_centre,
        "rest": any_rest,
        "cards": strike_when_near,
        "movement": straight_at_them,
        "shooting": likeliest_shot,
        "return fire": likeliest_shot,
        "close combat": promising_first,
        "facing": worst_to_face,
        "pursuit": usual_pursuit,
    }
)
