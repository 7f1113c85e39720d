"""A position written down by hand: for puzzles, tests and starting positions (T20-13).

One thing a line, in the notation of the players:

    piece woods box 20,10 26,16
    piece gentle_hill ellipse 30,12 8x6 turn 45
    piece road band 0,10 24,12 48,10
    piece coast west
    red camp at 24,2 garrison 9
    red card HL 2
    red/1 KNT at 10,10 facing 90 general
    blue/2 SPR muster cards SP,HD
    turn red 4 movement          # the active seat, its command points, the step

Coordinates are MU, facings degrees; red's base edge is the south unless `red base north` says
otherwise.
"""

from collections.abc import Callable
from decimal import Decimal, InvalidOperation

from msgspec.structs import replace

from warhost.games.triumph.geometry import DEGREE, MU, Point, Pose, band, box, ellipse
from warhost.games.triumph.rules import Rules
from warhost.games.triumph.sequence import rule_of, step_named
from warhost.games.triumph.tasks import Step
from warhost.games.triumph.world import (
    Army,
    Camp,
    Choices,
    Piece,
    PieceId,
    Secret,
    Stand,
    StandId,
    Table,
    Turn,
    World,
)
from warhost.kernel.asks import Seat
from warhost.kernel.refusals import Refusal

SEATS = (Seat("red"), Seat("blue"))
BAND_WIDTH = 1 * MU
COAST_DEPTH = 4 * MU


class NotUnderstood(Exception):
    """A line of a scene that says nothing this program knows."""


def read_scene(text: str, rules: Rules, choices: Choices | None = None) -> World | list[Refusal]:
    """The world a scene describes, or every line that was not understood."""
    world = empty_world(rules, choices or Choices())
    refusals = []
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split("#")[0].split()
        if not words:
            continue
        try:
            _read_line(world, words)
        except (NotUnderstood, IndexError, KeyError, ValueError) as trouble:
            said = str(trouble) or "something is missing"
            refusals.append(Refusal("T20-13", f"line {number}", f"{line.strip()!r}: {said}"))
    _ask_for_decisions(world.table)
    return refusals or world


def _ask_for_decisions(table: Table) -> None:
    """Who decides in the step at hand can only be told from the whole table."""
    match table.agenda:
        case (Step() as step,):
            table.agenda = (replace(step, seats=rule_of(step).deciders(table)),)


def empty_world(rules: Rules, choices: Choices) -> World:
    """A table without terrain or troops, red in the south."""
    table = Table(rules=rules, choices=choices, seats=SEATS)
    for seat, edge in zip(SEATS, ("south", "north"), strict=True):
        table.armies[seat] = Army(
            seat=seat,
            title=seat.capitalize(),
            invasion=0,
            maneuver=0,
            topography="arable",
            base_edge="south" if edge == "south" else "north",
        )
        table.camps[seat] = Camp(seat=seat)
    return World(table=table, secrets={seat: Secret() for seat in SEATS})


def _read_line(world: World, words: list[str]) -> None:
    first = words[0]
    if first == "piece":
        _read_piece(world, words[1:])
    elif first == "turn":
        _read_turn(world, words[1:])
    elif first in SEATS:
        _read_army(world, Seat(first), words[1:])
    elif "/" in first:
        _read_stand(world, words)
    else:
        raise NotUnderstood("expected piece, turn, a seat or a stand")


def _read_turn(world: World, words: list[str]) -> None:
    seat = _seat(words[0])
    points = int(words[1]) if len(words) > 1 else 6
    name = " ".join(words[2:]) or "movement"
    world.table.turn = Turn(number=1, active=seat, rolled=points, points=points)
    world.table.agenda = (replace(step_named(name), begun=True),)


def _read_army(world: World, seat: Seat, words: list[str]) -> None:
    table = world.table
    army, camp = table.armies[seat], table.camps[seat]
    match words:
        case ["base", ("south" | "north") as edge]:
            table.armies[seat] = replace(army, base_edge=edge)
        case ["card", card, *uses]:
            _known(card, table.rules.cards)
            count = int(uses[0]) if uses else 1
            table.armies[seat] = replace(army, cards={**army.cards, card: count})
        case [("camp" | "wagon") as shape, "at", place, *rest]:
            x, y = _point(place)
            facing = 0 if army.base_edge == "south" else 180 * DEGREE
            garrison = (
                StandId(f"{seat}/{rest[rest.index('garrison') + 1]}")
                if "garrison" in rest
                else None
            )
            table.camps[seat] = replace(
                camp,
                place="table",
                pose=Pose(x, y, facing),
                wagon=shape == "wagon",
                fortified="fortified" in rest,
                garrison=garrison,
            )
        case _:
            raise NotUnderstood("expected base, card, camp or wagon after the seat")


