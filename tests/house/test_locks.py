"""The locks name everything exactly, for every platform, and no address."""

import json
import re

import pytest

from tests.house.project import ROOT

PYTHON_LOCKS = [
    ROOT / "requirements.lock",
    ROOT / "tools" / "uv.lock",
    ROOT / "tools" / "node.lock",
]
CLIENT_LOCK = ROOT / "web" / "package-lock.json"


@pytest.mark.parametrize("lock", PYTHON_LOCKS, ids=lambda lock: lock.name)
def test_python_packages_are_locked_by_version_and_digest(lock):
    text = lock.read_text("utf-8")
    packages = re.split(r"\n(?=\S)", text.strip())
    assert all("==" in package and "--hash=sha256:" in package for package in packages)
    assert "://" not in text


def test_packages_of_the_client_are_locked_for_every_platform():
    packages = json.loads(CLIENT_LOCK.read_text("utf-8"))["packages"]
    names = {place.split("node_modules/")[-1] for place in packages}
    wanted = {
        name
        for package in packages.values()
        for kind in ("dependencies", "optionalDependencies")
        for name in package.get(kind, {})
    }
    assert wanted <= names


def test_packages_of_the_client_are_locked_by_digest_and_without_address():
    packages = json.loads(CLIENT_LOCK.read_text("utf-8"))["packages"]
    kept = [package for place, package in packages.items() if "node_modules/" in place]
    assert all("resolved" not in package for package in kept)
    assert all("integrity" in package or package.get("link") for package in kept)
