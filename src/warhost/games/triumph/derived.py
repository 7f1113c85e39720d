"""What follows from a table as a whole, worked out once until an event changes the table."""

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

from warhost.games.triumph.world import Derived, Table

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")
Work = Callable[Concatenate[Table, Asked], Answer]


def once(work: Work[Asked, Answer]) -> Work[Asked, Answer]:
    """Ask a pure question about a table only once. Copies that are edited freely keep nothing.

    Copies that only events change share the answers, so no answer may hold the table itself.
    """

    def answer(table: Table, /, *args: Asked.args, **kwargs: Asked.kwargs) -> Answer:
        known = table.derived
        if known is None:
            return work(table, *args, **kwargs)
        key: Any = (work, *args)
        if key not in known:
            known[key] = work(table, *args, **kwargs)
        found: Answer = known[key]
        return found

    return answer


def lately(work: Work[Asked, Answer]) -> Work[Asked, Answer]:
    """Like `once`, for a question that may be put in countless ways: the last answer is kept.

    The arguments are compared, so they must be records that never change.
    """

    def answer(table: Table, /, *args: Asked.args, **kwargs: Asked.kwargs) -> Answer:
        known = table.derived
        if known is None:
            return work(table, *args, **kwargs)
        if work not in known or known[work][0] != (args, kwargs):
            known[work] = ((args, kwargs), work(table, *args, **kwargs))
        found: Answer = known[work][1]
        return found

    return answer


def begin_anew(table: Table) -> None:
    """Something has changed: nothing that was worked out need be true any more."""
    table.derived = Derived()
