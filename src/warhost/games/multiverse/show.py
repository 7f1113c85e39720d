"""The text twin of the board: the picture in words, nothing of it left out."""

from collections.abc import Iterator

from warhost.games.multiverse.board import Hex, hex_name
from warhost.games.multiverse.picture import WarPicture, picture
from warhost.games.multiverse.picture.boards import WarHero, WarSeat
from warhost.games.multiverse.picture.land import WarHex, WarTile
from warhost.games.multiverse.picture.pieces import WarBuilding, WarUnit
from warhost.games.multiverse.report.words import listed
from warhost.games.multiverse.show_aside import beside
from warhost.games.multiverse.world import View

ROWS = ((0, 3), (3, 7), (7, 12), (12, 16), (16, 19))
RANKS = ("", "Veteran", "Elite")


def show(view: View) -> str:
    """Turn, seats, blocks, buildings, what lies beside the board, and the land tile by tile."""
    shown = picture(view)
    letters = {terrain.id: terrain.letter for terrain in view.table.rules.terrains}
    lines = [_turn(shown)]
    for seat in shown.seats:
        lines += _seat_lines(shown, seat)
    lines += ["", "Blocks:", *(f"  {_unit_line(unit)}" for unit in shown.units)]
    lines += ["", "Buildings:", *(f"  {_building_line(b)}" for b in shown.buildings)]
    lines += [f"  {_hero_line(hero)}" for hero in shown.heroes]
    lines += beside(shown)
    lines += ["", "Land (rows from the top; * adventure, o mine, = road, # building):"]
    sites = {hex_ for building in shown.buildings for hex_ in building.hexes}
    for tile in shown.tiles:
        lines += _tile_lines(tile, letters, sites)
    return "\n".join(lines)


def _turn(shown: WarPicture) -> str:
    words = f"Turn {shown.turn}" + (f" of {shown.last_turn}" * bool(shown.last_turn))
    return words + (f", {shown.active} acts" * bool(shown.active)) + f" ({shown.ruleset})"


def _seat_lines(shown: WarPicture, seat: WarSeat) -> Iterator[str]:
    words = [f"{seat.gold} gold", f"{seat.points} VP"]
    counted = {"cards": seat.cards, "aether": seat.aether, "scrolls": seat.scrolls}
    words += [f"{number} {word}" for word, number in counted.items() if number]
    if seat.most_logistics:
        words.append(f"{seat.logistics} of {seat.most_logistics} logistics points left")
    words += ["out of the war"] if seat.out else []
    yield f"{seat.seat}: {seat.faction}, {', '.join(words)}"
    for track in seat.tracks:
        if track.advances:
            rank = f", {RANKS[track.rank]}" * bool(track.rank)
            learnt = f", {track.ability}" * (track.advances >= track.ability_at)
            yield f"  {track.name}: {track.advances} of {track.elite_at}{rank}{learnt}"


def _unit_line(unit: WarUnit) -> str:
    words = [f"{unit.id} {unit.name or 'block'} at {hex_name(unit.hex)}"]
    if unit.kind:
        words.append(f"{unit.ap} of {unit.full_ap} AP, {unit.hp - unit.wounds} of {unit.hp} HP")
    words += [RANKS[unit.rank]] if unit.rank and not unit.hero else []
    words += [mark.replace("face_up", "known").replace("_", " ") for mark in unit.marks]
    return ", ".join(words)


def _building_line(building: WarBuilding) -> str:
    hexes = " ".join(hex_name(h) for h in building.hexes)
    words = [f"{building.name}{' II' * (building.tier > 1)} at {hexes}"]
    words.append(f"{building.left} of {building.hp} HP")
    words += ["joined by road"] if building.connected else []
    words += [] if building.complete else ["not finished"]
    return f"{building.seat}: {', '.join(words)}"


def _hero_line(hero: WarHero) -> str:
    if not hero.seat:
        return f"For hire: {hero.name}, {hero.calling}, {hero.price} gold"
    known = listed([spell.name for spell in hero.spells if spell.known]) or "no ability"
    life = "" if hero.alive else f", dead, back for {hero.price} gold"
    points = f", {hero.points} skill points" if hero.points else ""
    return (
        f"{hero.seat}: {hero.name}, level {hero.level} ({hero.kills} of {hero.next_level} kills),"
        f" {hero.hp} HP, {hero.ap} AP, {known}{points}{life}"
    )


def _tile_lines(tile: WarTile, letters: dict[str, str], sites: set[Hex]) -> Iterator[str]:
    if not tile.title:
        yield f"{tile.name}: unexplored"
        return
    yield f"{tile.name}: {tile.title}" + (f" ({tile.refresh})" * bool(tile.refresh))
    for start, end in ROWS:
        indent = " " * (5 - (end - start)) * 4
        words = (_hex_word(hex_, letters, sites) for hex_ in tile.hexes[start:end])
        yield "  " + indent + "".join(f"{word:<8}" for word in words)


def _hex_word(hex_: WarHex, letters: dict[str, str], sites: set[Hex]) -> str:
    word = hex_.name + letters[hex_.terrain]
    word += "*" * bool(hex_.token) + "o" * bool(hex_.mine)
    return word + ("#" if hex_.id in sites else "=" if hex_.road else "")
