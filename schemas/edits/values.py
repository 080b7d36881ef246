"""Values put at places of a document by their names, as programs and sweeps do it."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from schemas.edits.edits import edits_between
from schemas.edits.patch import Refused, document_number, edited
from schemas.reading.text import read_text

Values = Mapping[str, Any]
"""What is to stand where in a document: `{"stats.veteran.armour": 5}`; numbers count the items of a list from 0."""


def with_values(data: bytes, kind: str, id: str, values: Values) -> bytes | Refused:
    """Return a file with other values in one of its documents, or why its text cannot be changed so.

    A key that the document leaves out is added.

    Raises:
        PatchError: the file has no such document.
        ValueError: a place leads nowhere.
    """
    number = document_number(data, kind, id)
    stands = read_text(data).documents[number].data
    said = deepcopy(dict(stands))
    for place, value in values.items():
        _put(said, place, value)
    return edited(data, number, edits_between(dict(stands), said))


def _put(said: Any, place: str, value: Any) -> None:
    """Put a value at a place of a document, and the mappings on the way to it that are not there yet."""
    *way, last = (int(step) if step.isdecimal() else step for step in place.split("."))
    for step in way:
        said = said.setdefault(step, {}) if isinstance(said, dict) else _item(said, step, place)
    if not isinstance(said, dict):
        _item(said, last, place)
    said[last] = value


def _item(said: Any, step: str | int, place: str) -> Any:
    """Return an item of a list."""
    if not (isinstance(said, list) and isinstance(step, int) and step < len(said)):
        raise ValueError(f"{place!r} leads nowhere at {step!r}")
    return said[step]
