"""C15.7.2-4 Step 2: who does not wait to be attacked."""

from warhost.games.cosmos.battle.fight import Fight
from warhost.games.cosmos.battle.fighters import Fighter

FLEE = "flee"
NOBODY_NEAR = 10**6


def run(fight: Fight) -> None:
    """C15.6-19, A19 With an enemy nearer than every friend who stands."""
    fleeing = [one for one in fight.present if one.tactics == FLEE and _is_exposed(fight, one)]
    for one in fleeing:
        fight.lose(one, "fled")


def _is_exposed(fight: Fight, one: Fighter) -> bool:
    foe = min(
        (
            fight.distance(one, other)
            for other in fight.enemies_of(one)
            if fight.is_after(other, one)
        ),
        default=NOBODY_NEAR,
    )
    friend = min(
        (
            fight.distance(one, o)
            for o in fight.present
            if o.tactics != FLEE and fight.are_friends(one, o)
        ),
        default=NOBODY_NEAR,
    )
    return foe < friend
