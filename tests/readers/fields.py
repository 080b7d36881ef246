"""The fields of all documents that are played, by kind, model and name: `trooper.Trooper.leadership`."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal, get_args, get_origin

from pydantic import BaseModel

from schemas.base import Document
from schemas.kinds import KINDS, RULES
from schemas.lazy import loaded
from schemas.systems import SystemName

NOT_PLAYED = frozenset(Document.model_fields)
"""What every document has: its kind, its id and where it comes from."""


def fields_of(system: SystemName) -> list[str]:
    """Return the fields of all kinds of documents of a system but its rules, sorted.

    Rules have parameters, of which each has a witness of its own.
    """
    kinds = [kind for kind in KINDS if kind.system == system and kind.name != RULES]
    return sorted({f"{kind.name}.{each}" for kind in kinds for each in _fields(loaded(kind.place), set())})


def _fields(model: type[BaseModel], seen: set[type[BaseModel]]) -> Iterator[str]:
    """Yield the fields of a model and of the models in it; a constant is one only where nothing stands beside it."""
    if model in seen:
        return
    seen.add(model)
    if [*model.model_fields] == ["type"]:
        yield f"{model.__name__}.type"
    for name, field in model.model_fields.items():
        types = [*_types(field.annotation)]
        inner = [each for each in types if isinstance(each, type) and issubclass(each, BaseModel)]
        for each in inner:
            yield from _fields(each, seen)
        says_more = len(inner) < len(types) and not _is_constant(types)
        if (says_more or len(inner) > 1) and name not in NOT_PLAYED:
            yield f"{model.__name__}.{name}"


def _is_constant(types: list[Any]) -> bool:
    return len(types) == 1 and get_origin(types[0]) is Literal and len(get_args(types[0])) == 1


def _types(annotation: Any) -> Iterator[Any]:
    """Yield the types that a value may have, those of the items of lists and mappings in place of these."""
    origin = get_origin(annotation)
    if hasattr(annotation, "__value__"):
        yield from _types(annotation.__value__)
    elif origin is None or origin is Literal:
        yield annotation
    elif origin is Annotated:
        yield from _types(get_args(annotation)[0])
    else:
        for each in get_args(annotation):
            if each not in (type(None), ...):
                yield from _types(each)
