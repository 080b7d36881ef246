"""Edits written into the text of a file, and kept only if the text then says what was meant.

Comments, order, line ends, a byte order mark and every other line stay as they are.
"""

from codecs import BOM_UTF8
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from schemas.diagnostics import Location
from schemas.differences import edits_between
from schemas.edits import Edit, PatchError, Set, applied, position, same, unshared, value_at, words
from schemas.source import Source
from schemas.splice import attempts, spliced
from schemas.text import Text, read_text

Numbers = Mapping[Location, int]


@dataclass(frozen=True)
class Refused:
    """Why something was not done, in a sentence; nothing has changed."""

    message: str


def edited(data: bytes, number: int, edits: Iterable[Edit]) -> bytes | Refused:
    """Return the bytes of a file after edits of its document `number` (from 0), in turn; all or none."""
    try:
        for edit in edits:
            data = _edited(data, number, edit)
    except PatchError as error:
        return Refused(str(error))
    return data


def rewritten(data: bytes, number: int, at: Location, value: Any) -> bytes | Refused:
    """Return the bytes of a file in which `value` stands at `at` of document `number`; what was so stays untouched."""
    documents = read_text(data).documents
    try:
        old = unshared(value_at(documents[number].data, at))
    except PatchError as error:
        return Refused(str(error))
    return edited(data, number, edits_between(old, unshared(value), at))


def with_numbers(data: bytes, kind: str, name: str, old: Numbers, new: Numbers) -> bytes:
    """Return the bytes of a file with `new` numbers in the document `name` of `kind`, where `old` ones stand now.

    Raises:
        PatchError: the file no longer says what it said, or a number is shared with another place.
    """
    text = read_text(data)
    at = _document(text, kind, name)
    for location in new:
        if not same(_found(text.documents[at].data, location), old[location]):
            raise PatchError(f"`{words(location)}` of {name} has changed since the file was read")
    for location, value in new.items():
        data = _edited(data, at, Set(location, value))
    return data


def _edited(data: bytes, number: int, edit: Edit) -> bytes:
    """Return the bytes after one edit. Raises `PatchError`."""
    text = read_text(data)
    if text.flaws:
        raise PatchError(f"the text has a mistake in line {text.flaws[0].line}; mend it there first")
    meant = [unshared(document.data) for document in text.documents]
    place = position(value_at(meant[number], edit.at[:-1]), edit) if edit.at else 0
    before, meant[number] = meant[number], applied(meant[number], edit)
    if same(before, meant[number]):
        return data
    mark = BOM_UTF8 if data.startswith(BOM_UTF8) else b""
    source = Source(data[len(mark) :].decode("utf-8"), text.documents[number].places.root)
    for splices in attempts(source, edit, place):
        if (patched := _encoded(mark, spliced(source.text, splices))) is not None and _says(patched, meant):
            return patched
    raise PatchError(f"`{words(edit.at)}` cannot be changed by itself; change it in the text")


def _encoded(mark: bytes, text: str) -> bytes | None:
    """Return a text as bytes, None if it holds what no file can."""
    try:
        return mark + text.encode("utf-8")
    except UnicodeEncodeError:
        return None


def _says(data: bytes, meant: list[Any]) -> bool:
    """Whether a file says what was meant, in every document and without a flaw."""
    text = read_text(data)
    return not text.flaws and same([unshared(document.data) for document in text.documents], meant)


def _document(text: Text, kind: str, name: str) -> int:
    """Return the number of the one document of a kind and name."""
    found = [
        number
        for number, document in enumerate(text.documents)
        if (document.data.get("kind"), document.data.get("id")) == (kind, name)
    ]
    if text.flaws or len(found) != 1:
        raise PatchError(f"the file of {name} has changed since it was read")
    return found[0]


def _found(data: Any, location: Location) -> Any:
    """Return what stands at a location, None if nothing does."""
    try:
        return value_at(data, location)
    except PatchError:
        return None
