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
class Fault:
    """A value that is not what its schema asks. `written` is the part of it that the author wrote."""

    root: Shape
    location: Location
    value: Any
    shape: Shape
    written: Any

    def finding(self, code: str, message: str, hint: str = "", fix: tuple[Fix, ...] = ()) -> Finding:
        """Return the finding of this fault at the value, with what the field is for where no `hint` is given."""
        return Finding(code, self.location, message, hint or explained(self.shape), fix=fix)

    @property
    def name(self) -> str:
        """The field as people say it."""
        return label(self.location)


def findings_of(schema: Shape, data: Any, breaches: Iterable[Breach], written: Any) -> list[Finding]:
    """Return one finding for each fault that `breaches` of `schema` by `data` stand for, but no more than are listed.

    `written` is the part of `data` that its author wrote.
    """
    found: dict[Finding, None] = {}
    for location, keywords in sorted(_by_place(breaches).items(), key=_place_order):
        if len(found) >= MOST_MISTAKES:
            break
        value, own = data, written
        for step in location:
            value, own = child_value(value, step), child_value(own, step)
        fault = Fault(schema, location, value, shape_at(schema, data, location), own)
        for keyword in keywords:
            found |= dict.fromkeys(islice(KEYWORDS.get(keyword, _wrong_value)(fault), MOST_MISTAKES))
    return list(found)[:MOST_MISTAKES]


def _place_order(place: tuple[Location, list[str]]) -> list[tuple[int, str]]:
    """Return what sorts places: entries of a list by their number."""
    return [(step, "") if isinstance(step, int) else (-1, step) for step in place[0]]


def _by_place(breaches: Iterable[Breach]) -> dict[Location, list[str]]:
    places: dict[Location, list[str]] = {}
    for location, keyword in sorted(breaches, key=str):
        places.setdefault(location, []).append(keyword)
    return places


def _keys(fault: Fault) -> Iterator[Finding]:
    """Unknown and missing keys together: a misspelt key is one mistake, not two."""
    known = fault.shape.get("properties", {})
    missing = [name for name in fault.shape.get("required", ()) if name not in fault.value]
    closed = fault.shape.get("additionalProperties") is False
    unknown = [name for name in fault.value if name not in known] if closed else []
    for name in unknown:
        unused = [other for other in known if other not in fault.written]
        meant = closest(name, missing) or closest(name, unused)
        if meant is None and len(missing) == len(unknown) == 1:
            meant = missing[0]
        if meant in missing:
            missing.remove(meant)
            yield _unknown_key(fault, name, f"did you mean `{meant}`, which is required and missing?", meant)
        else:
            hint = f"did you mean `{meant}`?" if meant else f"known keys: {listed(known)}"
            yield _unknown_key(fault, name, hint, meant)
    for name in missing:
        misspelt = None if closed else closest(name, [other for other in fault.value if other not in known])
        if misspelt is not None:
            yield _unknown_key(fault, misspelt, f"did you mean `{name}`, which is required and missing?", name)
        else:
            yield _missing_key(fault, name)


def _unknown_key(fault: Fault, name: str, hint: str, meant: str | None) -> Finding:
    owner = f"of {fault.name}" if fault.location else "of this kind of document"
    at = (*fault.location, name)
    fix = (Fix(at, meant, as_key=True),) if meant else ()
    return Finding("unknown-key", at, f"`{name}` is not a key {owner}", hint, at_key=True, fix=fix)


def _missing_key(fault: Fault, name: str) -> Finding:
    owner = fault.name if fault.location else "the document"
    shape = flat(fault.root, child_shape(fault.shape, name), None)
    choices = f"it is one of {listed(shape['enum'])}" if "enum" in shape else ""
    hint = choices if "examples" not in shape and choices else explained(shape)
    return Finding("missing-key", (*fault.location, name), f"{owner} has no `{name}`", hint, at_key=True)


