"""Everything that is wrong with the catalogues of a pack, and where."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import polib

from schemas.catalogues.saying import from_special_to_general
from schemas.diagnostics.codes import LOST_SIGN, NO_PLACE, NO_TAG, STALE, Code
from schemas.diagnostics.diagnostics import MOST_MISTAKES, Diagnostic, Flaw, FlawError
from schemas.packs.files import Disk, Files
from schemas.packs.packs import Pack
from schemas.reading.characters import unseen_message, unseen_places
from schemas.translations.files import TAG, catalogue_paths, parsed, read_source
from schemas.translations.texts import differing_signs, texts_of


def translation_diagnostics(pack: Pack, files: Files | None = None) -> tuple[Diagnostic, ...]:
    """Return what is wrong with the catalogues of a pack, sorted; only the first mistakes of a file with very many."""
    files = files or Disk()
    paths = catalogue_paths(pack, files)
    texts = {text.place: text.words for text in texts_of(pack)} if paths else {}
    found = (one for path in paths for one in islice(_of_file(path, pack, texts, files), MOST_MISTAKES))
    return tuple(sorted(found))


def _of_file(path: Path, pack: Pack, texts: Mapping[str, str], files: Files) -> Iterator[Diagnostic]:
    if (why := _misnamed(path, pack)) is not None:
        yield Diagnostic(path.as_posix(), 0, 0, NO_TAG.code, NO_TAG.severity, *why)
    try:
        source = read_source(path, pack, files)
        yield from (flaw.diagnostic(path.as_posix()) for flaw in _unseen(source))
        catalogue = _Source(path, source.splitlines(), _unsure(pack))
        entries = [entry for entry in parsed(source) if not entry.obsolete]
    except FlawError as error:
        yield error.flaw.diagnostic(path.as_posix())
        return
    for entry in entries:
        yield from catalogue.wrong(entry, texts)


def _misnamed(path: Path, pack: Pack) -> tuple[str, str] | None:
    """Return what is wrong with the name of a catalogue, and a better one; None if it is a language."""
    own = pack.manifest.language
    if own in from_special_to_general(path.stem):
        return f"the pack is written in {own} itself", "delete the file"
    if TAG.fullmatch(path.stem) and path.suffix == ".po":
        return None
    near = path.stem.replace("_", "-")
    hint = f"call it {near}.po" if TAG.fullmatch(near) else "call it by the tag of its language, such as de.po"
    return f"{path.name} is not called by a language", hint


def _unseen(source: str) -> Iterator[Flaw]:
    for at in unseen_places(source):
        line, column = source.count("\n", 0, at) + 1, at - source.rfind("\n", 0, at)
        yield Flaw("unseen-character", line, column, unseen_message(source[at]), "delete the character")


def _unsure(pack: Pack) -> frozenset[str]:
    """Return the kinds of which a document may have texts that are not known."""
    return pack.faulty_kinds | pack.passed_over | {document.kind for document in pack.checked_only}


@dataclass(frozen=True)
class _Source:
    """A file of translations: its path, its lines, and the kinds of which nobody knows all texts."""

    path: Path
    lines: list[str]
    unsure: frozenset[str]

    def wrong(self, entry: polib.POEntry, texts: Mapping[str, str]) -> Iterator[Diagnostic]:
        """Yield what is wrong with one entry, given the texts of the pack by their places."""
        place, words = entry.msgctxt or "", texts.get(entry.msgctxt or "")
        if not entry.msgstr or entry.fuzzy or place.partition("/")[0] in self.unsure:
            return
        if words is None:
            message = f"there is no text {place}" if place else "the text has no place (msgctxt)"
            yield self._diagnostic(entry, "msgctxt" if place else "msgid", NO_PLACE, message)
        elif words != entry.msgid:
            yield self._diagnostic(entry, "msgid", STALE, f"the text {place} has changed since it was translated")
        elif signs := differing_signs(entry.msgid, entry.msgstr):
            lost = [sign for sign in signs if sign in entry.msgid]
            message = f"the translation lacks {lost[0]}" if lost else f"the text does not have {signs[0]}"
            yield self._diagnostic(entry, "msgstr", LOST_SIGN, message)

    def _diagnostic(self, entry: polib.POEntry, keyword: str, code: Code, message: str) -> Diagnostic:
        hints = {LOST_SIGN: "keep icons, rule ids, figures and marks of the text as they are"}
        hint = hints.get(code, f"musterpress translate {self.path.parent.parent.as_posix()} --to {self.path.stem}")
        line = self._line(entry.linenum or 1, keyword)
        return Diagnostic(self.path.as_posix(), line, 1, code.code, code.severity, message, hint)

    def _line(self, first: int, keyword: str) -> int:
        """Return the line of a keyword of an entry that begins at a line."""
        found = (n for n in range(max(first, 1), len(self.lines) + 1) if self.lines[n - 1].lstrip().startswith(keyword))
        return next(found, first)
