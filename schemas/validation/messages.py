"""Breaches of a schema in words for an author who never heard of schemas."""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from schemas.diagnostics.diagnostics import MOST_MISTAKES, Finding, Fix, Location
from schemas.diagnostics.wording import closest, counted, explained, is_alike, listed, shown, standing, types_wanted
from schemas.reading.characters import plain_text
from schemas.validation.breaches import A_NAME, Breached, about_forms, about_keys
from schemas.validation.entries import UNSAID, flowing
from schemas.validation.forms import NAMES, as_formed, form_told, look_alike_told
from schemas.validation.json_schemas import Breach
from schemas.validation.levels import Levels, Moved
from schemas.validation.shapes import Shape, child_value, flat, greatest, shape_at, types_of, unfolded
from schemas.validation.slips import SPOKEN_NOTHING, meant

KEYS = frozenset({"required", "additionalProperties"})
"""What a schema asks of the keys of a mapping."""

NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
SEVERAL = re.compile(r"\d[. ;/]+-?\d")
"""Numbers that no comma stands between."""

RUN = re.compile(r"-?\d+(?:\.\d+)?(?: +-?\d+(?:\.\d+)?)+")

PER_CENT = 100
FEW = 6
"""Choices that are all named where it is not sure which one was meant."""

NOTHING_STANDS = "but here stands nothing"


def findings_of(schema: Shape, data: Any, breaches: Iterable[Breach], written: Any) -> list[Finding]:
    """Return one finding for each mistake that `breaches` of `schema` by `data` stand for, but no more than are listed.

    `written` is the part of `data` that its author wrote.
    """
    found: dict[Finding, None] = {}
    levels, moved = Levels(schema), list[Moved]()
    for location, keywords in sorted(_by_place(breaches).items(), key=_place_order):
        if len(found) >= MOST_MISTAKES:
            break
        value, own, beside = data, written, None
        for step in location:
            beside = child_value(value, step + 1) if isinstance(step, int) else None
            value, own = child_value(value, step), child_value(own, step)
        shape, parent = shape_at(schema, data, location), shape_at(schema, data, location[:-1])
        breached = Breached(levels, location, value, shape, own, beside, parent)
        if not KEYS.isdisjoint(keywords):
            moved += filter(None, map(breached.moved, islice(breached.unknown, MOST_MISTAKES)))
        for keyword in keywords if "enum" not in keywords else ["enum"]:
            found |= dict.fromkeys(islice(KEYWORDS.get(keyword, _wrong_value)(breached), MOST_MISTAKES))
    return [one for one in found if not _echoes(one, moved)][:MOST_MISTAKES]


def _echoes(finding: Finding, moved: list[Moved]) -> bool:
    """Whether a finding only says that something is missing which stands at another level."""
    if finding.code not in {"missing-key", "wrong-type"}:
        return False
    name = finding.at[-1] if finding.at else ""
    is_empty = finding.code == "missing-key" or finding.message.endswith(NOTHING_STANDS)
    return is_empty and any(name == one.owner or (name in one.keys and finding.at_key) for one in moved)


def _place_order(place: tuple[Location, list[str]]) -> list[tuple[int, str]]:
    """Return what sorts places: entries of a list by their number."""
    return [(step, "") if isinstance(step, int) else (-1, step) for step in place[0]]


def _by_place(breaches: Iterable[Breach]) -> dict[Location, list[str]]:
    places: dict[Location, list[str]] = {}
    for location, keyword in sorted(breaches, key=str):
        places.setdefault(location, []).append(keyword)
    return places


