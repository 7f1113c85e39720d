"""What the keeper of a host does from the shell, while it runs and while it does not."""

import json
from pathlib import Path

import httpx2
import pytest

from tests.host.browsers import Browser
from tests.host.running import decide, found_clash, running_host
from warhost.cli import run
from warhost.games.triumph.game import GAME
from warhost.host import library
from warhost.host.service import Service
from warhost.host.settings import Settings
from warhost.shelf.packs import Pack, load_folder


def test_a_backup_of_a_running_host_brings_everything_back(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    with running_host(data) as host, host.client() as client:
        client.post("/guests").raise_for_status()
        token, match = client.cookies["warhost"], found_clash(client)
        receipt = decide(client, match)
        assert run(["backup", str(copy), "--data", str(data)]) == 0
        later = decide(client, match)
        assert run(["restore", str(copy), "--data", str(data)]) == 1, "it runs"
    assert run(["restore", str(copy), "--data", str(data)]) == 0
    with running_host(data) as host, host.client(token) as client:
        assert client.get(f"/matches/{match}").json()["line"] < later["line"]
        assert int(str(decide(client, match)["line"])) > int(str(receipt["line"]))
    (before,) = data.glob("*before-restore*")
    assert before.stat().st_size > 0


def test_what_is_no_backup_is_not_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter").write_text("Dear host")
    assert run(["restore", str(tmp_path / "letter"), "--data", str(tmp_path)]) == 1
    assert "no backup" in capsys.readouterr().err
    assert not list(tmp_path.glob("*.sqlite3"))


def test_a_backup_replaces_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Service(Settings(tmp_path)).close()
    (tmp_path / "copy").write_text("precious")
    assert run(["backup", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 1
    assert "is there already" in capsys.readouterr().err
    assert (tmp_path / "copy").read_text() == "precious"


def test_a_password_is_reset_beside_the_running_host(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running_host(tmp_path) as host, host.client() as ada, host.client() as again:
        ada.post("/people", json={"name": "Ada", "password": "eight letters"}).raise_for_status()
        assert run(["admin", "reset-password", "ada", "--data", str(tmp_path), "--json"]) == 0
        password = json.loads(capsys.readouterr().out)["password"]
        assert ada.get("/me").json()["person"] is None
        again.post("/sessions", json={"name": "Ada", "secret": password}).raise_for_status()


def test_two_hosts_do_not_share_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running_host(tmp_path):
        assert run(["serve", "--bind", "127.0.0.1:29999", "--data", str(tmp_path)]) == 1
    assert "already runs" in capsys.readouterr().err


@pytest.mark.parametrize("bind", ["nowhere", "127.0.0.1:", "127.0.0.1:99999", "127.0.0.1:x"])
def test_an_address_that_is_none_is_wrong_usage(bind: str, tmp_path: Path) -> None:
    assert run(["serve", "--bind", bind, "--data", str(tmp_path)]) == 2


def test_behind_a_proxy_the_session_travels_by_tls_only(tmp_path: Path) -> None:
    public = ("--public-address", "https://war.example")
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.5"}
    with running_host(tmp_path, *public) as host:
        asked = {**forwarded, "origin": "https://war.example"}
        welcomed = httpx2.post(f"{host.address}/api/guests", headers=asked)
        assert "secure" in welcomed.raise_for_status().headers["set-cookie"].lower()
        elsewhere = {**forwarded, "origin": "https://else.example"}
        assert httpx2.post(f"{host.address}/api/guests", headers=elsewhere).status_code == 403


def test_the_session_cookie_is_for_the_host_alone(guest: Browser) -> None:
    cookie = guest.raw("POST", "/guests").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_pack_with_flaws_starts_no_match(
    guest: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pack.toml").write_text(
        'id = "broken"\ngame = "triumph"\ntitle = "Broken"\nextends = "base"\n'
    )
    (tmp_path / "types.toml").write_text("[type.KNT]\nmove = -1\nmoves = 4\n")

    def load(_: str, __: str, *shape: object) -> Pack:
        return load_folder(tmp_path, GAME.schema, GAME.audit)

    monkeypatch.setattr(library, "load_pack", load)
    seats = [{"seat": "red", "player": "me"}, {"seat": "blue", "player": "me"}]
    asked = {"game": "triumph", "scenario": "clash", "pack": "broken", "seats": seats}
    assert "flaw" in guest.refused("POST", "/matches", 404, json=asked)
    assert guest.get("/matches")["mine"] == []
