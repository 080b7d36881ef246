"""Where the translations of a pack have characters that no face at hand can print."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import polib

from exporters.findings import SEVERITIES
from exporters.text.characters import missing_glyph_hint, uncovered
from schemas.diagnostics.diagnostics import MOST_MISTAKES, Diagnostic, FlawError
from schemas.kinds import PROSE
from schemas.packs.files import Disk, Files
from schemas.packs.packs import Pack
from schemas.reading.characters import told
from schemas.translations.files import catalogue_paths, parsed, read_source, said_in

MISSING = "missing-glyph"


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
