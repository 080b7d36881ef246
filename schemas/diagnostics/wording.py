"""The words a message about a value is made of."""

import json
from typing import Any

from schemas.diagnostics.diagnostics import Location

TYPES = {
    "integer": "a whole number",
    "number": "a number",
    "string": "a text",
    "boolean": "true or false",
    "array": "a list",
    "object": "a mapping of keys to values",
    "null": "nothing",
}
MOST_SHOWN = 60
SPOKEN_TRUTHS = {"yes": "true", "on": "true", "y": "true", "no": "false", "off": "false", "n": "false"}


def label(location: Location) -> str:
    """Return the value at `location` as people say it."""
    if not location:
        return "the document"
    last = location[-1]
    if isinstance(last, str):
        return f"`{last}`"
    return f"entry {last + 1} of {label(location[:-1])}"


def types_wanted(types: list[str]) -> str:
    """Return JSON Schema's `types` in words."""
    return " or ".join(TYPES.get(name, name) for name in types) or "something else"


def shown(value: Any) -> str:
    """Return `value` as the author wrote it, shortened."""
    if value is None:
        return "nothing"
    if isinstance(value, dict):
        return "a mapping of keys to values"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, str):
        return f"'{_short(value)}'"
    return _short(json.dumps(value))


def standing(value: Any) -> str:
    """Return `value` with its type where that matters: a text that looks like a number is a text."""
    return f"the text {shown(value)}" if isinstance(value, str) else shown(value)


def counted(number: int, noun: str, nouns: str = "") -> str:
    """Return a number of things: `1 entry`, `2 entries`; the plural has an s unless it is given."""
    return f"{number} {noun if number == 1 else nouns or noun + 's'}"


def explained(shape: dict[str, Any]) -> str:
    """Return what a field is for, and an example, or ""."""
    words = [str(shape["description"])] if "description" in shape else []
    if examples := shape.get("examples"):
        example = examples[0]
        words.append(f"Example: {example if isinstance(example, str) else json.dumps(example)}")
    return " ".join(words)


def type_hint(types: list[str], value: Any) -> str:
    """Return how to write `value` so that it has one of `types`, or "" when that is not plain."""
    if "boolean" in types and isinstance(value, str) and value.lower() in SPOKEN_TRUTHS:
        return f"write {SPOKEN_TRUTHS[value.lower()]}, without quotes"
    if "string" in types and isinstance(value, bool | int | float):
        return f"for a text put it in quotes: '{_short(json.dumps(value))}'"
    if "integer" in types and isinstance(value, float) and value.is_integer():
        return f"write {int(value)}"
    if {"integer", "number"} & set(types) and isinstance(value, str) and _is_number(value):
        return f"write {value} without quotes"
    if "array" in types and isinstance(value, str | bool | int | float):
        return f"for a list of one write [{_short(str(value))}]"
    return ""


def _is_number(text: str) -> bool:
    return text.removeprefix("-").replace(".", "", 1).isascii() and text.removeprefix("-").replace(".", "", 1).isdigit()


def _short(text: str) -> str:
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "\u2026"
