"""Files put into a folder as a set, and its receipt: which files in it Musterpress wrote, and what they said then."""

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from errno import EEXIST
from hashlib import sha256
from pathlib import Path, PurePosixPath
from stat import S_IWUSR
from typing import Annotated, Final, Literal

import typer
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from engine.battles.logs import is_log
from musterpress.terminal import complain
from schemas.edits.swapping import changing, swap

RECEIPT_NAME: Final = ".musterpress"
FORMAT: Final = 1
ABOUT: Final = (
    "What Musterpress wrote into this folder. It overwrites these files only, and only while they are unchanged."
)


def _inside(name: str) -> str:
    """Return the name of a file below its folder, on every system."""
    place = PurePosixPath(name)
    if (
        place.is_absolute()
        or not place.parts
        or ".." in place.parts
        or set(name) & set("\\:")
        or not name.isprintable()
    ):
        raise ValueError("the name leads out of the folder")
    return name


class _Entry(BaseModel):
    model_config = ConfigDict(strict=True)

    of: str
    sha256: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class _Written(BaseModel):
    """A receipt as it stands in its file, which anybody may have written."""

    model_config = ConfigDict(strict=True)

    format: Literal[1]
    files: dict[Annotated[str, AfterValidator(_inside)], _Entry]


@dataclass(frozen=True)
class Receipt:
    """Files by their names: what they belong to, and the digest of their bytes."""

    files: Mapping[str, tuple[str, str]] = field(default_factory=dict)

    def digest(self, name: str) -> str:
        """Return the digest of a file as it was written, "" if it was not."""
        return self.files[name][1] if name in self.files else ""

    def of(self, label: str) -> tuple[str, ...]:
        """Return the names of the files that belong to something, sorted."""
        return tuple(sorted(name for name, (what, _) in self.files.items() if what == label))

    def after(self, label: str, files: Mapping[str, bytes], gone: Iterable[str]) -> "Receipt":
        """Return the receipt after files of a set were written, and others taken away."""
        kept = {name: entry for name, entry in self.files.items() if name not in {*gone}}
        return Receipt(kept | {name: (label, sha256(data).hexdigest()) for name, data in files.items()})

    def to_json(self) -> str:
        """Return the receipt as JSON, names sorted."""
        files = {name: {"of": label, "sha256": digest} for name, (label, digest) in sorted(self.files.items())}
        return json.dumps({"format": FORMAT, "about": ABOUT, "files": files}, indent=1, ensure_ascii=False) + "\n"


def read_receipt(folder: Path) -> Receipt:
    """Return the receipt of a folder; an empty one if there is none, or none as Musterpress writes them."""
    path = folder / RECEIPT_NAME
    try:
        written = _Written.model_validate_json(path.read_bytes() if path.is_file() else b"")
    except (OSError, ValueError):
        return Receipt()
    return Receipt({name: (entry.of, entry.sha256) for name, entry in written.files.items()})


REFUSED_STATUS = 2


@dataclass(frozen=True)
class FileSet:
    """Files that belong together, by name (with forward slashes) below their folder.

    `label` says what they are. Of a set that is `whole`, what the one before it left there is taken away.
    """

    label: str
    files: Mapping[str, bytes]
    whole: bool = True


class NotWritten(OSError):
    """Nothing was written to a folder: `reasons` say why, a sentence each."""

    def __init__(self, folder: Path, reasons: tuple[str, ...]) -> None:
        super().__init__(f"{folder}: {'; '.join(reasons)}")
        self.folder, self.reasons = folder, reasons


def write_set(made: FileSet, folder: Path, *, force: bool) -> tuple[Path, ...]:
    """Put all files of a set into a folder as `put_set` does.

    Raises:
        ValueError: a name leads out of the folder.
        typer.Exit: nothing was written, and why is said; status 2.
    """
    with _said():
        return put_set(made, folder, force=force)


def put_set(made: FileSet, folder: Path, *, force: bool) -> tuple[Path, ...]:
    """Put all files of a set into a folder, in one go, and return their paths in order.

    A failed or interrupted writing leaves the folder as it was. The folder gets a receipt of what was written.

    Raises:
        ValueError: a name leads out of the folder.
        NotWritten: nothing was written; without `force`, nothing is that would overwrite files of others.
    """
    home = folder.resolve()
    _refuse(_no_folder(home), folder)
    try:
        with changing(home) as held:
            receipt = read_receipt(home)
            _refuse(_objections(home, (*made.files, RECEIPT_NAME), made.files, receipt, force=force), folder)
            stale = _stale(home, made, receipt)
            record = receipt.after(made.label, made.files, stale).to_json().encode()
            swap(held, {**made.files, RECEIPT_NAME: record}, stale)
    except NotWritten:
        raise
    except OSError as error:
        raise NotWritten(folder, (f"{error.strerror or error}",)) from error
    return tuple(folder / name for name in made.files)


