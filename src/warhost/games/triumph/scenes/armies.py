"""What a scene says of a whole army: `red card HL 2`, `red camp at 24,2 garrison 9`."""

from msgspec.structs import replace

from warhost.games.triumph.geometry import HALF_TURN, Pose
from warhost.games.triumph.scenes.words import NotUnderstood, known, point_from
from warhost.games.triumph.world import Camp, StandId, World
from warhost.kernel.asks import Seat


def read_army(world: World, seat: Seat, words: list[str]) -> None:
    match words:
        case ["card", *_] | ["base", *_] | ["rated", *_] | ["may", "flank"]:
            _read_traits(world, seat, words)
        case ["flank", *_] | ["guise", *_]:
            _read_secrets(world, seat, words)
        case ["no", "camp"]:
            del world.table.camps[seat]
        case [("camp" | "wagon") as shape, *rest]:
            world.table.camps[seat] = _camp(world, seat, shape == "wagon", rest)
        case _:
            raise NotUnderstood("expected base, card, camp, wagon or the like after the seat")


def _read_traits(world: World, seat: Seat, words: list[str]) -> None:
    table = world.table
    army = table.armies[seat]
    match words:
        case ["base", ("south" | "north") as edge]:
            table.armies[seat] = replace(army, base_edge=edge)
        case ["card", card, *uses]:
            count = int(uses[0]) if uses else 1
            cards = {**army.cards, known(card, table.rules.cards): count}
            table.armies[seat] = replace(army, cards=cards)
        case ["rated", invasion, maneuver, homeland]:
            known(homeland, table.rules.topographies)
            table.armies[seat] = replace(
                army, invasion=int(invasion), maneuver=int(maneuver), topography=homeland
            )
        case ["may", "flank"]:
            table.armies[seat] = replace(army, may_flank=True)
        case _:
            raise NotUnderstood("an army has a base, cards, or is rated")


def _read_secrets(world: World, seat: Seat, words: list[str]) -> None:
    secret = world.secrets[seat]
    match words:
        case ["flank", ("left" | "right" | "drawn") as side, *numbers]:
            names = tuple(StandId(f"{seat}/{number}") for number in numbers)
            world.secrets[seat] = replace(secret, flank_march=names, flank_side=side)
        case ["guise", one, other]:
            pair = (StandId(f"{seat}/{one}"), StandId(f"{seat}/{other}"))
            world.secrets[seat] = replace(secret, guises=(*secret.guises, pair))
        case _:
            raise NotUnderstood("a secret is `flank left 3 4` or `guise 3 4`")


def _camp(world: World, seat: Seat, wagon: bool, words: list[str]) -> Camp:
    camp = replace(
        world.table.camps[seat],
        wagon=wagon,
        fortified="fortified" in words,
        garrison=_garrison(seat, words),
    )
    match words:
        case ["at", place, *_]:
            facing = 0 if world.table.armies[seat].base_edge == "south" else HALF_TURN
            return replace(camp, place="table", pose=Pose(*point_from(place), facing))
        case ["sacked", *_]:
            return replace(camp, place="sacked")
        case ["muster", *_]:
            return camp
        case _:
            raise NotUnderstood("a camp is `at` a place, `muster` or `sacked`")


def _garrison(seat: Seat, words: list[str]) -> StandId | None:
    if "garrison" not in words:
        return None
    return StandId(f"{seat}/{words[words.index('garrison') + 1]}")
