"""Record the match that the tests keep: two bots, the first battle, always the same seed.

A recorded match changes on purpose only. Whoever records it again says in the commit which
clause or table changed.
"""

import sys
from pathlib import Path

from warhost.cli import run

FILE = Path("tests/games/triumph/golden/first-orders.war")
SEED = "5eed" * 16
BEGIN = ["match", "new", "triumph", "first-orders", "--file", str(FILE), "--seed", SEED]
SEATS = ["--seat", "red=captain", "--seat", "blue=steady"]


def main() -> int:
    """Record it, and verify what was recorded."""
    FILE.unlink(missing_ok=True)
    for words in ([*BEGIN, *SEATS], ["match", "run", str(FILE)], ["match", "verify", str(FILE)]):
        status = run(words)
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
