"""Characters that no face has: in the texts of a pack, and in their translations."""

import re
from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any, Final

import polib

from exporters.faces.characters import missing_glyph_hint, uncovered
from exporters.faces.fonts import font_findings, language_of
from exporters.findings import SEVERITIES, finding
from schemas.diagnostics.diagnostics import MOST_MISTAKES, Diagnostic, FlawError, Location
from schemas.kinds import PROSE
from schemas.packs.drafts import Memory, located
from schemas.packs.files import Disk, Files
from schemas.packs.folders import MANIFEST_NAME
from schemas.packs.packs import Pack
from schemas.reading.characters import told
from schemas.reading.nodes import LINE_BREAK, Places
from schemas.reading.text import read_text
from schemas.translations.files import catalogue_paths, parsed, read_source, said_in

FILE_NAME: Final = re.compile(r"\.(?:png|jpe?g)\Z", re.IGNORECASE)
"""A path, which is not printed."""

MISSING = "missing-glyph"


def unprintable(pack: Pack, files: Files | None = None, memory: Memory | None = None) -> tuple[Diagnostic, ...]:
    """Return an error for each text of the pack's own documents with a character that no face has, at that character.

    Texts that are only read on a screen are passed over.
    """
    found = _all_unprintable(pack, files or Disk(), memory or Memory())
    return tuple(sorted((*found, *font_faults(pack, files))))


def font_faults(pack: Pack, files: Files | None = None) -> tuple[Diagnostic, ...]:
    """Return what is wrong with the fonts that a pack brings, at the lines of its manifest that name them."""
    found = font_findings(pack)
    if not found:
        return ()
    path = pack.folder / MANIFEST_NAME
    [written, *_] = read_text((files or Disk()).read(path)).documents
    return tuple(located(one, path, written.places) for one in found)


def _all_unprintable(pack: Pack, files: Files, memory: Memory) -> Iterator[Diagnostic]:
    language = language_of(pack, "")
    for document in pack.documents:
        if document.kind not in PROSE and (found := memory.once(_odd_texts, document.data, language)):
            yield from _errors(found, document.path, document.places, files)
    manifest = pack.manifest.model_dump(mode="json", include={"title", "authors"})
    if found := _odd_texts(manifest, language):
        path = pack.folder / MANIFEST_NAME
        [written, *_] = read_text(files.read(path)).documents
        yield from _errors(found, path, written.places, files)


def _odd_texts(data: Any, language: str) -> list[tuple[Location, tuple[str, ...]]]:
    """Return the places of texts with characters that no face has, and these, each once and in their order."""
    found = []
    for at, text in _texts(data, ()):
        missing = uncovered(text, language)
        if missing and not FILE_NAME.search(text):
            found.append((at, missing))
        if len(found) == MOST_MISTAKES:
            break
    return found


def _texts(data: Any, at: Location) -> Iterator[tuple[Location, str]]:
    """Yield the texts of a value that have more than the letters of English."""
    if isinstance(data, str):
        if not data.isascii():
            yield at, data
    elif isinstance(data, dict | list):
        for step, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from _texts(value, (*at, step))


def _errors(
    found: Sequence[tuple[Location, tuple[str, ...]]], path: Path, places: Places, files: Files
) -> Iterator[Diagnostic]:
    source = files.read(path).decode("utf-8-sig", errors="replace")
    starts = [0, *(one.end() for one in LINE_BREAK.finditer(source))]
    for at, missing in found:
        line, column = _place(source, starts, places, at, missing[0])
        more = f" (and {len(missing) - 1} more in this text)" if missing[1:] else ""
        message = f"no face has a glyph for {told(missing[0])}{more}"
        yield replace(
            located(finding("missing-glyph", at, message, missing_glyph_hint()), path, places), line=line, column=column
        )


def _place(source: str, starts: Sequence[int], places: Places, at: Location, sign: str) -> tuple[int, int]:
    """Return line and column of a sign in a text of the file; those of the text where it is written as an escape."""
    span = places.span(at)
    index = source.find(sign, span[0].index, span[1].index) if span else -1
    if index < 0:
        return places.at(at)
    line = bisect(starts, index)
    return line, index - starts[line - 1] + 1


def unprintable_translations(pack: Pack, files: Files | None = None) -> tuple[Diagnostic, ...]:
    """Return an error for each translation with a character that no face has, at that character.

    Catalogues that cannot be read are passed over, and so is what explains the game.
    """
    files = files or Disk()
    paths = catalogue_paths(pack, files)
    return tuple(sorted(one for path in paths for one in islice(_of_file(path, pack, files), MOST_MISTAKES)))


def _of_file(path: Path, pack: Pack, files: Files) -> Iterator[Diagnostic]:
    try:
        source = read_source(path, pack, files)
        entries = [entry for entry in said_in(parsed(source)) if not entry.msgstr.isascii()]
    except FlawError:
        return
    lines = source.splitlines()
    for entry in entries:
        if (entry.msgctxt or "").partition("/")[0] not in PROSE and (missing := uncovered(entry.msgstr)):
            yield _diagnostic(path, lines, entry, missing)


def _diagnostic(path: Path, lines: list[str], entry: polib.POEntry, missing: tuple[str, ...]) -> Diagnostic:
    first = max(entry.linenum or 1, 1)
    behind = next((n for n in range(first, len(lines) + 1) if lines[n - 1].lstrip().startswith("msgstr")), first)
    line = next((n for n in range(behind, len(lines) + 1) if missing[0] in lines[n - 1]), behind)
    column = lines[line - 1].find(missing[0]) + 1
    more = f" (and {len(missing) - 1} more in this text)" if missing[1:] else ""
    message = f"no face has a glyph for {told(missing[0])}{more}"
    return Diagnostic(path.as_posix(), line, column, MISSING, SEVERITIES[MISSING], message, missing_glyph_hint())
