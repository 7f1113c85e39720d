"""Node, the client's packages and the built client; `python3 tools/client.py SCRIPT` runs npm's."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from python_packages import NETWORK, UV_COMMAND, VENV_PYTHON
from steps import ROOT, TOOLS, Step, files_below, run

WEB = ROOT / "web"
MANIFEST = WEB / "package.json"
MODULES = WEB / "node_modules"
BUILT = ROOT / "src" / "warhost" / "host" / "static"
API_SCHEMA = TOOLS / "api-schema.json"
API_TYPES = WEB / "app" / "api" / "generated.ts"

NODE_WHEEL = TOOLS / "node"
NODE_LOCK = ROOT / "tools" / "node.lock"
NODE_FOUND = TOOLS / "node-folder"

NOT_SOURCES = ("node_modules", "dist", "coverage", "test-results", ".svelte-kit", ".vite")


def find_node() -> None:
    """Note the folder of a Node that is new enough: the system's, else one from its wheel."""
    if not new_enough(node_version()):
        run(UV_COMMAND, "venv", "--clear", "--python", sys.executable, NODE_WHEEL, advice=NETWORK)
        python = NODE_WHEEL / "bin" / "python"
        install = (UV_COMMAND, "pip", "install", "--python", python)
        run(*install, "--require-hashes", "-r", NODE_LOCK, advice=NETWORK)
        NODE_FOUND.write_text(str(NODE_WHEEL / "bin"))
    else:
        NODE_FOUND.write_text(str(Path(shutil.which("node") or "").parent))


def node_version() -> tuple[int, ...]:
    """The version of the system's Node, or nothing where Node or npm is missing."""
    if not shutil.which("node") or not shutil.which("npm"):
        return ()
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    return tuple(int(number) for number in re.findall(r"\d+", said.stdout))


def new_enough(version: tuple[int, ...]) -> bool:
    """What the build tool asks for; odd versions in between are not supported by it."""
    return (20, 19) <= version < (21,) or version >= (22, 12)


def node_environment() -> dict[str, str]:
    return {**os.environ, "PATH": NODE_FOUND.read_text() + os.pathsep + os.environ["PATH"]}


def install_packages() -> None:
    if MANIFEST.exists():
        npm("ci", "--no-audit", "--no-fund", advice=NETWORK)


def make_types() -> None:
    """The records of the host as types of the client."""
    run(
        VENV_PYTHON, ROOT / "tools" / "api_schema.py", API_SCHEMA, advice="Mend the host's records."
    )
    npm("run", "types", advice="Mend the host's records.")


def build_client() -> None:
    if MANIFEST.exists():
        npm("run", "build", advice="Mend the client and run make again.")


def npm(*words: str, advice: str) -> None:
    run("npm", *words, advice=advice, folder=WEB, environment=node_environment())


def package_files() -> Iterator[Path]:
    return (path for path in sources() if path.name in ("package.json", "package-lock.json"))


def sources() -> Iterator[Path]:
    return files_below(WEB, without=NOT_SOURCES)


def host_sources() -> Iterator[Path]:
    """Everything the schema of the API may depend on."""
    below = files_below(ROOT / "src" / "warhost", without=("__pycache__", "static"))
    return (path for path in below if path.suffix == ".py")


def run_script(name: str, *options: str) -> int:
    """Run a script of the client where it has one, in full view."""
    if not MANIFEST.exists():
        return 0
    command = ["npm", "run", "--silent", "--if-present", name, "--", *options]
    return subprocess.run(command, cwd=WEB, env=node_environment(), check=False).returncode


NODE = Step(
    name="node",
    says="looking for Node 20.19 or newer, else installing it from its wheel into .tools/node",
    is_there=lambda: NODE_FOUND.exists() and Path(NODE_FOUND.read_text(), "node").exists(),
    inputs=lambda: [NODE_LOCK],
    work=find_node,
)
PACKAGES = Step(
    name="packages",
    says="installing the client's locked packages into web/node_modules",
    is_there=lambda: MODULES.exists() or not MANIFEST.exists(),
    inputs=package_files,
    work=install_packages,
)
TYPES = Step(
    name="types",
    says="making the client's types from the schema of the API, into web/app/api/generated.ts",
    is_there=API_TYPES.exists,
    inputs=lambda: [MANIFEST, *host_sources()],
    work=make_types,
)
BUILD = Step(
    name="client",
    says="building the client into src/warhost/host/static",
    is_there=lambda: BUILT.exists() or not MANIFEST.exists(),
    inputs=sources,
    work=build_client,
)

if __name__ == "__main__":
    sys.exit(run_script(*sys.argv[1:]))
