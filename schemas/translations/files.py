"""Catalogues of a pack on the disk: which there are, and what one says."""

from collections.abc import Iterator
from pathlib import Path
from re import compile as compiled
from typing import Final

import polib

from schemas.diagnostics.diagnostics import Flaw, FlawError
from schemas.models.pack import LANGUAGE_PATTERN
from schemas.packs.files import Files
from schemas.packs.folders import OUTSIDE, unreadable
from schemas.packs.packs import Pack
from schemas.reading.compose import MOST_BYTES
from schemas.reading.text import decoded, oversize

FOLDER: Final = "translations"
ENDING: Final = ".po"
TAG: Final = compiled(LANGUAGE_PATTERN)
NO_PATH: Final = "#~| \0\n"
"""A line that says nothing, before what is read: polib would open a file if the text were the path of one."""

KEYWORD: Final = compiled(r"\s*(?:#~\s*)?msg")
WRONG_LINE: Final = compiled(r"line (\d+)\)(?:: )?(.*)")
MOST_LINES: Final = 2_000
"""Lines of one text or comment: polib copies what it has with each."""

WRITES_ONE: Final = "musterpress translate writes one, and Poedit or any text editor edits it"

Key = tuple[str, str]
"""Place and words."""


def catalogue_path(pack: Pack, language: str) -> Path:
    """Return where the catalogue of a language lies, whether there is one or not."""
    return pack.folder / FOLDER / f"{language}{ENDING}"


def catalogue_paths(pack: Pack, files: Files) -> tuple[Path, ...]:
    """Return the catalogues of a pack, sorted."""
    folder = pack.folder / FOLDER
    if not files.is_folder(folder):
        return ()
    try:
        entries = files.entries(folder)
    except OSError:
        return ()
    return tuple(entry.path for entry in entries if not entry.is_folder and entry.path.suffix.lower() == ENDING)


def languages_of(pack: Pack, files: Files) -> tuple[str, ...]:
    """Return the languages that a pack and those it builds on have catalogues for, sorted; their own are not named."""
    lower = (*((pack.base,) if pack.base else ()), *pack.required)
    own = {path.stem for path in catalogue_paths(pack, files) if TAG.fullmatch(path.stem)}
    return tuple(sorted(own.union(*(languages_of(one, files) for one in lower))))


def read_catalogue(path: Path, pack: Pack, files: Files) -> polib.POFile:
    """Return the catalogue in a file of a pack; the lines of its entries count from 1.

    Raises:
        FlawError: it cannot be read, or it is none.
    """
    return parsed(read_source(path, pack, files))


def read_source(path: Path, pack: Pack, files: Files) -> str:
    """Return the text of a file of a pack.

    Raises:
        FlawError: it lies outside the pack, is too large or no UTF-8, or the system refuses it.
    """
    if not path.resolve().is_relative_to(pack.folder.resolve()):
        raise FlawError(Flaw("outside-pack", 0, 0, OUTSIDE, "copy it into the pack"))
    try:
        data = files.read(path)
    except OSError as error:
        raise FlawError(unreadable("file", error)) from None
    if len(data) > MOST_BYTES:
        raise FlawError(oversize(len(data)))
    return decoded(data)


def parsed(source: str) -> polib.POFile:
    """Return the catalogue that a text is.

    Raises:
        FlawError: it is none.
    """
    _refuse_endless(source)
    try:
        catalogue = polib.pofile(NO_PATH + source)
    except (OSError, ValueError, LookupError, AttributeError, TypeError) as error:  # all of these are how polib refuses
        raise FlawError(_no_catalogue(str(error))) from None
    for entry in catalogue:
        entry.linenum = (entry.linenum or 1) - 1
    return catalogue


def _refuse_endless(source: str) -> None:
    begun = 0
    for number, line in enumerate(source.splitlines()):
        if KEYWORD.match(line):
            begun = number
        elif number - begun > MOST_LINES:
            message = f"a text or comment of more than {MOST_LINES:,} lines stands above"
            raise FlawError(Flaw("not-a-catalogue", number + 1, 1, message, WRITES_ONE))


def _no_catalogue(error: str) -> Flaw:
    found = WRONG_LINE.search(error)
    line, why = (max(int(found[1]) - 1, 1), found[2]) if found else (0, "")
    message = "this is no catalogue of translations (gettext PO)" + (f": {why}" if why else "")
    return Flaw("not-a-catalogue", line, int(bool(line)), message, WRITES_ONE)


def said_in(catalogue: polib.POFile) -> Iterator[polib.POEntry]:
    """Yield the entries that are translated and in force."""
    yield from (one for one in catalogue if one.msgstr and not one.obsolete and not one.fuzzy)
