"""The records of a pack, in a hidden folder of it that nothing else reads: packs, archives and kits leave it out.

.records/0001.json            a record
.records/packs/DIGEST.json    the state of the pack that some of them were measured of
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.experiments.records.orders import OneBattle, RecordError
from engine.experiments.records.record import (
    MOST_BYTES,
    MOST_NUMBER,
    Record,
    changed,
    read_record,
    record_text,
)
from engine.experiments.records.states import MOST_STATE_BYTES, State, read_state, state_text
from engine.paths import CONTENT
from schemas.edits.writing import held, put_in_place, sweep, write_beside

FOLDER: Final = ".records"
STATES: Final = "packs"
MOST_RECORDS: Final = 100
"""Records beside a pack: when there are more, the oldest go that are not pinned, single battles first."""

_NUMBERED: Final = re.compile(r"[0-9]{4,6}\.json")


class Broken(NamedTuple):
    """A file in the place of a record that is none: its name, and why."""

    file: str
    reason: str


@dataclass(frozen=True)
class Shelf:
    """The records of the pack in a folder."""

    pack: Path

    def refuse_unfit(self) -> None:
        """Refuse before the work what could not be kept after it.

        Raises:
            RecordError: the pack is a shipped one, or it is full of pinned records, or the folder is a link.
        """
        if self.pack.resolve().is_relative_to(CONTENT.resolve()):
            raise RecordError(
                "nothing is kept beside a pack that comes with Musterpress; make one of your own, or a copy"
            )
        self._refuse_links()
        self._oldest()

    def contents(self) -> tuple[tuple[Record, ...], tuple[Broken, ...]]:
        """Return all records by number, and by name what lies in the place of records and is none; read once."""
        read = [*self._read()]
        broken = (Broken(path.name, str(found)) for path, found in read if isinstance(found, RecordError))
        return tuple(found for _, found in read if isinstance(found, Record)), tuple(broken)

    def records(self) -> tuple[Record, ...]:
        """Return all records, by number."""
        return self.contents()[0]

    def named(self, which: str) -> Record:
        """Return the record of a number, or the last one of a name.

        Raises:
            RecordError: there is none.
        """
        number = int(which) if which.isdecimal() and len(which) <= len(str(MOST_NUMBER)) else None
        records = self.records()
        found = [each for each in records if number == each.number or (number is None and which == each.name)]
        if not found or not which:
            there = ", ".join(str(each.number) for each in records) or "none"
            raise RecordError(f"there is no record {which!r}; there are: {there}")
        return found[-1]

    def state_of(self, record: Record) -> State:
        """Return the state of the pack that a record was measured of.

        Raises:
            RecordError: it is not there, or it is none.
        """
        path = self._state(record.digest)
        data = self._bytes(path, MOST_STATE_BYTES)
        if data is None:
            raise RecordError(f"the pack that record {record.number} was measured of is not kept")
        state = read_state(data)
        if state.digest != record.digest:
            raise RecordError(f"{path.name} is the state of another pack")
        return state

    def keep(self, record: Record, state: State) -> Record:
        """Keep a record with the state of its pack and return it with its number, the next one.

        When there are too many, the oldest goes that is not pinned, a single battle first, once the new one is
        written. Raises `OSError`.

        Raises:
            RecordError: all are pinned, or it is too long.
        """
        with self._held():
            numbered, oldest = changed(record, number=self._next()), self._oldest()
            path = self._state(state.digest)
            if self._bytes(path, MOST_STATE_BYTES) is None:
                _put(path, state_text(state), MOST_STATE_BYTES)
            _put(self._path(numbered.number), record_text(numbered), MOST_BYTES)
            if oldest is not None:
                self._path(oldest.number).unlink(missing_ok=True)
            self._sweep_states()
        return numbered

    def change(self, record: Record, **parts: Any) -> Record:
        """Put another name, note or pin to a record that is kept, and return it. Raises `OSError`.

        Raises:
            RecordError: it cannot be called so.
        """
        with self._held():
            new = changed(record, **parts)
            _put(self._path(new.number), record_text(new), MOST_BYTES)
        return new

    def drop(self, record: Record) -> None:
        """Delete a record, and the state of its pack if no other one is of it. Raises `OSError`."""
        with self._held():
            self._path(record.number).unlink(missing_ok=True)
            self._sweep_states()

    @contextmanager
    def _held(self) -> Iterator[None]:
        self._refuse_links()
        self._folder.mkdir(exist_ok=True)
        with held(self._folder):
            yield

    @property
    def _folder(self) -> Path:
        return self.pack / FOLDER

    def _path(self, number: int) -> Path:
        return self._folder / f"{number:04}.json"

    def _state(self, digest: str) -> Path:
        return self._folder / STATES / f"{digest}.json"

    def _refuse_links(self) -> None:
        """A link might lead out of the pack, and nothing is written through one."""
        for folder in (self._folder, self._folder / STATES):
            if folder.is_symlink():
                raise RecordError(f"{folder} is a link, and nothing is written through one")

    def _files(self) -> list[Path]:
        if self._folder.is_symlink() or not self._folder.is_dir():
            return []
        found = (path for path in self._folder.iterdir() if _NUMBERED.fullmatch(path.name))
        return sorted((path for path in found if path == self._path(_number(path))), key=_number)

    def _read(self) -> Iterator[tuple[Path, Record | RecordError]]:
        for path in self._files():
            try:
                yield path, self._record(path)
            except RecordError as error:
                yield path, error

    def _record(self, path: Path) -> Record:
        data = self._bytes(path, MOST_BYTES)
        if data is None:
            raise RecordError("no record: not a regular file that can be read")
        record = read_record(data)
        if record.number != _number(path):
            raise RecordError(f"it says that it is record {record.number}")
        return record

    @staticmethod
    def _bytes(path: Path, most: int) -> bytes | None:
        """Return the bytes of a regular file, of one that is too long a few more than it may have; else None."""
        if path.is_symlink() or not path.is_file():
            return None
        try:
            with path.open("rb") as stream:
                return stream.read(most + 1)
        except OSError:
            return None

    def _next(self) -> int:
        return max(map(_number, self._files()), default=0) + 1

    def _oldest(self) -> Record | None:
        """Return the record that has to go before another one is kept, None while there is room."""
        records = self.records()
        if len(records) < MOST_RECORDS:
            return None
        loose = [each for each in records if not each.pinned]
        if not loose:
            raise RecordError(f"there are {len(records)} records, all of them pinned; unpin or delete one")
        return next((each for each in loose if isinstance(each.order, OneBattle)), loose[0])

    def _sweep_states(self) -> None:
        """Take away the states that no record is of; where one cannot be read, nobody knows which it is of."""
        records, broken = self.contents()
        if broken:
            return
        needed = {self._state(each.digest) for each in records}
        for path in sorted((self._folder / STATES).glob("*.json")):
            if path not in needed:
                path.unlink(missing_ok=True)


def _number(path: Path) -> int:
    return int(path.stem)


def _put(path: Path, text: str, most: int) -> None:
    data = text.encode("utf-8")
    if len(data) > most:
        raise RecordError(f"it is longer than {most:,} bytes, and is not kept")
    path.parent.mkdir(exist_ok=True)
    sweep(path)
    put_in_place(write_beside(path, data), path)
