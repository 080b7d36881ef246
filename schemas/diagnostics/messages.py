"""Breaches of a schema in words for an author who never heard of schemas."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from schemas.base import ID_PATTERN, REFERENCE_PATTERN
from schemas.diagnostics.diagnostics import Finding, Fix, Location
from schemas.diagnostics.plenty import MOST_MISTAKES
from schemas.diagnostics.suggest import closest, did_you_mean, listed
from schemas.diagnostics.wording import MOST_SHOWN, counted, explained, label, shown, standing, type_hint, types_wanted
from schemas.validation.schema_check import Breach
from schemas.validation.shapes import Shape, child_shape, child_value, flat, shape_at

A_NAME = "a name has lower case letters, digits and underscores, and begins with a letter"


@dataclass(frozen=True)
class Breached:
    """A value that is not what its schema asks. `written` is the part of it that the author wrote."""

    root: Shape
    location: Location
    value: Any
    shape: Shape
    written: Any

    def finding(self, code: str, message: str, hint: str = "", fix: tuple[Fix, ...] = ()) -> Finding:
        """Return the finding of this breach at the value, with what the field is for where no `hint` is given."""
        return Finding(code, self.location, message, hint or explained(self.shape), fix=fix)

    @property
    def name(self) -> str:
        """The field as people say it."""
        return label(self.location)


def findings_of(schema: Shape, data: Any, breaches: Iterable[Breach], written: Any) -> list[Finding]:
    """Return one finding for each mistake that `breaches` of `schema` by `data` stand for, but no more than are listed.

    `written` is the part of `data` that its author wrote.
    """
    found: dict[Finding, None] = {}
    for location, keywords in sorted(_by_place(breaches).items(), key=_place_order):
        if len(found) >= MOST_MISTAKES:
            break
        value, own = data, written
        for step in location:
            value, own = child_value(value, step), child_value(own, step)
        breached = Breached(schema, location, value, shape_at(schema, data, location), own)
        for keyword in keywords:
            found |= dict.fromkeys(islice(KEYWORDS.get(keyword, _wrong_value)(breached), MOST_MISTAKES))
    return list(found)[:MOST_MISTAKES]


def _place_order(place: tuple[Location, list[str]]) -> list[tuple[int, str]]:
    """Return what sorts places: entries of a list by their number."""
    return [(step, "") if isinstance(step, int) else (-1, step) for step in place[0]]


def _by_place(breaches: Iterable[Breach]) -> dict[Location, list[str]]:
    places: dict[Location, list[str]] = {}
    for location, keyword in sorted(breaches, key=str):
        places.setdefault(location, []).append(keyword)
    return places


def _keys(breached: Breached) -> Iterator[Finding]:
    """Unknown and missing keys together: a misspelt key is one mistake, not two."""
    known = breached.shape.get("properties", {})
    missing = [name for name in breached.shape.get("required", ()) if name not in breached.value]
    closed = breached.shape.get("additionalProperties") is False
    unknown = [name for name in breached.value if name not in known] if closed else []
    for name in unknown:
        unused = [other for other in known if other not in breached.written]
        meant = closest(name, missing) or closest(name, unused)
        if meant is None and len(missing) == len(unknown) == 1:
            meant = missing[0]
        if meant in missing:
            missing.remove(meant)
            yield _unknown_key(breached, name, f"did you mean `{meant}`, which is required and missing?", meant)
        else:
            hint = f"did you mean `{meant}`?" if meant else f"known keys: {listed(known)}"
            yield _unknown_key(breached, name, hint, meant)
    for name in missing:
        misspelt = None if closed else closest(name, [other for other in breached.value if other not in known])
        if misspelt is not None:
            yield _unknown_key(breached, misspelt, f"did you mean `{name}`, which is required and missing?", name)
        else:
            yield _missing_key(breached, name)


def _unknown_key(breached: Breached, name: str, hint: str, meant: str | None) -> Finding:
    owner = f"of {breached.name}" if breached.location else "of this kind of document"
    at = (*breached.location, name)
    fix = (Fix(at, meant, as_key=True),) if meant else ()
    return Finding("unknown-key", at, f"`{name}` is not a key {owner}", hint, at_key=True, fix=fix)


def _missing_key(breached: Breached, name: str) -> Finding:
    owner = breached.name if breached.location else "the document"
    shape = flat(breached.root, child_shape(breached.shape, name), None)
    choices = f"it is one of {listed(shape['enum'])}" if "enum" in shape else ""
    hint = choices if "examples" not in shape and choices else explained(shape)
    return Finding("missing-key", (*breached.location, name), f"{owner} has no `{name}`", hint, at_key=True)


def _wrong_type(breached: Breached) -> Iterator[Finding]:
    wanted = breached.shape.get("type", ())
    types = [wanted] if isinstance(wanted, str) else list(wanted)
    message = f"{breached.name} has to be {types_wanted(types)}, but here stands {standing(breached.value)}"
    yield breached.finding("wrong-type", message, type_hint(types, breached.value) or _mapping_hint(breached))


def _mapping_hint(breached: Breached) -> str:
    """Return how a text is written as a mapping that needs only one text, or ""."""
    required = breached.shape.get("required", ())
    if not isinstance(breached.value, str) or len(required) != 1 or len(breached.value) > MOST_SHOWN:
        return ""
    only = flat(breached.root, child_shape(breached.shape, required[0]), None)
    fits = breached.value in only["enum"] if "enum" in only else only.get("type") == "string"
    return f"write {{{required[0]}: {breached.value}}}" if fits else ""


def _unknown_choice(breached: Breached) -> Iterator[Finding]:
    choices = breached.shape.get("enum", [breached.shape["const"]] if "const" in breached.shape else [])
    names = [str(choice) for choice in choices]
    message = f"{breached.name} cannot be {shown(breached.value)}"
    if isinstance(breached.value, str) and (meant := closest(breached.value, names)):
        fix = (Fix(breached.location, meant),)
        yield breached.finding("unknown-choice", message, did_you_mean(breached.value, names), fix)
    else:
        yield breached.finding(
            "unknown-choice", message, f"it is one of {listed(names)}" if names[1:] else f"it is {names[0]}"
        )


def _out_of_range(breached: Breached) -> Iterator[Finding]:
    words = {
        "minimum": "at least",
        "maximum": "at most",
        "exclusiveMinimum": "more than",
        "exclusiveMaximum": "less than",
    }
    limits = " and ".join(f"{word} {breached.shape[key]:g}" for key, word in words.items() if key in breached.shape)
    yield breached.finding("out-of-range", f"{breached.name} is {shown(breached.value)}, and it has to be {limits}")


def _wrong_form(breached: Breached) -> Iterator[Finding]:
    yield breached.finding("wrong-form", f"{breached.name} is not written as it has to be: {shown(breached.value)}")


def _text_length(breached: Breached) -> Iterator[Finding]:
    least, most, length = breached.shape.get("minLength", 0), breached.shape.get("maxLength"), len(breached.value)
    has = counted(length, "character")
    if length < least:
        yield breached.finding("text-too-short", f"{breached.name} has {has}, and needs at least {least}")
    else:
        yield breached.finding("text-too-long", f"{breached.name} has {has}, and may have at most {most}")


def _list_length(breached: Breached) -> Iterator[Finding]:
    least, most, length = breached.shape.get("minItems", 0), breached.shape.get("maxItems"), len(breached.value)
    has = counted(length, "entry", "entries")
    if length < least:
        yield breached.finding("list-too-short", f"{breached.name} has {has}, and needs at least {least}")
    else:
        yield breached.finding("list-too-long", f"{breached.name} has {has}, and may have at most {most}")


def _key_form(breached: Breached) -> Iterator[Finding]:
    asked = flat(breached.root, breached.shape.get("propertyNames", {}), None)
    choices = [name for name in asked.get("enum", ()) if name not in (breached.written or ())]
    form = A_NAME if asked.get("pattern") in {ID_PATTERN, REFERENCE_PATTERN} else explained(breached.shape)
    for name in breached.value:
        if _breaks_form(name, asked):
            at, meant = (*breached.location, name), closest(name, choices)
            message, hint = f"`{name}` cannot be a key of {breached.name}", did_you_mean(name, choices) or form
            fix = (Fix(at, meant, as_key=True),) if meant else ()
            yield Finding("wrong-key-form", at, message, hint, at_key=True, fix=fix)


def _breaks_form(name: str, asked: Shape) -> bool:
    too_long = len(name) > asked.get("maxLength", len(name))
    choices = asked.get("enum")
    return too_long or not re.search(asked.get("pattern", ""), name) or (choices is not None and name not in choices)


def _wrong_value(breached: Breached) -> Iterator[Finding]:
    yield breached.finding("wrong-value", f"{breached.name} cannot be {shown(breached.value)}")


KEYWORDS: dict[str, Callable[[Breached], Iterator[Finding]]] = {
    "additionalProperties": _keys,
    "required": _keys,
    "type": _wrong_type,
    "enum": _unknown_choice,
    "const": _unknown_choice,
    "minimum": _out_of_range,
    "maximum": _out_of_range,
    "exclusiveMinimum": _out_of_range,
    "exclusiveMaximum": _out_of_range,
    "pattern": _wrong_form,
    "minLength": _text_length,
    "maxLength": _text_length,
    "minItems": _list_length,
    "maxItems": _list_length,
    "propertyNames": _key_form,
}
