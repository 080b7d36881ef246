"""Numbers changed in the text of a file: only their own characters, and only if the text then says what was meant."""

from codecs import BOM_UTF8
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from schemas.diagnostics import Location
from schemas.nodes import Mark
from schemas.text import Text, read_text

Numbers = Mapping[Location, int]


class PatchError(ValueError):
    """A file cannot be changed by its text alone; the words say why."""


def with_numbers(data: bytes, kind: str, name: str, old: Numbers, new: Numbers) -> bytes:
    """Return the bytes of a file with `new` numbers in the document `name` of `kind`, where `old` ones stand now.

    Comments, order, line ends, a byte order mark and every other character stay as they are.

    Raises:
        PatchError: the file no longer says what it said, or a number is shared with another place.
    """
    text = read_text(data)
    at = _document(text, kind, name)
    meant = [deepcopy(document.data) for document in text.documents]
    for location, number in new.items():
        if repr(_value(meant[at], location)) != repr(old[location]):  # as text, since 1 and true are equal
            raise PatchError(f"`{_words(location)}` of {name} has changed since the file was read")
        _value(meant[at], location[:-1])[location[-1]] = number
    patched = _replaced(data, {_span(text, at, location): number for location, number in new.items()})
    found = [document.data for document in read_text(patched).documents]
    if repr(found) != repr(meant):
        raise PatchError(f"a number of {name} is shared with another place; change it by hand")
    return patched


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


def _value(data: Any, location: Location) -> Any:
    """Return what stands at a location, None if nothing does."""
    for step in location:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            return None
    return data


def _span(text: Text, at: int, location: Location) -> tuple[int, int]:
    """Return where a number begins and ends, in characters."""
    span: tuple[Mark, Mark] | None = text.documents[at].places.span(location)
    assert span is not None
    return span[0].index, span[1].index


def _replaced(data: bytes, numbers: Mapping[tuple[int, int], int]) -> bytes:
    mark = BOM_UTF8 if data.startswith(BOM_UTF8) else b""
    text = data[len(mark) :].decode("utf-8")
    for (start, end), number in sorted(numbers.items(), reverse=True):
        text = text[:start] + str(number) + text[end:]
    return mark + text.encode("utf-8")


def _words(location: Location) -> str:
    return ".".join(map(str, location))
