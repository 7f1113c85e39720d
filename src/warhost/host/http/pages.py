"""The client: its files, and its one page for every address that is not a file."""

from importlib import resources
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
}
KEPT = "public, max-age=31536000, immutable"
ASKED_AGAIN = "no-cache"
POLICY = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
"""Nothing foreign runs in our pages. Styles in place are what the boards are drawn with."""


def built_client() -> Path:
    return Path(str(resources.files("warhost.host") / "static"))


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
def client(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the built client, or its page."""
    if path.startswith("/api/") or "\0" in path:
        raise NotFoundException("There is nothing at this address.")
    root = built_client().resolve()
    file = (root / path.lstrip("/")).resolve()
    if not file.is_relative_to(root) or not file.is_file():
        file = root / "index.html"
    if not file.is_file():
        raise NotFoundException("The client has not been built: run make setup.")
    return _file(file, "gzip" in request.headers.get("accept-encoding", ""))


def _file(file: Path, zipped: bool) -> Response[bytes]:
    hashed = file.parent.name == "assets"
    headers = {
        "cache-control": KEPT if hashed else ASKED_AGAIN,
        "content-security-policy": POLICY,
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
    }
    packed = file.with_name(file.name + ".gz")
    if zipped and packed.is_file():
        headers["content-encoding"] = "gzip"
        body = packed.read_bytes()
    else:
        body = file.read_bytes()
    kind = TYPES.get(file.suffix, "application/octet-stream")
    return Response(body, media_type=kind, headers=headers)


ROUTES = (client,)
