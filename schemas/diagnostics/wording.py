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
JSON_TYPES: dict[str, type] = {
    "boolean": bool,
    "integer": int,
    "number": float,
    "string": str,
    "array": list,
    "object": dict,
    "null": type(None),
}
MOST_SHOWN = 60


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


def type_of(value: Any) -> str:
    """Return the type of a value as JSON Schema calls it; a whole number is an integer."""
    return next(name for name, types in JSON_TYPES.items() if isinstance(value, types))


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


def _short(text: str) -> str:
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "\u2026"