def _wrong_type(breached: Breached) -> Iterator[Finding]:
    types = types_of(breached.shape)
    message = f"{breached.name} has to be {types_wanted(types)}, but here stands {standing(breached.value)}"
    if isinstance(breached.value, str) and "\n" in breached.value and ": " in breached.value and "string" not in types:
        yield breached.finding("wrong-type", message, "delete the sign behind its key: what stands below is no text")
        return
    if _is_run(breached):
        message = f"a comma is missing in {breached.name}, `{breached.value}`"
        yield breached.finding("wrong-type", message, f"write {', '.join(re.findall(NUMBER, breached.value))}")
        return
    name = next((step for step in reversed(breached.location) if isinstance(step, str)), "")
    shape, item = (unfolded(breached.root, each) for each in (breached.shape, _entry_shape(breached)))
    read = meant(breached.value, shape, name, item)
    if read is None:
        yield breached.finding("wrong-type", message, _none_told(breached) or _example(breached))
    else:
        fix = () if UNSAID in flowing(read.value) else (Fix(breached.location, read.value),)
        yield breached.finding("wrong-type", message, read.hint, fix)


def _none_told(breached: Breached) -> str:
    """Return what is done where there is nothing to say, if an author wrote a dash or a word for that; else ""."""
    value = breached.value
    if isinstance(value, list) and value == [None]:
        return f"a dash stands for no value: write it behind `{breached.location[-1]}:`{_left_out(breached)}"
    if value is None and isinstance(breached.location[-1], int):
        return f"write the entry behind its dash, or delete the dash: {_begun(breached)}".removesuffix(": ")
    if not isinstance(value, str) or value.strip().lower() not in SPOKEN_NOTHING:
        return ""
    if isinstance(breached.location[-1], int):
        return "delete the entry if there is none: an empty list is []"
    return f"`{value}` stands for no value: write one{_left_out(breached)}"


def _left_out(breached: Breached) -> str:
    return "" if breached.needed else f", or delete `{breached.location[-1]}` if there is none"


def _is_run(breached: Breached) -> bool:
    """Whether an entry of a list of numbers is several of them, with blanks between."""
    in_list = bool(breached.location) and isinstance(breached.location[-1], int)
    of_numbers = breached.shape.get("type") in ("integer", "number")
    return in_list and of_numbers and isinstance(breached.value, str) and bool(RUN.fullmatch(breached.value))


def _entry_shape(breached: Breached) -> Shape:
    """Return what the entries of a list, or of a mapping of free keys, are asked for."""
    more = breached.shape.get("additionalProperties")
    first = breached.shape.get("prefixItems", [more if isinstance(more, dict) else {}])[0]
    return flat(breached.root, breached.shape.get("items") or first, breached.value)


def _example(breached: Breached) -> str:
    """Return what a list or mapping is for, and how it is begun where no example shows it, or ""."""
    words = explained(breached.shape)
    if "examples" in breached.shape or not {"items", "properties"} & breached.shape.keys():
        return words
    return " ".join(filter(None, (words, _begun(breached))))


def _begun(breached: Breached) -> str:
    listed_shape = _entry_shape(breached) if "items" in breached.shape else breached.shape
    required = ", ".join(f"{name}: {UNSAID}" for name in listed_shape.get("required", ()))
    first = next(iter(listed_shape.get("required", ())), "")
    choices = listed_shape.get("properties", {}).get(first, {}).get("enum", ()) if listed_shape.get("anyOf") else ()
    told = f"; `{first}` is one of {listed(choices)}" if choices else ""
    if not required:
        of_texts = "items" in breached.shape and not explained(breached.shape)
        return "write [first, second]" if of_texts else ""
    return (f"write [{{{required}}}]" if "items" in breached.shape else f"write {{{required}}}") + told


