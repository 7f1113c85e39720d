"""Match files: NAME.war holds the journal, NAME.seed beside it what the dice come from.

A `.war` file has one JSON record a line and only grows. The events of a round stand before
the line that tells of the round, so that a torn end never leaves a round without its events.
"""

import fcntl
import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

import msgspec

from warhost.kernel.digests import canonical
from warhost.kernel.entries import Close, Header
from warhost.kernel.journal import Batch, Break, Happening, Line

SUFFIX, SEED_SUFFIX = ".war", ".seed"
SEED_BYTES = 32

_decode = msgspec.json.Decoder(Line | Happening).decode


class NotAMatch(Exception):
    """A file is no match file, or not any more; the break says from which line on."""

    def __init__(self, path: Path, found: Break) -> None:
        super().__init__(f"{path}, line {found.line}: {found.why}")
        self.path = path
        self.found = found


class Stored(msgspec.Struct, frozen=True):
    """What a match file holds. `size` is the length of its whole part in bytes."""

    lines: tuple[Line, ...]
    happenings: tuple[Happening, ...]
    size: int

    @property
    def header(self) -> Header:
        """The first line's entry."""
        entry = self.lines[0].entry
        assert isinstance(entry, Header)
        return entry

    @property
    def seed(self) -> bytes | None:
        """The seed, once the match is over and its last line tells it."""
        entry = self.lines[-1].entry
        return bytes.fromhex(entry.seed) if isinstance(entry, Close) else None


class WarFile:
    """An open match file. Nobody else writes to it meanwhile."""

    def __init__(self, path: Path, descriptor: int, stored: Stored) -> None:
        self.path = path
        self.stored = stored
        self._descriptor = descriptor
        self._size = stored.size

    def keep(self, batch: Batch) -> None:
        """Append a batch and wait until it is on the disk; on failure nothing of it stays."""
        data = b"".join(records_of(batch))
        try:
            _write_all(self._descriptor, data, self._size)
            os.fsync(self._descriptor)
        except OSError:
            os.ftruncate(self._descriptor, self._size)
            raise
        self._size += len(data)
        if any(isinstance(line.entry, Close) for line in batch.lines):
            seed_path(self.path).unlink(missing_ok=True)

    def __enter__(self) -> "WarFile":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        trouble: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        os.close(self._descriptor)


def seed_path(path: Path) -> Path:
    """Where the seed of a running match lies."""
    return path.with_suffix(SEED_SUFFIX)


def create_war(path: Path, seed: bytes) -> WarFile:
    """A new, empty match file and its seed, which only its owner may read."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o644)
    _lock(descriptor)
    kept = os.open(seed_path(path), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        _write_all(kept, seed.hex().encode() + b"\n", 0)
        os.fsync(kept)
    finally:
        os.close(kept)
    _sync_folder(path.parent)
    return WarFile(path, descriptor, Stored((), (), 0))


def open_war(path: Path) -> WarFile:
    """A match file to go on with. What a crash tore off at its end is cut away."""
    descriptor = os.open(path, os.O_RDWR)
    _lock(descriptor)
    try:
        stored = read_war(path)
        os.ftruncate(descriptor, stored.size)
    except BaseException:
        os.close(descriptor)
        raise
    return WarFile(path, descriptor, stored)


def read_war(path: Path) -> Stored:
    """What a match file holds up to its last whole line. Raises NotAMatch."""
    lines: list[Line] = []
    happenings: list[Happening] = []
    size = whole = 0
    *records, _torn = path.read_bytes().split(b"\n")
    for raw in records:
        size += len(raw) + 1
        record = _record(path, raw, len(lines) + 1)
        if isinstance(record, Line):
            lines.append(record)
            whole = size
        elif record.line == len(lines) + 1:
            happenings.append(record)
        else:
            raise NotAMatch(path, Break(len(lines) + 1, "events of another round stand before it"))
    if not lines or not isinstance(lines[0].entry, Header):
        raise NotAMatch(path, Break(1, "this is no match file: it has no header"))
    told = tuple(happening for happening in happenings if happening.line <= len(lines))
    return Stored(tuple(lines), told, whole)


def read_seed(path: Path) -> bytes | None:
    """The seed of a running match, where it lies beside the file."""
    file = seed_path(path)
    return bytes.fromhex(file.read_text()) if file.is_file() else None


def write_copy(path: Path, batch: Batch) -> None:
    """A new file with what a seat may have."""
    with path.open("xb") as file:
        file.writelines(records_of(batch))


def records_of(batch: Batch) -> Iterator[bytes]:
    """The lines of the file: a round's events stand before the line of the round."""
    told = {happening.line: happening for happening in batch.happenings}
    for line in batch.lines:
        if line.number in told:
            yield canonical(told[line.number]) + b"\n"
        yield canonical(line) + b"\n"


def _record(path: Path, raw: bytes, number: int) -> Line | Happening:
    try:
        record: Line | Happening = _decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as trouble:
        raise NotAMatch(path, Break(number, f"it is not understood: {trouble}")) from None
    if canonical(record) != raw:
        raise NotAMatch(path, Break(number, "it is not as this program writes it"))
    return record


def _write_all(descriptor: int, data: bytes, offset: int) -> None:
    while data:
        written = os.pwrite(descriptor, data, offset)
        data, offset = data[written:], offset + written


def _lock(descriptor: int) -> None:
    fcntl.flock(descriptor, fcntl.LOCK_EX)


def _sync_folder(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
