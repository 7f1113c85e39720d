"""A battle as a report holds it: an account, a table, and segment by segment what happened."""

import msgspec


class BattleRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """C15.3-9 A unit before and after."""

    unit: int
    nation: int
    name: str
    before: str
    after: str
    lost: int = 0
    dealt: int = 0
    """Wounds."""
    fate: str = ""


class BattleWhy(msgspec.Struct, frozen=True, omit_defaults=True):
    """What made an attack stronger or weaker, in thousandths, and the clause that says so."""

    what: str
    parts: int
    clause: str = ""


class BattleBlow(msgspec.Struct, frozen=True, omit_defaults=True):
    """C15-12 The attacks of one unit on another in one step."""

    text: str
    attacker: int
    target: int
    why: tuple[BattleWhy, ...] = ()


class BattleSpot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position of the field, and who stood there."""

    name: str
    kind: str
    column: int
    row: int
    units: tuple[int, ...] = ()
    braced: tuple[int, ...] = ()


class BattleSegment(msgspec.Struct, frozen=True, omit_defaults=True):
    """C15.7.2"""

    title: str
    spots: tuple[BattleSpot, ...]
    blows: tuple[BattleBlow, ...] = ()
    gone: tuple[str, ...] = ()


class BattleTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """C15-4 The account for everybody; table and segments for whoever wants to know more."""

    phase: int
    position: str
    account: str
    rows: tuple[BattleRow, ...] = ()
    segments: tuple[BattleSegment, ...] = ()