def _wrong_type(fault: Fault) -> Iterator[Finding]:
    wanted = fault.shape.get("type", ())
    types = [wanted] if isinstance(wanted, str) else list(wanted)
    message = f"{fault.name} has to be {types_wanted(types)}, but here stands {standing(fault.value)}"
    yield fault.finding("wrong-type", message, type_hint(types, fault.value) or _mapping_hint(fault))


def _mapping_hint(fault: Fault) -> str:
    """Return how a text is written as a mapping that needs only one text, or ""."""
    required = fault.shape.get("required", ())
    if not isinstance(fault.value, str) or len(required) != 1 or len(fault.value) > MOST_SHOWN:
        return ""
    only = flat(fault.root, child_shape(fault.shape, required[0]), None)
    fits = fault.value in only["enum"] if "enum" in only else only.get("type") == "string"
    return f"write {{{required[0]}: {fault.value}}}" if fits else ""


def _unknown_choice(fault: Fault) -> Iterator[Finding]:
    choices = fault.shape.get("enum", [fault.shape["const"]] if "const" in fault.shape else [])
    names = [str(choice) for choice in choices]
    message = f"{fault.name} cannot be {shown(fault.value)}"
    if isinstance(fault.value, str) and (meant := closest(fault.value, names)):
        fix = (Fix(fault.location, meant),)
        yield fault.finding("unknown-choice", message, did_you_mean(fault.value, names), fix)
    else:
        yield fault.finding(
            "unknown-choice", message, f"it is one of {listed(names)}" if names[1:] else f"it is {names[0]}"
        )


def _out_of_range(fault: Fault) -> Iterator[Finding]:
    words = {
        "minimum": "at least",
        "maximum": "at most",
        "exclusiveMinimum": "more than",
        "exclusiveMaximum": "less than",
    }
    limits = " and ".join(f"{word} {fault.shape[key]:g}" for key, word in words.items() if key in fault.shape)
    yield fault.finding("out-of-range", f"{fault.name} is {shown(fault.value)}, and it has to be {limits}")


def _wrong_form(fault: Fault) -> Iterator[Finding]:
    yield fault.finding("wrong-form", f"{fault.name} is not written as it has to be: {shown(fault.value)}")


def _text_length(fault: Fault) -> Iterator[Finding]:
    least, most, length = fault.shape.get("minLength", 0), fault.shape.get("maxLength"), len(fault.value)
    has = counted(length, "character")
    if length < least:
        yield fault.finding("text-too-short", f"{fault.name} has {has}, and needs at least {least}")
    else:
        yield fault.finding("text-too-long", f"{fault.name} has {has}, and may have at most {most}")


def _list_length(fault: Fault) -> Iterator[Finding]:
    least, most, length = fault.shape.get("minItems", 0), fault.shape.get("maxItems"), len(fault.value)
    has = counted(length, "entry", "entries")
    if length < least:
        yield fault.finding("list-too-short", f"{fault.name} has {has}, and needs at least {least}")
    else:
        yield fault.finding("list-too-long", f"{fault.name} has {has}, and may have at most {most}")


def _key_form(fault: Fault) -> Iterator[Finding]:
    asked = flat(fault.root, fault.shape.get("propertyNames", {}), None)
    hint = A_NAME if asked.get("pattern") in {ID_PATTERN, REFERENCE_PATTERN} else explained(fault.shape)
    for name in fault.value:
        if _breaks_form(name, asked):
            message = f"`{name}` cannot be a key of {fault.name}"
            yield Finding("wrong-key-form", (*fault.location, name), message, hint, at_key=True)


def _breaks_form(name: str, asked: Shape) -> bool:
    too_long = len(name) > asked.get("maxLength", len(name))
    choices = asked.get("enum")
    return too_long or not re.search(asked.get("pattern", ""), name) or (choices is not None and name not in choices)


def _wrong_value(fault: Fault) -> Iterator[Finding]:
    yield fault.finding("wrong-value", f"{fault.name} cannot be {shown(fault.value)}")


KEYWORDS: dict[str, Callable[[Fault], Iterator[Finding]]] = {
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