def _read_stand(world: World, words: list[str]) -> None:
    name, type_code, *rest = words
    seat, number = name.split("/")
    rules = world.table.rules
    _known(type_code, rules.types)
    stand = Stand(
        id=StandId(name),
        seat=_seat(seat),
        number=int(number),
        type=type_code,
        worth=rules.types[type_code].half_points,
        place="table",
    )
    while rest:
        stand, rest = _read_mark(stand, rest)
    world.table.stands[stand.id] = stand


def _read_mark(stand: Stand, words: list[str]) -> tuple[Stand, list[str]]:
    match words:
        case ["at", place, "facing", degrees, *rest]:
            x, y = _point(place)
            return replace(stand, pose=Pose(x, y, _scaled(degrees, DEGREE))), rest
        case ["at", place, *rest]:
            x, y = _point(place)
            return replace(stand, pose=Pose(x, y, 0)), rest
        case ["cards", codes, *rest]:
            return replace(stand, cards=tuple(codes.split(","))), rest
        case ["worth", points, *rest]:
            return replace(stand, worth=_scaled(points, 2)), rest
        case ["entry", name, *rest]:
            return replace(stand, entry=name), rest
        case ["core", *rest]:
            return replace(stand, battle_line=True), rest
        case [("muster" | "lost" | "gone") as place, *rest]:
            return replace(stand, place=place, pose=None), rest
        case ["set", "aside", *rest]:
            return replace(stand, place="set aside", pose=None), rest
        case ["flank", "march", *rest]:
            return replace(stand, place="flank march", pose=None), rest
        case [mark, *rest] if mark in MARKS:
            return replace(stand, **{mark: True}), rest
        case _:
            raise NotUnderstood(f"{words[0]!r} says nothing about a stand")


MARKS = (
    "general", "ally", "moved", "shot", "fought", "bowmen", "screened", "transports", "marked", "barred",
)  # fmt: skip


def _read_piece(world: World, words: list[str]) -> None:
    kind, form, *rest = words
    _known(kind, world.table.rules.terrain)
    if form not in FORMS:
        raise NotUnderstood(f"a piece is {', '.join(FORMS)}")
    number = PieceId(f"T{len(world.table.pieces) + 1}")
    world.table.pieces[number] = FORMS[form](number, kind, rest)
    if world.table.rules.terrain[kind].hill:
        _crest(world, number)


def _crest(world: World, number: PieceId) -> None:
    """T4.2-8 A hand-made hill has its crest along x through the middle, half as long as it is wide."""
    piece = world.table.pieces[number]
    if piece.crest is None:
        xs = [x for x, _ in piece.polygons[0]]
        ys = [y for _, y in piece.polygons[0]]
        middle, reach = (min(xs) + max(xs)) // 2, (max(xs) - min(xs)) // 4
        height = (min(ys) + max(ys)) // 2
        crest = ((middle - reach, height), (middle + reach, height))
        world.table.pieces[number] = replace(piece, crest=crest)


def _box(number: PieceId, kind: str, words: list[str]) -> Piece:
    (x0, y0), (x1, y1) = _point(words[0]), _point(words[1])
    return Piece(number, kind, (box(x0, y0, x1, y1).corners,))


def _ellipse(number: PieceId, kind: str, words: list[str]) -> Piece:
    across, along = (_scaled(part, MU) for part in words[1].split("x"))
    turn = _scaled(words[3], DEGREE) if words[2:3] == ["turn"] else 0
    return Piece(number, kind, (ellipse(_point(words[0]), across, along, turn).corners,))


def _band(number: PieceId, kind: str, words: list[str]) -> Piece:
    points = tuple(_point(word) for word in words)
    legs = zip(points, points[1:], strict=False)
    return Piece(number, kind, tuple(band(a, b, BAND_WIDTH).corners for a, b in legs), line=points)


def _strip(left: int) -> Callable[[PieceId, str, list[str]], Piece]:
    def strip(number: PieceId, kind: str, words: list[str]) -> Piece:
        return Piece(number, kind, (box(left, 0, left + COAST_DEPTH, 32 * MU).corners,))

    return strip


FORMS: dict[str, Callable[[PieceId, str, list[str]], Piece]] = {
    "box": _box,
    "ellipse": _ellipse,
    "band": _band,
    "west": _strip(0),
    "east": _strip(44 * MU),
}


def _seat(word: str) -> Seat:
    if word not in SEATS:
        raise NotUnderstood(f"{word!r} is no seat; the seats are red and blue")
    return Seat(word)


def _known(code: str, rows: object) -> None:
    if code not in rows:  # type: ignore[operator]
        raise NotUnderstood(f"there is no {code!r}")


def _point(word: str) -> Point:
    x, y = word.split(",")
    return _scaled(x, MU), _scaled(y, MU)


def _scaled(word: str, unit: int) -> int:
    """A decimal number in whole grid units."""
    try:
        return int((Decimal(word) * unit).to_integral_value())
    except InvalidOperation:
        raise NotUnderstood(f"{word!r} is no number") from None
