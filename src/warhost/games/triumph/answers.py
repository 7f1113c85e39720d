"""The questions a battle puts to its players, one rule a kind."""

from warhost.games.triumph.orders.rule import AnswerRule

ANSWERS: tuple[AnswerRule, ...] = ()

BY_KIND = {rule.kind: rule for rule in ANSWERS}
