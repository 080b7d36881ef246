"""A form for any document, from its schema: which widget stands for which place, and what may be written there."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, cast

from schemas.diagnostics.diagnostics import Finding, Location
from schemas.kinds import Kind
from schemas.packs.rules import merged
from schemas.validation.judge import judge
from schemas.validation.shapes import child_value
from studio.core.entries import Entry, standing
from studio.views.fields import Field, field_at, fields_of

Widget = Literal[
    "text", "prose", "number", "choice", "toggle", "fixed", "alternative", "group", "list", "mapping", "value"
]
LONG_TEXT = 120
MOST_COLUMNS = 5
IN_A_CELL = frozenset({"text", "number", "choice", "toggle", "alternative"})
NEVER_EDITED = frozenset({"kind", "id"})
"""What makes a document another one; an id is changed together with all that names it."""
LAST = frozenset({"source"})
"""What comes after everything that is printed or played."""

BY_TYPE: dict[str, tuple[Widget, tuple[type, ...]]] = {
    "string": ("text", (str,)),
    "integer": ("number", (int,)),
    "number": ("number", (int, float)),
    "boolean": ("toggle", (bool,)),
    "object": ("group", (dict,)),
    "array": ("list", (list,)),
}
"""The widget of each type of the schema language, and the values it can show."""

MISFITS: Final = frozenset({"wrong-type", "unknown-choice"})
"""The codes of what is no value of its place at all; all else may stand in the text while it is worked on."""

MOST_AT_ONCE = 20
MOST_WORDS = 12
NAMES = ("id", "name", "title", "type")
LONGEST_NAME = 40
CHOOSER = "type"
NOTHING_MORE: Mapping[str, Any] = {}
WORDS = frozenset({"choice", "alternative", "fixed"})


@dataclass(frozen=True)
class Row:
    """A place in a form: where it is, what the schema says of it, and what it is shown by."""

    at: Location
    field: Field
    widget: Widget
    missing: bool = False


def rows_of(kind: Kind, data: Any, at: Location = ()) -> Iterator[Row]:
    """Yield the rows of the mapping at a place: its fields in the order of the schema, then what no schema knows."""
    here = _value(data, at)
    known = fields_of(kind, at, data)
    for field in sorted(known, key=lambda one: one.name in LAST):
        if at or field.name not in NEVER_EDITED:
            missing = not (isinstance(here, dict) and field.name in here)
            yield Row((*at, field.name), field, widget_of(field, _value(here, (field.name,))), missing)
    names = {field.name for field in known}
    for name in here if isinstance(here, dict) else ():
        if name not in names and (at or name not in NEVER_EDITED):
            place = (*at, name)
            field = field_at(kind, place, data)
            yield Row(place, field, widget_of(field, here[name]))


def items_of(kind: Kind, data: Any, at: Location) -> Iterator[Row]:
    """Yield a row for each entry of the list at a place."""
    entries = _value(data, at)
    for number, value in enumerate(entries if isinstance(entries, list) else ()):
        place = (*at, number)
        field = field_at(kind, place, data)
        yield Row(place, field, widget_of(field, value))


def widget_of(field: Field, value: Any) -> Widget:
    """Return what a place is shown by; what stands there and does not fit its schema is shown as plain YAML."""
    shape = field.shape
    given: tuple[tuple[object, Widget], ...] = (
        (field.alternatives, "alternative"),
        ("const" in shape, "fixed"),
        (field.choices, "choice"),
    )
    if known := next((widget for holds, widget in given if holds), None):
        return "value" if isinstance(value, list | dict) else known
    shown = BY_TYPE.get(field.type) or _by_value(field, value)
    if shown is None or not _fits(shown[1], value):
        return "value"
    if shown[0] == "text" and (shape.get("maxLength", 0) > LONG_TEXT or "\n" in str(value or "")):
        return "prose"
    if shown[0] == "group" and not shape.get("properties"):
        return "mapping"
    return shown[0]


def _by_value(field: Field, value: Any) -> tuple[Widget, tuple[type, ...]] | None:
    """Return the widget of what stands there, where several types may; None if it is none of them."""
    several = field.shape.get("type", "")
    types = () if isinstance(several, str) else [name for name in BY_VALUE if name in several]
    return next((BY_TYPE[name] for name in types if value is None or isinstance(value, BY_TYPE[name][1])), None)


BY_VALUE = ("string", "boolean", "integer", "number", "array", "object")
"""The types in the order in which they are looked for: a truth is a whole number too, and nothing a text to come."""


def starting_value(kind: Kind, at: Location, data: Any) -> Any:
    """Return what a place begins with when it is added: its default, its example, or the least its schema allows."""
    return _least(kind, at, data, field_at(kind, at, data))


def switched(kind: Kind, at: Location, data: Any, name: str, word: str) -> dict[str, Any]:
    """Return the mapping at a place with another alternative chosen by `name`; what both know stays."""
    old = _value(data, at)
    chosen = {name: word}
    known = [field.name for field in fields_of(kind, at, replaced(data, at, chosen))]
    kept = {key: value for key, value in old.items() if key in known and key != name}
    begun = replaced(data, at, {**chosen, **kept})
    needed = [field for field in fields_of(kind, at, begun) if field.required and field.name not in {name, *kept}]
    added = {field.name: _least(kind, (*at, field.name), begun, field) for field in needed}
    return {**chosen, **kept, **added}


def as_table(kind: Kind, data: Any, at: Location) -> bool:
    """Whether the list at a place reads well as a table: each entry a line of few single values."""
    for row in items_of(kind, data, at):
        cells = tuple(rows_of(kind, data, row.at)) if row.widget == "group" else ()
        if not 0 < len(cells) <= MOST_COLUMNS or not all(cell.widget in IN_A_CELL for cell in cells):
            return False
    return True


def replaced(data: Any, at: Location, value: Any) -> Any:
    """Return data with another value at a place; what lies beside the way there is shared."""
    if not at:
        return value
    below = replaced(child_value(data, at[0]), at[1:], value)
    if isinstance(data, list):
        return [below if number == at[0] else one for number, one in enumerate(data)]
    return {**data, at[0]: below}


def _least(kind: Kind, at: Location, data: Any, field: Field) -> Any:
    shape = field.shape
    for key in ("default", "const"):
        if key in shape:
            return shape[key]
    for key in ("examples", "enum"):
        if shape.get(key):
            return shape[key][0]
    if field.type == "object":
        needed = [one for one in fields_of(kind, at, data) if one.required]
        return {one.name: _least(kind, (*at, one.name), data, one) for one in needed}
    plain: dict[str, Any] = {"string": "", "integer": 0, "number": 0, "boolean": False, "array": []}
    return shape.get("minimum", plain.get(field.type, ""))


def _fits(types: tuple[type, ...], value: Any) -> bool:
    return value is None or (isinstance(value, types) and not (isinstance(value, bool) and bool not in types))


def _value(data: Any, at: Location) -> Any:
    for step in at:
        data = child_value(data, step)
    return data


def misfit(kind: Kind, entry: Entry, at: Location, value: Any) -> Finding | None:
    """Return why a value at a place of a document, or a part of it, is not of the type it has to be; None when it is.

    Null, where it stands for nothing, is of every type.
    """
    if value is None:
        return None
    whole = replaced(merged(entry.below, entry.data), at, value)
    found = judge(kind, cast("Mapping[str, Any]", whole)).findings
    return next((one for one in found if one.code in MISFITS and one.at[: len(at)] == at), None)


def is_in_a_line(widget: Widget, value: Any) -> bool:
    """Return whether a value is written in one line: a mapping of more than 20 keys, a list of more than 12 words."""
    if widget == "mapping" and isinstance(value, Mapping):
        return len(value) > MOST_AT_ONCE
    words = isinstance(value, list) and all(isinstance(one, str) for one in value)
    return widget == "list" and words and len(value) > MOST_WORDS


def spans(entries: Sequence[Any], *, alone: bool) -> tuple[range, ...]:
    """Return which entries of a list are shown at once: all of a short one; of a long one each `alone`, or 20."""
    if len(entries) <= MOST_AT_ONCE:
        return (range(len(entries)),)
    step = 1 if alone else MOST_AT_ONCE
    return tuple(range(first, min(first + step, len(entries))) for first in range(0, len(entries), step))


def span_name(entries: Sequence[Any], span: range) -> str:
    """Return how a part of a list is called: by the number and the name of its first and its last entry."""
    first, last = (f"{number + 1} {entry_name(entries[number])}".strip() for number in (span[0], span[-1]))
    return first if len(span) == 1 else f"{first} to {last}"


def entry_name(value: Any) -> str:
    """Return what an entry calls itself; "" where it does not."""
    found = next((value[name] for name in NAMES if name in value), "") if isinstance(value, dict) else value
    name = str(found) if isinstance(found, str | int) else ""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 3]}..."


def span_with(parts: Sequence[range], at: Location, sought: Location) -> int | None:
    """Return which part of the list at a place holds a place that is sought; None when none does."""
    number = sought[len(at)] if len(sought) > len(at) and sought[: len(at)] == at else None
    return next((place for place, span in enumerate(parts) if number in span), None)


def types_of(kind: Kind, at: Location) -> tuple[str, ...]:
    """Return the types that the entries of a list may have."""
    return field_at(kind, (*at, 0, CHOOSER), {}).alternatives


def begun(
    kind: Kind, data: Mapping[str, Any], name: str, word: str, more: Mapping[str, Any] = NOTHING_MORE
) -> dict[str, Any]:
    """Return the least entry of the type `word` for the list `name` of a document, with `more` that it begins with."""
    rows = data.get(name)
    rows = rows if isinstance(rows, list) else []
    whole = {**data, name: [*rows, {CHOOSER: word}]}
    return {**switched(kind, (name, len(rows)), whole, CHOOSER, word), **more}


def in_shape(kind: Kind, data: Any, at: Location = ()) -> bool:
    """Whether everything that stands below a mapping is of the type that belongs there; what is left out counts not."""
    return all(_is_fitting(kind, data, row) for row in rows_of(kind, data, at) if not row.missing)


def _is_fitting(kind: Kind, data: Any, row: Row) -> bool:
    value = standing(data, row.at)
    if row.widget in WORDS:
        return value is None or isinstance(value, str)
    if row.widget in {"group", "mapping"}:
        return isinstance(value, dict) and in_shape(kind, data, row.at)
    if row.widget == "list":
        return isinstance(value, list) and all(_is_fitting(kind, data, item) for item in items_of(kind, data, row.at))
    return row.widget != "value"
