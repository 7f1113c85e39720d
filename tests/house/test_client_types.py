"""The client's types are those of the host's records as they are now."""

import subprocess
import sys

from tests.house.project import ROOT

SCHEMA = ROOT / ".tools" / "api-schema.json"


def test_the_types_of_the_client_are_current():
    write = [sys.executable, str(ROOT / "tools" / "api_schema.py"), str(SCHEMA)]
    subprocess.run(write, cwd=ROOT, check=True)
    compare = [sys.executable, str(ROOT / "tools" / "client.py"), "types", "--check"]
    said = subprocess.run(compare, cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 0, f"{said.stdout}{said.stderr}\nrun: make setup"


def test_no_record_of_the_host_is_written_again_by_hand():
    """`interfaces.ts` names what was generated; a shape of its own would not follow the host."""
    text = (ROOT / "web" / "app" / "api" / "interfaces.ts").read_text("utf-8")
    assert "interface " not in text
    assert not (ROOT / "web" / "app" / "api" / "shapes").exists()
