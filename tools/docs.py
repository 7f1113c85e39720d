"""Write the generated parts of docs again: `make docs`."""

from __future__ import annotations

import subprocess
import sys

from python_packages import VENV_PYTHON
from steps import ROOT

PICTURES = ROOT / "docs" / "pictures"

GENERATORS: tuple[tuple[str, ...], ...] = (("-m", "tests.browser.pictures", str(PICTURES)),)
"""What writes them; each is a program of its own, run from the root."""


def main() -> int:
    for words in GENERATORS:
        done = subprocess.run([str(VENV_PYTHON), *words], cwd=ROOT, check=False)
        if done.returncode != 0:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
