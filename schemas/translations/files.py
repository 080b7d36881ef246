"""Catalogues of a pack on the disk: which there are, what one says, and everything that is wrong with them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from re import compile as compiled
from typing import Final

import polib

from schemas.catalogues.saying import from_special_to_general
from schemas.diagnostics.codes import LOST_SIGN, NO_PLACE, NO_TAG, NO_WORD, OTHER_WORD, STALE, Code
from schemas.diagnostics.diagnostics import MOST_MISTAKES, Diagnostic, Flaw, FlawError
from schemas.models.pack import LANGUAGE_PATTERN
from schemas.packs.files import Disk, Files
from schemas.packs.folders import OUTSIDE, unreadable
from schemas.packs.packs import Pack
from schemas.reading.characters import unseen_message, unseen_places
from schemas.reading.compose import MOST_BYTES
from schemas.reading.text import decoded, oversize
from schemas.translations.terms import Term, terms_of
from schemas.translations.texts import differing_signs, texts_of

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
        lines = source.splitlines()
        catalogue = _Source(path, lines, _unsure(pack), terms_of(lines))
        entries = [entry for entry in parsed(source) if not entry.obsolete]
    except FlawError as error:
        yield error.flaw.diagnostic(path.as_posix())
        return
    yield from catalogue.wordless()
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
    """A file of translations: its path, its lines, the kinds of which nobody knows all texts, and its terms."""

    path: Path
    lines: list[str]
    unsure: frozenset[str]
    terms: tuple[Term, ...]

    def wordless(self) -> Iterator[Diagnostic]:
        """Yield the terms that nothing translates."""
        for term in self.terms:
            if not (term.words and term.allowed):
                message = (
                    f"the term {term.words} has no words that translate it" if term.words else "the term is missing"
                )
                yield self._at(term.line, NO_WORD, message, "write it as # marsh = Moor, Moore")

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
        else:
            yield from self._strayed(entry)

    def _strayed(self, entry: polib.POEntry) -> Iterator[Diagnostic]:
        """Yield the terms of a text that its translation calls otherwise."""
        for term in self.terms:
            if term.allowed and term.strays(entry.msgid, entry.msgstr):
                message = f"the text says {term.words}, and its translation not {' or '.join(term.allowed)}"
                hint = f"use the word, or add the other one to line {term.line}"
                yield self._at(self._line(entry.linenum or 1, "msgstr"), OTHER_WORD, message, hint)

    def _diagnostic(self, entry: polib.POEntry, keyword: str, code: Code, message: str) -> Diagnostic:
        hints = {LOST_SIGN: "keep icons, rule ids, figures and marks of the text as they are"}
        hint = hints.get(code, f"musterpress translate {self.path.parent.parent.as_posix()} --to {self.path.stem}")
        return self._at(self._line(entry.linenum or 1, keyword), code, message, hint)

    def _at(self, line: int, code: Code, message: str, hint: str) -> Diagnostic:
        return Diagnostic(self.path.as_posix(), line, 1, code.code, code.severity, message, hint)

    def _line(self, first: int, keyword: str) -> int:
        """Return the line of a keyword of an entry that begins at a line."""
        found = (n for n in range(max(first, 1), len(self.lines) + 1) if self.lines[n - 1].lstrip().startswith(keyword))
        return next(found, first)
