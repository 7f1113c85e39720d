"""Imports go one way through the rooms of the package."""

from pathlib import Path

import pytest

from tests.house.project import PACKAGE, files, imports, named, room_of

MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"games", "kernel"},
    "players": {"players", "kernel"},
    "shelf": {"shelf", "kernel"},
    "lab": {"lab", "games", "players", "shelf", "kernel"},
    "host": {"host", "games", "players", "shelf", "kernel"},
    "bench": {"bench", "lab", "host", "games", "players", "shelf", "kernel"},
    "cli": {"cli", "bench", "lab", "host", "games", "players", "shelf", "kernel"},
}
GAMES = PACKAGE / "games"
MODULES = [file for file in files(PACKAGE, ".py") if file.parent != PACKAGE]


def rooms_imported(file: Path) -> set[str]:
    return {name.split(".")[1] for name in imports(file) if name.startswith("warhost.")}


@pytest.mark.parametrize("file", MODULES, ids=named)
def test_a_module_imports_only_from_rooms_below_its_own(file):
    assert rooms_imported(file) <= MAY_IMPORT[room_of(file)]


@pytest.mark.parametrize("game", [folder.name for folder in GAMES.iterdir() if folder.is_dir()])
def test_no_game_knows_another(game):
    for file in files(GAMES / game, ".py"):
        games = {name.split(".")[2] for name in imports(file) if name.startswith("warhost.games.")}
        assert games <= {game}, named(file)


def test_every_room_has_its_arrows():
    rooms = {file.parent.name for file in PACKAGE.glob("*/__init__.py")}
    assert rooms == set(MAY_IMPORT)
