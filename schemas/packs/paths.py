"""Where the documents of a model hold what is marked: names of other documents, and words for people."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Annotated, Any, Final, Literal, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from schemas.base import ForPeople
from schemas.diagnostics.diagnostics import Location

ANY = "*"
"""Stands in a path for each entry of a list or mapping."""

KEYS = "<keys>"
"""Ends a path that leads to the keys of a mapping, and not to its values."""

Path = tuple[str, ...]
MarkOf = Callable[[Any], str | None]
"""Returns how a field, or a note of an annotation, is marked; None if it is not."""

MARKED: Final = "words"


@cache
def reference_paths(model: type[BaseModel]) -> tuple[tuple[Path, str], ...]:
    """Return where documents of `model` hold names, and what each names."""
    return tuple(sorted(set(_in_model(model, _names, (), ()))))


@cache
def word_paths(model: type[BaseModel]) -> tuple[Path, ...]:
    """Return where documents of `model` hold words for people, in order."""
    return tuple(sorted({path for path, _mark in _in_model(model, _speaks, (), ())}))


def _names(note: Any) -> str | None:
    extra = note.json_schema_extra if isinstance(note, FieldInfo) else None
    return str(extra["x-reference"]) if isinstance(extra, dict) and "x-reference" in extra else None


def _speaks(note: Any) -> str | None:
    marks = note.metadata if isinstance(note, FieldInfo) else (note,)
    return MARKED if any(isinstance(mark, ForPeople) for mark in marks) else None


def _in_model(
    model: type[BaseModel], mark_of: MarkOf, path: Path, trail: tuple[type, ...]
) -> Iterator[tuple[Path, str]]:
    """Walk the fields of a model; `trail` holds the models on the way, so that one that holds itself ends."""
    if model not in trail:
        for name, field in model.model_fields.items():
            yield from _marked(field, mark_of, (*path, name))
            yield from _in_type(field.annotation, mark_of, (*path, name), (*trail, model))


def _in_type(annotation: Any, mark_of: MarkOf, path: Path, trail: tuple[type, ...]) -> Iterator[tuple[Path, str]]:
    origin, parts = get_origin(annotation), get_args(annotation)
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield from _in_model(annotation, mark_of, path, trail)
    elif origin is Annotated:
        for note in parts[1:]:
            yield from _marked(note, mark_of, path)
        yield from _in_type(parts[0], mark_of, path, trail)
    elif origin is not Literal:
        if origin is dict:
            yield from _in_type(parts[0], mark_of, (*path, KEYS), trail)
        below = (*path, ANY) if origin in {dict, list, tuple} else path
        for part in parts[1:] if origin is dict else parts:
            yield from _in_type(part, mark_of, below, trail)


def _marked(note: Any, mark_of: MarkOf, path: Path) -> Iterator[tuple[Path, str]]:
    mark = mark_of(note)
    if mark is not None:
        yield path, mark


def values_at(data: Any, path: Path, at: Location = ()) -> Iterator[tuple[Location, Any]]:
    """Yield each value of `data` that `path` leads to, or each key of it, with its location."""
    if not path:
        yield at, data
    elif path[0] == KEYS:
        yield from (((*at, name), name) for name in data) if isinstance(data, dict) else ()
    elif path[0] != ANY:
        if isinstance(data, dict) and path[0] in data:
            yield from values_at(data[path[0]], path[1:], (*at, path[0]))
    elif isinstance(data, dict):
        for name, value in data.items():
            yield from values_at(value, path[1:], (*at, name))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from values_at(value, path[1:], (*at, number))
