"""M22.2-4 to -6 Whom a strike may hit."""

from warhost.games.multiverse.abilities.perks import hp_of
from warhost.games.multiverse.combat.fighters import (
    comes_in,
    is_attacker,
    is_mounted,
)
from warhost.games.multiverse.combat.initiative import may_answer
from warhost.games.multiverse.tasks import Combat
from warhost.games.multiverse.world import Table, Unit


def candidates(table: Table, combat: Combat, striker: Unit, foes: list[Unit]) -> list[Unit]:
    """Those of its living opponents that it may hit; more than one is a choice (M22.2-5)."""
    if not is_attacker(combat, striker):
        foes = _answered(table, combat, striker, foes)
    elif len(foes) > 1 and comes_in(table, combat, striker):
        foes = _met_first(table, striker, foes)
    return _healthiest(table, foes) if len(foes) > 1 else foes


def _met_first(table: Table, striker: Unit, foes: list[Unit]) -> list[Unit]:
    """M22.2-4, M22.2-10 Who stops a rider; else melee units before the shooters behind them."""
    counters = table.rules.ruleset.counters
    if is_mounted(table, striker):
        stopping = [foe for foe in foes if counters(table, foe, striker)]
        if stopping:
            return stopping
    shooters = [foe for foe in foes if table.type_of(foe).is_ranged]
    if any(counters(table, striker, foe) for foe in shooters):
        return foes
    return [foe for foe in foes if foe not in shooters] or foes


def _answered(table: Table, combat: Combat, striker: Unit, foes: list[Unit]) -> list[Unit]:
    """M22.2-11, M22.2-19 Attackers that it may answer; first those that it counters."""
    foes = [foe for foe in foes if may_answer(table, combat, foe, striker)]
    counters = table.rules.ruleset.counters
    return [foe for foe in foes if counters(table, striker, foe)] or foes


def _healthiest(table: Table, foes: list[Unit]) -> list[Unit]:
    """M22.2-6 Who has more hit points left is hit first."""
    left = {foe.id: hp_of(table, foe) - foe.wounds for foe in foes}
    return [foe for foe in foes if left[foe.id] == max(left.values())]
