"""`@rule("T12.2-4")` says which clause a test carries."""

import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    """Mark a test as carrying these clauses; it must fail when one of them is broken."""
    return pytest.mark.rule(*clauses)
