"""Run the scripts of all peers, one after the other; one that fails is told of and passed over."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def main() -> None:
    for script in sorted(HERE.glob("peer_*.py")):
        if subprocess.run([sys.executable, script], check=False).returncode != 0:
            print(f"bench: {script.name} failed and is left out", file=sys.stderr)


if __name__ == "__main__":
    main()
