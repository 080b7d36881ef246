"""The words of messages: how values and counts are told, and which names were probably meant."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

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
MOST_NAMED = 12
"""How often a name is written out that was meant several times."""


def label(location: Location) -> str:
    """Return the value at `location` as people say it."""
    if not location:
        return "the document"
    last = location[-1]
    if isinstance(last, str):
        return f"`{last}`"
    return f"entry {last + 1} of {label(location[:-1])}"


def types_wanted(types: Sequence[str]) -> str:
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
    return _short(_json(value))


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
        words.append(f"Example: {example if isinstance(example, str) else _json(example)}")
    return " ".join(words)


def _json(value: Any) -> str:
    import json  # noqa: PLC0415 - who prints a deck without a mistake need not wait for it

    return json.dumps(value)


def _short(text: str) -> str:
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "\u2026"


T = TypeVar("T")

CLOSE_ENOUGH = 0.61
SURE = 0.8
MOST_COMPARED = 500
"""Names that one is compared with: comparing takes its time."""

MOST_LISTED = 12
"""Names that are listed where there are too many for one line."""


def closest(name: str, known: Iterable[str]) -> str | None:
    """Return the name of `known` that is most like `name`, or None when none is much like it."""
    names = sorted(known)[:MOST_COMPARED]
    if name.lower() in (lowered := [known_name.lower() for known_name in names]):
        return names[lowered.index(name.lower())]
    if (longer := _begun_with(name, names)) is not None:
        return longer
    return _most_like(name[:80], names, CLOSE_ENOUGH)


LIKE_MEANINGS = (
    {"name", "title", "label", "called"},
    {"description", "text", "about", "note", "background", "briefing", "notes", "flavour", "flavor"},
    {"count", "number", "amount", "quantity", "how_many"},
    {"type", "class", "sort"},
    {"from", "start", "begin", "least", "min", "minimum"},
    {"to", "end", "until", "most", "max", "maximum"},
)
"""Words that one author writes for another's."""


def of_like_meaning(name: str, known: Iterable[str]) -> str | None:
    """Return the one name of `known` that is another word for `name`, or None when there is none or are several."""
    found = [other for other in known if any({name.lower(), other} <= words for words in LIKE_MEANINGS)]
    return found[0] if len(found) == 1 else None


def is_begun_with(name: str, other: str) -> bool:
    """Whether `other` begins with the words of `name`, and has more of them: `secured` and `secured_by_own_side`."""
    return len(name) > 1 and other.lower().startswith(f"{name.lower()}_")


def _begun_with(name: str, names: Iterable[str]) -> str | None:
    """Return the only one of the names that begins with the words of `name`, None if there is none or are several."""
    found = [other for other in names if is_begun_with(name, other)]
    return found[0] if len(found) == 1 else None


def is_alike(name: str, other: str) -> bool:
    """Whether two names are one but for a slip: not only alike somewhere."""
    return closest(name, [other]) is not None and _most_like(name.lower(), [other.lower()], SURE) is not None


def _most_like(name: str, names: list[str], cutoff: float) -> str | None:
    from difflib import get_close_matches  # noqa: PLC0415 - most packs name nothing wrong

    return next(iter(get_close_matches(name, names, 1, cutoff)), None)


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """Return the question whether the closest of `known` was meant, or the names there are, or ""."""
    names = sorted(known)
    if (meant := closest(name, names)) is not None:
        return f"did you mean `{meant}`?"
    return f"there is: {listed(names)}" if names else ""


def listed(names: Iterable[str], most: int = MOST_LISTED) -> str:
    """Return the names, in their order, as one line; of more than a reader looks through the first `most`."""
    first, left = cut(list(names), most)
    shown = ", ".join(f"`{name}`" for name in first)
    return f"{shown} and {left} more" if left else shown


def cut(every: Sequence[T], most: int) -> tuple[Sequence[T], int]:
    """Return the first `most` of a list and how many are left out: all and 0 where cutting spares less than half."""
    return (every, 0) if len(every) <= 2 * most else (every[:most], len(every) - most)
