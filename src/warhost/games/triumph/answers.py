"""The questions a battle puts to its players, one rule a kind, in the sequence of play."""

from warhost.games.triumph.combat.answering import FACING, FIGHTING, PURSUIT
from warhost.games.triumph.movement.answering import MOVEMENT
from warhost.games.triumph.orders.rule import AnswerRule
from warhost.games.triumph.setup.choosing_ground import BASE_EDGE, LAYOUT, TERRAIN
from warhost.games.triumph.setup.choosing_lines import CENTRE, REST
from warhost.games.triumph.setup.choosing_posts import CAMP, FLANK_MARCH
from warhost.games.triumph.shooting.answering import RETURN_FIRE, SHOOTING
from warhost.games.triumph.turn.choosing import CARDS

ANSWERS: tuple[AnswerRule, ...] = (
    TERRAIN,
    LAYOUT,
    BASE_EDGE,
    FLANK_MARCH,
    CAMP,
    CENTRE,
    REST,
    CARDS,
    MOVEMENT,
    SHOOTING,
    RETURN_FIRE,
    FIGHTING,
    FACING,
    PURSUIT,
)

BY_KIND = {rule.kind: rule for rule in ANSWERS}
