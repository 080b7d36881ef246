"""A form for any document, from its schema: which widget stands for which place."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from schemas.diagnostics import Location
from schemas.kinds import Kind
from schemas.shapes import child_value
from studio.fields import Field, field_at, fields_of

Widget = Literal["text", "prose", "number", "choice", "toggle", "fixed", "group", "list", "mapping", "value"]
LONG_TEXT = 120
NEVER_EDITED = frozenset({"kind"})


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
    for field in known:
        if field.name not in NEVER_EDITED:
            missing = not (isinstance(here, dict) and field.name in here)
            yield Row((*at, field.name), field, widget_of(field, _value(here, (field.name,))), missing)
    names = {field.name for field in known}
    for name in here if isinstance(here, dict) else ():
        if name not in names:
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
    if "const" in shape:
        return "fixed"
    if field.choices:
        return "choice"
    shown = BY_TYPE.get(field.type)
    if shown is None or not _fits(shown[1], value):
        return "value"
    if shown[0] == "text" and (shape.get("maxLength", 0) > LONG_TEXT or "\n" in str(value or "")):
        return "prose"
    if shown[0] == "group" and not shape.get("properties"):
        return "mapping"
    return shown[0]


BY_TYPE: dict[str, tuple[Widget, tuple[type, ...]]] = {
    "string": ("text", (str,)),
    "integer": ("number", (int,)),
    "number": ("number", (int, float)),
    "boolean": ("toggle", (bool,)),
    "object": ("group", (dict,)),
    "array": ("list", (list,)),
}
"""The widget of each type of the schema language, and the values it can show."""


def starting_value(kind: Kind, at: Location, data: Any) -> Any:
    """Return what a place begins with when it is added: its default, its example, or the least its schema allows."""
    return _least(kind, at, data, field_at(kind, at, data))


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
