"""Write the schema of the API into a file: `.venv/bin/python tools/api_schema.py FILE`."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from warhost.host.http.app import application
from warhost.host.service import Service
from warhost.host.settings import Settings


def main(target: Path) -> None:
    with TemporaryDirectory() as folder:
        service = Service(Settings(Path(folder)))
        schema = application(service).openapi_schema.to_schema()
        service.close()
    target.write_bytes(msgspec.json.format(msgspec.json.encode(schema)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
