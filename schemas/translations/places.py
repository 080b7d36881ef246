"""Where the texts of a document stand, and the same document with other texts in their places."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from re import compile as compiled
from types import UnionType
from typing import Annotated, Any, Final, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel

from schemas.base import Document, ForPeople
from schemas.markup.names import WHOLE_NAME

D = TypeVar("D", bound=Document)
P = TypeVar("P", bound=BaseModel)
Sayer = Callable[[str, str], str]
"""Returns what is said instead of a text; it is given its place (`mission_card/bridgehead: briefing`) and the text."""

GAP: Final = compiled(r"(\n(?:[ \t]*\n)+)")
"""What parts the paragraphs of a text."""

WORDLESS: Final = compiled(rf"!\[\s*\]\([^)]*\)|(?:{WHOLE_NAME}|\W)*")
"""A figure without a caption, or names in braces and signs: nothing to translate."""


@dataclass(frozen=True)
class Meant:
    """What a field holds: words, or items, keys and values that are or hold words; parts are looked into anyway."""

    words: bool = False
    items: "Meant | None" = None
    keys: "Meant | None" = None
    values: "Meant | None" = None


NOTHING: Final = Meant()


def retold(document: D, say: Sayer) -> D:
    """Return a document with what is said instead of its texts; the very same one if that is nothing else.

    A text of several paragraphs is given paragraph by paragraph. What is said is not checked by the model.
    """
    return _part(document, f"{document.kind}/{document.id}:", say)


def _part(part: P, at: str, say: Sayer) -> P:
    changes = {}
    for name, meant in _fields(type(part)).items():
        before = getattr(part, name)
        after = _value(before, meant, f"{at} {name}" if at.endswith(":") else f"{at}.{name}", say)
        if after is not before:
            changes[name] = after
    return part.model_copy(update=changes) if changes else part


def _value(value: Any, meant: Meant, at: str, say: Sayer) -> Any:
    match value:
        case BaseModel():
            return _part(value, at, say)
        case str() if meant.words:
            return _text(value, at, say)
        case tuple():
            keys, within = _names(value), meant.items or NOTHING
            items = tuple(_value(item, within, f"{at}[{key}]", say) for key, item in zip(keys, value, strict=True))
            return items if _differ(items, value) else value
        case Mapping():
            return _mapping(value, meant, at, say)
    return value


def _mapping(value: Mapping[Any, Any], meant: Meant, at: str, say: Sayer) -> Mapping[Any, Any]:
    """Return a mapping with other texts; where two keys would become one, they stay."""
    made = {key: _value(each, meant.values or NOTHING, f"{at}[{key}]", say) for key, each in value.items()}
    keys = [_value(key, meant.keys or NOTHING, f"{at}[{key}] (the word)", say) for key in value]
    if len({*keys}) == len(value) and _differ(keys, [*value]):
        return dict(zip(keys, made.values(), strict=True))
    return made if _differ([*made.values()], [*value.values()]) else value


def _text(text: str, at: str, say: Sayer) -> str:
    body = text.strip()
    if not body:
        return text
    pieces = GAP.split(body)
    places = [f"{at} (paragraph {number})" for number in range(1, len(pieces) // 2 + 2)] if pieces[1:] else [at]
    said = pieces.copy()
    said[::2] = [_words(piece, place, say) for piece, place in zip(pieces[::2], places, strict=True)]
    if said == pieces:
        return text
    start = text.index(body)
    return "".join((text[:start], *said, text[start + len(body) :]))


def _words(text: str, at: str, say: Sayer) -> str:
    return text if WORDLESS.fullmatch(text) else say(at, text)


def _names(items: tuple[Any, ...]) -> list[str]:
    """Return what items are called: by their ids if each has one of its own, else by number."""
    ids = [item.id for item in items if isinstance(getattr(item, "id", None), str)]
    return ids if len({*ids}) == len(items) else [str(number) for number in range(1, len(items) + 1)]


def _differ(some: Any, others: Any) -> bool:
    return any(one is not other for one, other in zip(some, others, strict=True))


@cache
def _fields(model: type[BaseModel]) -> dict[str, Meant]:
    """Return what the fields of a model hold, by name and in order."""
    return {
        name: Meant(words=True) if _is_marked(field.metadata) else _meant(field.annotation)
        for name, field in model.model_fields.items()
    }


def _meant(annotation: Any) -> Meant:
    """Return what a value of a type holds."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return Meant(words=True) if _is_marked(arguments[1:]) else _meant(arguments[0])
    if origin in {Union, UnionType}:
        found = [meant for meant in map(_meant, arguments) if meant != NOTHING]
        return found[0] if found else NOTHING
    if origin is tuple:
        return Meant(items=_meant(arguments[0]))
    if origin is dict:
        return Meant(keys=_meant(arguments[0]), values=_meant(arguments[1]))
    return NOTHING


def _is_marked(marks: Any) -> bool:
    return any(isinstance(mark, ForPeople) for mark in marks)
