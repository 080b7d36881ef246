"""Edits written into the text of a file, and kept only if the text then says what was meant.

Comments, order, line ends, a byte order mark and every other line stay as they are.
"""

import re
from codecs import BOM_UTF8
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any

from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import (
    Delete,
    Edit,
    Insert,
    PatchError,
    Reword,
    Set,
    applied,
    apply,
    edits_between,
    place_told,
    position,
    same,
    unshared,
    value_at,
)
from schemas.edits.source import Source
from schemas.edits.splice import Splice, attempts, spliced
from schemas.reading.text import Text, read_text

Numbers = Mapping[Location, int]

_ALONE = "cannot be changed by itself"
_REMARKED = re.compile(r"[ \t]*(?:\r?\n[ \t]*)?#")
"""A comment behind a value, or in the line below it."""

_read = lru_cache(maxsize=2)(read_text)
"""What an edit leads to is what the next one begins with."""


@dataclass(frozen=True)
class Refused:
    """Why something was not done, in a sentence; nothing has changed."""

    message: str


def edited(data: bytes, number: int, edits: Iterable[Edit]) -> bytes | Refused:
    """Return the bytes of a file after edits of its document `number` (from 0), in turn; all or none."""
    try:
        return _all_edited(data, number, tuple(edits))
    except PatchError as error:
        return Refused(str(error))


def rewritten(data: bytes, number: int, at: Location, value: Any) -> bytes | Refused:
    """Return the bytes of a file in which `value` stands at `at` of document `number`; what was so stays untouched."""
    try:
        old = unshared(value_at(_sound(data, number).documents[number].data, at))
    except PatchError as error:
        return Refused(str(error))
    return edited(data, number, edits_between(old, unshared(value), at))


def with_numbers(data: bytes, kind: str, name: str, old: Numbers, new: Numbers) -> bytes:
    """Return the bytes of a file with `new` numbers in the document `name` of `kind`, where `old` ones stand now.

    Raises:
        PatchError: the file no longer says what it said, or a number is shared with another place.
    """
    text = _read(data)
    at = document_number(data, kind, name)
    for location in new:
        if not same(_found(text.documents[at].data, location), old[location]):
            raise PatchError(f"`{place_told(location)}` of {name} has changed since the file was read")
    return _all_edited(data, at, tuple(Set(location, value) for location, value in new.items()))


def _all_edited(data: bytes, number: int, edits: Sequence[Edit]) -> bytes:
    """Return the bytes after edits, in turn. Raises `PatchError`."""
    together = _edited_together(data, number, edits)
    if together is not None:
        return together
    for edit in edits:
        data = _edited(data, number, edit)
    return data


def _edited(data: bytes, number: int, edit: Edit) -> bytes:
    """Return the bytes after one edit. Raises `PatchError`."""
    meant = _standing(data, number)
    place = position(value_at(meant[number], edit.at[:-1]), edit) if edit.at else 0
    before, meant[number] = meant[number], applied(meant[number], edit)
    if same(before, meant[number]):
        return data
    for begun in (data, *_ended(data)):
        for splices in attempts(_source(begun, number), edit, place):
            if (patched := _patched(begun, splices)) is not None and _says(patched, meant):
                return patched
    raise PatchError(f"`{place_told(edit.at)}` {_reason(data, number, edit)}; change it in the text")


def _reason(data: bytes, number: int, edit: Edit) -> str:
    """Return why an edit cannot be made: of what it is about, something is shared with elsewhere, or remarked on.

    Comments below a text behind `|` would become a part of it.
    """
    source = _source(data, number)
    node, _in_flow = source.find(edit.at[: -1 if isinstance(edit, Insert) else None])
    if source.holds_shared(node):
        return "holds what is shared with another place of the file"
    end = source.end(node)
    if isinstance(edit, Delete) and ("#" in source.text[node.start.index : end] or _REMARKED.match(source.text, end)):
        return "cannot be taken out, since comments stand in it"
    return _ALONE


def _ended(data: bytes) -> tuple[bytes, ...]:
    """Return a file whose last line does not end with that line ended, as text in lines below `|` may want it."""
    return () if data.endswith(b"\n") else (data + (b"\r\n" if b"\r\n" in data else b"\n"),)


def _edited_together(data: bytes, number: int, edits: Sequence[Edit]) -> bytes | None:
    """Return the bytes after several values were set or reworded, read once; None where they must be done in turn.

    A stroke of the author moves many corners or dots. Raises `PatchError`.
    """
    if not edits[1:] or not all(isinstance(edit, Set | Reword) for edit in edits) or _within_each_other(edits):
        return None
    meant, source, splices = _standing(data, number), _source(data, number), list[Splice]()
    for edit in edits:
        before = value_at(meant[number], edit.at)
        apply(meant[number], edit)
        if not same(before, value_at(meant[number], edit.at)):
            splices += next(iter(attempts(source, edit, 0)), [])
    splices = sorted({one for one in splices if one[0] < one[1] or one[2]})
    if any(end > start or begin == start for (begin, end, _new), (start, _end, _other) in pairwise(splices)):
        return None
    patched = _patched(data, splices)
    return patched if patched is not None and _says(patched, meant) else None


def _within_each_other(edits: Sequence[Edit]) -> bool:
    """Whether a place of one edit is, or holds, that of another."""
    places = sorted(tuple((isinstance(step, str), step) for step in edit.at) for edit in edits)
    return any(later[: len(place)] == place for place, later in pairwise(places))


def _standing(data: bytes, number: int) -> list[Any]:
    """Return what each document of a file says, to be changed freely. Raises `PatchError` as `_sound` does."""
    return [unshared(document.data) for document in _sound(data, number).documents]


def _sound(data: bytes, number: int) -> Text:
    """Return what a file says. Raises `PatchError` when it has a flaw, or no document `number`."""
    text = _read(data)
    if text.flaws:
        line = text.flaws[0].line
        raise PatchError(f"the text has a mistake{f' in line {line}' if line else ''}; fix that first")
    if number >= len(text.documents):
        raise PatchError("the file does not hold this document any more")
    return text


def _source(data: bytes, number: int) -> Source:
    return Source(data.removeprefix(BOM_UTF8).decode("utf-8"), _read(data).documents[number].places.root)


def _patched(data: bytes, splices: Sequence[Splice]) -> bytes | None:
    """Return the bytes of a file after changes, None if they hold what no file can."""
    mark = BOM_UTF8 if data.startswith(BOM_UTF8) else b""
    return _encoded(mark, spliced(data[len(mark) :].decode("utf-8"), splices))


def _encoded(mark: bytes, text: str) -> bytes | None:
    """Return a text as bytes, None if it holds what no file can."""
    try:
        return mark + text.encode("utf-8")
    except UnicodeEncodeError:
        return None


def _says(data: bytes, meant: list[Any]) -> bool:
    """Whether a file says what was meant, in every document and without a flaw."""
    text = _read(data)
    return not text.flaws and same([unshared(document.data) for document in text.documents], meant)


def document_number(data: bytes, kind: str, name: str) -> int:
    """Return the number (from 0) of the one document of a kind and name in a file.

    Raises:
        PatchError: there is none, or several, or the file has a mistake.
    """
    text = _read(data)
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
