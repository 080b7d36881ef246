"""Which pack is meant: a path, or the id of a shipped one; and what of it is sound."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from pathlib import Path

from engine.checking.checks import Checked, check_packs
from engine.paths import CONTENT, shipped_ids
from schemas.diagnostics.diagnostics import Severity
from schemas.edits.swapping import undo_left_over
from schemas.kinds import PROSE
from schemas.packs.drafts import Memory
from schemas.packs.files import Disk, Overlay
from schemas.packs.folders import pack_around, packs_at
from schemas.packs.gather import Gatherer
from schemas.packs.packs import Pack


class PackError(ValueError):
    """There is no pack of a name, or there are several, or it cannot be read."""


def find(name: str | Path) -> Path:
    """Return where a pack lies; what a killed program left half written in it is put back first.

    Raises:
        PackError: there is no such path and no shipped pack of that id, or it is being written right now.
    """
    path = Path(name)
    if path.exists():
        _put_back(path)
        return path
    if name in shipped_ids():
        return CONTENT / name
    from difflib import get_close_matches  # noqa: PLC0415 - most name a pack that there is

    near = get_close_matches(str(name), shipped_ids(), n=1)
    advice = f" (did you mean {near[0]!r}?)" if near else f" (shipped packs: {', '.join(shipped_ids())})"
    raise PackError(f"{str(name)!r} is neither a path nor a shipped pack{advice}")


def read_one(
    folder: Path,
    changes: Mapping[Path, bytes | None],
    passed_over: Collection[str] = PROSE,
    memory: Memory | None = None,
) -> Checked:
    """Return the verdict on a pack, with changes to its files, without the kinds of documents `passed_over`.

    What `memory` knows of is not read and judged again.
    """
    gatherer = Gatherer(Overlay(changes), Memory() if memory is None else memory, passed_over=frozenset(passed_over))
    return check_packs((folder,), (CONTENT,), gatherer)


def the_one(checked: Checked, name: str | Path) -> Pack:
    """Return the one pack of a verdict, without the documents that have errors.

    Raises:
        PackError: there are none or several.
    """
    if len(checked.packs) != 1:
        ids = ", ".join(pack.manifest.id for pack in checked.packs)
        raise PackError(f"{str(name)!r} holds several packs ({ids}); name one of them")
    [pack] = checked.packs
    faulty = {Path(path).resolve() for path in errors_of(checked)}
    if not faulty:
        return pack
    return replace(pack, documents=tuple(one for one in pack.documents if one.path.resolve() not in faulty))


def errors_of(checked: Checked) -> tuple[str, ...]:
    """Return the paths of the files with errors, one an error."""
    return tuple(found.path for found in checked.diagnostics if found.severity is Severity.ERROR)


def _put_back(path: Path) -> None:
    """Put back what is left half written in the packs meant by a path."""
    inside = packs_at(path, Disk())[0] if path.is_dir() else (pack_around(path, Disk()) or path.parent,)
    try:
        for folder in inside:
            undo_left_over(folder)
    except OSError as error:
        raise PackError(f"{path} was left half written: {error.strerror or error}") from None
