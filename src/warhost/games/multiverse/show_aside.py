"""The text twin of what lies beside the board: cards, missions, dial, deals, ways to win."""

from collections.abc import Iterator

from warhost.games.multiverse.board import hex_name
from warhost.games.multiverse.picture import WarPicture
from warhost.games.multiverse.picture.aside import WarCard


def beside(shown: WarPicture) -> Iterator[str]:
    """Only what there is."""
    for title, lines in (
        ("Combat:", list(_clash(shown))),
        ("In hand:", [_card(card, card.cost, "to play") for card in shown.hand]),
        ("Trade row:", [_card(card, card.value, "to buy") for card in shown.market.row]),
        ("Missions:", list(_missions(shown))),
        ("Dial:", list(_dial(shown))),
        ("Encounters:", [f"{e.name} in {hex_name(e.hex)}: {e.text}" for e in shown.encounters]),
        ("Deals:", list(_deals(shown))),
        ("Ways to win:", list(_goals(shown))),
    ):
        if lines:
            yield from ("", title, *(f"  {line}" for line in lines))


def _card(card: WarCard, gold: int, purpose: str) -> str:
    return f"{card.name} ({gold} gold {purpose}): {card.text}"


def _clash(shown: WarPicture) -> Iterator[str]:
    if shown.clash is None:
        return
    clash = shown.clash
    target = clash.defender or "the building"
    yield f"{clash.attacker} against {target} in {hex_name(clash.battlefield)}"
    for played in clash.cards:
        yield f"{played.seat} plays {played.card.name}" + ("" if played.paid else ", unpaid")


def _missions(shown: WarPicture) -> Iterator[str]:
    for mission in shown.missions:
        yield f"[{'x' if mission.done else ' '}] {mission.name}: {mission.text}"


def _dial(shown: WarPicture) -> Iterator[str]:
    for place, section in enumerate(shown.dial, 1):
        yield f"{'>' if place == shown.position else ' '} {place} {section.name}: {section.text}"


def _deals(shown: WarPicture) -> Iterator[str]:
    for treaty in shown.treaties:
        one, other = treaty.parties
        yield f"{one} and {other}: peace to the end of turn {treaty.last}"
    for deal in shown.deals:
        yield f"{deal.kind}: {deal.maker} to {deal.taker}: {deal.text}"


def _goals(shown: WarPicture) -> Iterator[str]:
    for goal in shown.goals:
        needed = f" ({goal.needed})" * bool(goal.needed)
        counted = zip((seat.seat for seat in shown.seats), goal.have, strict=True)
        have = ", ".join(f"{seat} {number}" for seat, number in counted if number)
        yield f"{goal.text}{needed}" + (f": {have}" * bool(have))