def write_log(path: Path, data: bytes, *, force: bool) -> None:
    """Write the log of a battle, whole or not at all; only another log is overwritten.

    Raises:
        typer.Exit: nothing was written, and why is said; status 2.
    """
    with _said():
        put_log(path, data, force=force)


def put_log(path: Path, data: bytes, *, force: bool) -> None:
    """Write the log of a battle as `write_log` does.

    Raises:
        NotWritten: nothing was written.
    """
    home = path.parent.resolve()
    _refuse(_no_folder(home), path.parent)
    try:
        with changing(home) as held:
            _refuse(_objections(home, (path.name,), {path.name: data}, Receipt(), force=force), path.parent)
            swap(held, {path.name: data})
    except NotWritten:
        raise
    except OSError as error:
        raise NotWritten(path.parent, (f"{path.name}: {error.strerror or error}",)) from error


def write_new(folder: Path, files: Mapping[str, bytes]) -> tuple[Path, ...]:
    """Put files into a folder, in one go, where none of them is, and return their paths in order.

    Raises:
        ValueError: a name leads out of the folder.
        FileExistsError: one of them is there already; nothing was written.
        OSError: they could not be written, none of them.
    """
    home = folder.resolve()
    with changing(home) as held:
        for name in files:
            if there := [part for part in _ways(home, name) if part.is_symlink() or part.is_file()]:
                raise FileExistsError(EEXIST, "nothing is overwritten", str(there[0]))
        swap(held, files)
    return tuple(folder / name for name in files)


def is_read_only(path: Path) -> bool:
    """Return whether the owner of a file has forbidden to change it."""
    return not path.stat().st_mode & S_IWUSR


def _refuse(reasons: Iterator[str] | tuple[str, ...], folder: Path) -> None:
    """Refuse to write to a folder for some reasons; do nothing without any."""
    if found := tuple(reasons):
        raise NotWritten(folder, found)


@contextmanager
def _said() -> Iterator[None]:
    """Say why nothing is written, and end with status 2."""
    try:
        yield
    except NotWritten as refused:
        for reason in refused.reasons:
            complain(f"Error: {refused.folder}: {reason}")
        complain(f"Nothing was written to {refused.folder}.")
        raise typer.Exit(REFUSED_STATUS) from refused


def _no_folder(home: Path) -> Iterator[str]:
    """Yield why there can be no folder."""
    if home.exists() and not home.is_dir():
        yield "there is a file in the place of this folder; choose another one"


def _objections(
    home: Path, names: tuple[str, ...], files: Mapping[str, bytes], receipt: Receipt, *, force: bool
) -> Iterator[str]:
    """Yield why files must not be put into a folder, a sentence each."""
    for name in names:
        if links := [part for part in _ways(home, name) if part.is_symlink()]:
            where = links[0].relative_to(home).as_posix()
            yield f"{where} is a link, and nothing is written through one; remove it, or choose another folder"
        elif not _has_room(home, name):
            yield f"there is no room for {name}; move away what stands there, or choose another folder"
        elif name in files and not force and _is_foreign(home / name, files[name], receipt.digest(name)):
            yield (
                f"{name} is there, and was not written by Musterpress, or was changed since; "
                "move it away, choose another folder, or overwrite it with --force"
            )


def _ways(home: Path, name: str) -> list[Path]:
    """Return the folders on the way to a file, and the file."""
    place = PurePosixPath(name)
    if place.is_absolute() or ".." in place.parts or not place.parts or (home / name).drive != home.drive:
        raise ValueError(f"name must stay inside the folder, got {name!r}")
    return [home.joinpath(*place.parts[: count + 1]) for count in range(len(place.parts))]


def _has_room(home: Path, name: str) -> bool:
    """Whether nothing but folders stands on the way to a file, and nothing but a file in its place."""
    *above, place = _ways(home, name)
    return all(part.is_dir() or not part.exists() for part in above) and (place.is_file() or not place.exists())


def _is_foreign(path: Path, data: bytes, digest: str) -> bool:
    """Whether there is a file that would be lost: other bytes than ours to be, than ours before, and no log."""
    if not path.exists():
        return False
    with path.open("rb") as stream:
        if is_log(stream):
            return False
    found = path.read_bytes()
    return found != data and sha256(found).hexdigest() != digest


def _stale(home: Path, made: FileSet, receipt: Receipt) -> tuple[str, ...]:
    """Return the files of the set before this one that it does not have and nobody changed."""
    old = [name for name in receipt.of(made.label) if made.whole and name not in made.files]
    plain = (name for name in old if not any(part.is_symlink() for part in _ways(home, name)))
    return tuple(
        name
        for name in plain
        if (home / name).is_file() and sha256((home / name).read_bytes()).hexdigest() == receipt.digest(name)
    )
