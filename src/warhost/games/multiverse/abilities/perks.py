"""M11.1, M11.2 What a battle track has unlocked: the ability, ranks, HP and AP."""

from warhost.games.multiverse.abilities.rows import Ability, Bonus
from warhost.games.multiverse.world import Table, Unit
from warhost.kernel.asks import Seat

NO_BONUS = Bonus()


def hp_of(table: Table, unit: Unit) -> int:
    """M11.2-1, M13.2-2 Hit points at full health: rank included, or the hero's own."""
    hero = table.heroes.get(unit.kind)
    if hero is not None:
        return hero.hp
    return table.type_of(unit).side.hp + bonus_of(table, unit).hp


def ap_of(table: Table, unit: Unit) -> int:
    """M4.1-1, M11.2-1 AP a turn, rank included; half of them under frost (M13.5-3)."""
    hero = table.heroes.get(unit.kind)
    points = hero.ap if hero else table.type_of(unit).side.ap + bonus_of(table, unit).ap
    if unit.frost is None:
        return points
    return 0 if unit.frost.frozen else points // 2


def bonus_of(table: Table, unit: Unit) -> Bonus:
    """M11.1-3, M11.2-1 What the ranks that its type has reached add to a unit."""
    track = table.rules.tracks.get(unit.kind)
    advances = table.players[unit.seat].tracks.get(unit.kind, 0)
    if track is None or advances < track.veteran_at:
        return NO_BONUS
    if advances < track.elite_at:
        return track.veteran
    one, other = track.veteran, track.elite
    return Bonus(one.hp + other.hp, one.ap + other.ap)


def ability_of(table: Table, unit: Unit) -> Ability | None:
    """M11.1-4 The ability of a unit, if its type's track has unlocked it."""
    name = table.type_of(unit).side.ability
    if (
        not name
        or table.players[unit.seat].tracks.get(unit.kind, 0) < table.rules.numbers.ability_at
    ):
        return None
    return table.rules.abilities[name]


def passive_of(table: Table, unit: Unit) -> Ability | None:
    """M11.3-4 The same, if it is in effect all the time."""
    ability = ability_of(table, unit)
    return ability if ability is not None and ability.passive else None


def is_elite(table: Table, seat: Seat, kind: str) -> bool:
    """M11.2-3 The end of the track."""
    track = table.rules.tracks.get(kind)
    return track is not None and table.players[seat].tracks.get(kind, 0) >= track.elite_at


def most_uses(table: Table, seat: Seat) -> int:
    """M11.2-4, M11.3-1 to -3 Two uses a turn, one more for each Elite type, five at most."""
    numbers = table.rules.numbers
    elite = sum(is_elite(table, seat, kind) for kind in table.players[seat].tracks)
    return min(numbers.ability_uses + elite, numbers.most_ability_uses)


def uses_left(table: Table, seat: Seat) -> int:
    """M11.3-6 Uses that are left this turn; every turn begins with all of them."""
    player = table.players[seat]
    used = player.ability_uses if player.ability_turn == table.turn.number else 0
    return most_uses(table, seat) - used
