"""No link of a page leads nowhere, and no picture is kept that no page shows."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.house.project import ROOT, files, named

PAGES = list(files(ROOT, ".md"))
PICTURES = ROOT / "docs" / "pictures"
LINK = re.compile(r"""\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"|^\[[^\]]+\]:\s+(\S+)""", re.MULTILINE)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
PLACE = re.compile(r"`((?:src|tests|docs|web|bench|tools)/[\w./-]+)`")
"""A path of the project, or how it begins, as a page names it in passing."""
RATCHET = tomllib.loads(Path(__file__).with_name("ratchet.toml").read_text("utf-8"))


def links(page: Path) -> Iterator[str]:
    """Whatever a page leads to, within the project."""
    for found in LINK.findall(page.read_text("utf-8")):
        link = unquote("".join(found))
        if "://" not in link and not link.startswith("mailto:"):
            yield link


def anchors(page: Path) -> set[str]:
    """What can be linked to on a page: its headings as GitHub names them."""
    headings = HEADING.findall(page.read_text("utf-8"))
    return {
        re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings
    }


def is_dead(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    there = page.parent / path if path else page
    return not there.exists() or (bool(anchor) and anchor not in anchors(there))


def test_links_that_lead_nowhere_only_become_fewer() -> None:
    dead = [
        f"{named(page)}: {link}" for page in PAGES for link in links(page) if is_dead(page, link)
    ]
    print("\n".join(dead))
    assert len(dead) <= RATCHET["dead_links"]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_path_that_a_page_names_exists(page: Path) -> None:
    found = [path for path in PLACE.findall(page.read_text("utf-8")) if "GAME" not in path]
    assert [path for path in found if not any(ROOT.glob(f"{path}*"))] == []


def test_every_picture_is_shown_on_a_page() -> None:
    shown = {(page.parent / link).resolve() for page in PAGES for link in links(page)}
    assert [named(picture) for picture in files(PICTURES, ".png") if picture not in shown] == []
