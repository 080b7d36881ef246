"""Which characters the shipped faces can print, known without opening them, and where a pack has others."""

import re
from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from exporters.findings import finding
from schemas.diagnostics.diagnostics import Diagnostic, Location
from schemas.diagnostics.plenty import MOST_MISTAKES
from schemas.kinds import PROSE
from schemas.packs.drafts import located
from schemas.packs.files import Disk, Files
from schemas.packs.folders import MANIFEST_NAME
from schemas.packs.packs import Pack
from schemas.reading.nodes import LINE_BREAK
from schemas.reading.positions import Places
from schemas.reading.text import read_text
from schemas.reading.unseen import told

PRINTED: Final = (
    "0020-007E 00A0-017F 0192-0192 0218-021B 02C6-02C8 02CA-02CC 02CE-02D1 02D4-02D4 02D6-02DD 0370-0377 "
    "037A-037F 0384-038A 038C-038C 038E-03A1 03A3-03E1 03F0-03FF 2012-2016 2018-201A 201C-201E 2020-2022 "
    "2026-2026 2030-2030 2039-203A 203F-203F 2044-2044 204A-204A 2070-2070 2074-208E 20AC-20AC 2116-2116 "
    "2122-2122 2153-215F 2190-2193 21E6-21EA 2202-2202 2205-2206 220F-220F 2211-2212 2215-2215 2219-221A "
    "221E-221E 222B-222B 2248-2248 2260-2260 2264-2265 22C5-22C5 25CA-25CA FB01-FB02 "
)
"""All characters of the shipped faces, which have the same ones: first and last of each run."""

FILE_NAME: Final = re.compile(r"\.(?:png|jpe?g)\Z", re.IGNORECASE)
"""A path, which is not printed."""

HINT: Final = "use Latin or Greek letters, arrows and common signs"


@cache
def printed_characters() -> frozenset[str]:
    """Return every character that can be printed, and those that part words."""
    runs = (run.split("-") for run in PRINTED.split())
    return frozenset({"\t", "\n", "\r"}.union(*(map(chr, range(int(a, 16), int(b, 16) + 1)) for a, b in runs)))


def unprintable(pack: Pack, files: Files | None = None) -> tuple[Diagnostic, ...]:
    """Return a warning for each text of the pack's own documents with a character that no face has, at that character.

    Texts that are only read on a screen are passed over.
    """
    return tuple(sorted(_all_unprintable(pack, files or Disk())))


def _all_unprintable(pack: Pack, files: Files) -> Iterator[Diagnostic]:
    for document in pack.documents:
        if document.kind not in PROSE and (found := _odd_texts(document.data)):
            yield from _warnings(found, document.path, document.places, files)
    manifest = pack.manifest.model_dump(mode="json", include={"title", "authors"})
    if _odd_texts(manifest):
        path = pack.folder / MANIFEST_NAME
        [written, *_] = read_text(files.read(path)).documents
        yield from _warnings(_odd_texts(manifest), path, written.places, files)


def _odd_texts(data: Any) -> list[tuple[Location, tuple[str, ...]]]:
    """Return the places of texts with characters that no face has, and these, each once and in their order."""
    found = []
    for at, text in _texts(data, ()):
        missing = dict.fromkeys(sign for sign in text if sign not in printed_characters())
        if missing and not FILE_NAME.search(text):
            found.append((at, tuple(missing)))
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


def _warnings(
    found: Sequence[tuple[Location, tuple[str, ...]]], path: Path, places: Places, files: Files
) -> Iterator[Diagnostic]:
    source = files.read(path).decode("utf-8-sig", errors="replace")
    starts = [0, *(one.end() for one in LINE_BREAK.finditer(source))]
    for at, missing in found:
        line, column = _place(source, starts, places, at, missing[0])
        more = f" (and {len(missing) - 1} more in this text)" if missing[1:] else ""
        message = f"the shipped faces have no glyph for {told(missing[0])}{more}; a lozenge is printed instead"
        yield replace(located(finding("missing-glyph", at, message, HINT), path, places), line=line, column=column)


def _place(source: str, starts: Sequence[int], places: Places, at: Location, sign: str) -> tuple[int, int]:
    """Return line and column of a sign in a text of the file; those of the text where it is written as an escape."""
    span = places.span(at)
    index = source.find(sign, span[0].index, span[1].index) if span else -1
    if index < 0:
        return places.at(at)
    line = bisect(starts, index)
    return line, index - starts[line - 1] + 1
