"""A pytest plugin: which functions of the package each test file reaches (`-p reached`)."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Generator
from types import FrameType

import pytest

NOTE = os.environ.get("REACHED_NOTE", "")
PACKAGE = os.environ.get("REACHED_PACKAGE", "")

_reached: dict[str, set[tuple[str, int]]] = {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    found = _reached.setdefault(item.nodeid.split("::", maxsplit=1)[0], set())

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(PACKAGE):
            found.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))

    sys.setprofile(note)
    ended = yield
    sys.setprofile(None)
    return ended


def pytest_sessionfinish() -> None:
    with open(NOTE, "w", encoding="utf-8") as file:
        json.dump({test: sorted(found) for test, found in _reached.items()}, file)
