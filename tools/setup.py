"""Set up what Warhost needs, one step after the other: `python3 tools/setup.py [STEP ...]`.

Python 3.11 and nothing else is asked of the machine, so everything here is standard library,
and this file and those it imports can be read by older Pythons, which are told what is missing.
"""

from __future__ import annotations

import sys

import client
import python_packages
from steps import SetupFailed, Step

import browser

STEPS: dict[str, Step] = {
    "uv": python_packages.UV,
    "python": python_packages.ENVIRONMENT,
    "warhost": python_packages.WARHOST,
    "node": client.NODE,
    "packages": client.PACKAGES,
    "types": client.TYPES,
    "client": client.BUILD,
    "browser": browser.BROWSER,
}
ONLY_WHEN_NAMED: dict[str, Step] = {"peers": python_packages.PEERS_OF_BENCH}


def main(names: list[str]) -> None:
    """Run the named steps, by default all that work needs, and stop at the first that fails."""
    known = STEPS | ONLY_WHEN_NAMED
    if sys.version_info < (3, 11):  # noqa: UP036 - older Pythons are told what is missing
        sys.exit("setup: Warhost needs Python 3.11 or newer; try: make PYTHON=/path/to/python3.11")
    for name in names or STEPS:
        if name not in known:
            sys.exit(f"setup: there is no step {name}; the steps are {', '.join(known)}")
        try:
            known[name].run()
        except SetupFailed as failure:
            sys.exit(f"setup: {failure}")


if __name__ == "__main__":
    main(sys.argv[1:])