def _unknown_choice(breached: Breached) -> Iterator[Finding]:
    choices = breached.shape.get("enum", [breached.shape["const"]] if "const" in breached.shape else [])
    names = [str(choice) for choice in choices]
    message = f"{breached.name} cannot be {shown(breached.value)}"
    only = breached.value[0] if isinstance(breached.value, list) and len(breached.value) == 1 else breached.value
    plain = plain_text(only).strip() if isinstance(only, str) else ""
    if plain and (near := closest(plain, names)):
        fix = (Fix(breached.location, choices[names.index(near)]),) if is_alike(plain, near) else ()
        message += look_alike_told(str(only))
        hint = f"one word needs no brackets: write {near}" if plain == near and only is not breached.value else ""
        yield breached.finding("unknown-choice", message, hint or _choice_meant(plain, near, names), fix)
    else:
        there = f"it is one of {listed(names)}" if names[1:] else f"it is {names[0]}"
        hint = "; ".join(filter(None, (_none_told(breached), there)))
        yield breached.finding("unknown-choice", message, hint)


def _choice_meant(plain: str, near: str, names: list[str]) -> str:
    """Return the hint at the choice that was probably meant, with the others where there are few of them."""
    if near == plain:
        return f"a number stands without quotes: write {near}"
    is_sure = is_alike(plain, near) and sum(near in name for name in names) == 1
    return f"did you mean `{near}`?" + (f" It is one of {listed(names)}" if not is_sure and len(names) <= FEW else "")


def _out_of_range(breached: Breached) -> Iterator[Finding]:
    words = {
        "minimum": "at least",
        "maximum": "at most",
        "exclusiveMinimum": "more than",
        "exclusiveMaximum": "less than",
    }
    limits = " and ".join(f"{word} {breached.shape[key]:g}" for key, word in words.items() if key in breached.shape)
    message = f"{breached.name} is {shown(breached.value)}, and it has to be {limits}"
    is_per_cent = (
        greatest(breached.shape) == 1 and breached.shape.get("type") == "number" and 1 < breached.value <= PER_CENT
    )
    hint = f"shares are parts of 1, and not per cent: write {flowing(breached.value / PER_CENT)}" if is_per_cent else ""
    yield breached.finding("out-of-range", message, hint)


def _wrong_form(breached: Breached) -> Iterator[Finding]:
    pattern = breached.shape.get("pattern", "")
    message = f"{breached.name} is not written as it has to be: {shown(breached.value)}"
    none = _none_told(breached)
    told, formed = "" if none else form_told(breached.value, pattern), as_formed(breached.value, pattern)
    hint = f"did you mean `{formed}`?" if formed else none
    fix = (Fix(breached.location, formed),) if formed else ()
    yield breached.finding("wrong-form", message + told, hint or (A_NAME if pattern in NAMES else ""), fix)


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
    of_numbers = _entry_type(breached) in {"integer", "number"}
    if length < least:
        run = next((one for one in breached.value if isinstance(one, str) and of_numbers and SEVERAL.search(one)), None)
        if run is not None:
            message = f"a comma is missing in {breached.name}, in `{run}`"
            yield breached.finding("list-too-short", message, f"write {', '.join(re.findall(NUMBER, run))}")
            return
        inner = breached.value[0] if length == 1 and isinstance(breached.value[0], list) and of_numbers else None
        hint = f"one pair of brackets is too many: write {flowing(inner)}" if inner else ""
        yield breached.finding("list-too-short", f"{breached.name} has {has}, and needs at least {least}", hint)
    else:
        points = "a decimal has a point and no comma: 12.5, not 12,5" if _entry_type(breached) == "number" else ""
        hint = " ".join(filter(None, (explained(breached.shape), points)))
        yield breached.finding("list-too-long", f"{breached.name} has {has}, and may have at most {most}", hint)


def _entry_type(breached: Breached) -> str:
    """Return what type the entries of a list are of, "" if they may be of several."""
    found = _entry_shape(breached).get("type", "")
    return found if isinstance(found, str) else ""


def _wrong_value(breached: Breached) -> Iterator[Finding]:
    yield breached.finding("wrong-value", f"{breached.name} cannot be {shown(breached.value)}")


KEYWORDS: dict[str, Callable[[Breached], Iterator[Finding]]] = {
    "additionalProperties": about_keys,
    "required": about_keys,
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
    "propertyNames": about_forms,
}
