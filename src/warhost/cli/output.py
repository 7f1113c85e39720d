"""What commands print: text for people or JSON for programs; failures as one sentence."""

import os
import sys
import tempfile
import traceback
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import msgspec
import typer

from warhost.kernel.packs import Flaw
from warhost.kernel.refusals import Refusal
from warhost.shelf.packs import PackFlawed

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]

FAILED, MISUSED = 1, 2


class Failed(Exception):
    """A command could not do what it was asked: a sentence, and one line for each reason."""

    def __init__(self, text: str, reasons: Sequence[Any] = (), status: int = FAILED) -> None:
        super().__init__(text)
        self.text = text
        self.reasons = tuple(reasons)
        self.status = status


def refused(text: str, refusals: Sequence[Refusal]) -> Failed:
    """The failure of a command that the rules refuse."""
    return Failed(text, refusals)


def put(record: Any, lines: Iterable[str], as_json: bool) -> None:
    """Print a record as JSON, or the lines that tell it to a person."""
    if as_json:
        print(encoded(record))
    else:
        for line in lines:
            print(line)


def encoded(record: Any) -> str:
    """A record as JSON that a person can read too."""
    return msgspec.json.format(msgspec.json.encode(record), indent=2).decode()


def failure_of(trouble: Exception) -> Failed:
    """Whatever went wrong, as a sentence."""
    if isinstance(trouble, Failed):
        return trouble
    if isinstance(trouble, PackFlawed):
        return Failed(f"the pack {trouble.name} has flaws.", trouble.flaws)
    if isinstance(trouble, typer.TyperException):
        said = getattr(trouble, "format_message", trouble.__str__)()
        return Failed(said, status=getattr(trouble, "exit_code", FAILED))
    if isinstance(trouble, OSError) and trouble.filename is not None:
        return Failed(f"{trouble.filename}: {trouble.strerror}")
    return Failed(f"Warhost made a mistake; its report is in {_report(trouble)}.")


def tell(failure: Failed, as_json: bool) -> None:
    """Say on the error stream what failed."""
    if as_json:
        said = {"error": failure.text, "reasons": failure.reasons}
        print(encoded(said), file=sys.stderr)
    else:
        print(f"warhost: {failure.text}", file=sys.stderr)
        for reason in failure.reasons:
            print(f"  {line_of(reason)}", file=sys.stderr)


def line_of(reason: Any) -> str:
    """A reason in one line: a refusal with its place and clause, a flaw with its file and line."""
    if isinstance(reason, Refusal):
        place = f"{reason.place}: " if reason.place else ""
        clause = f" ({reason.clause})" if reason.clause else ""
        return f"{place}{reason.text}{clause}"
    if isinstance(reason, Flaw):
        return _line_of_flaw(reason)
    return str(reason)


def _line_of_flaw(flaw: Flaw) -> str:
    file = f"{flaw.file}:{flaw.line}" if flaw.line else flaw.file
    row = f"[{flaw.table}.{flaw.row}]" if flaw.row else ""
    place = " ".join(part for part in (file, row, flaw.field) if part)
    return f"{place}: {flaw.text}" if place else flaw.text


def silence_pipe() -> None:
    """Whoever read our output has gone; nothing more is to be written at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _report(trouble: Exception) -> str:
    with tempfile.NamedTemporaryFile("w", prefix="warhost-", suffix=".txt", delete=False) as file:
        traceback.print_exception(trouble, file=file)
    return file.name
