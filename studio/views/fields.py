"""What the schemas say of a place in a document: its name on the screen, its help, what may stand there."""

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from engine.paths import JSON_SCHEMAS
from schemas.diagnostics.diagnostics import Location
from schemas.kinds import Kind
from schemas.validation.shapes import Shape, child_shape, child_value, flat

SOMETHING: Final[dict[str, Any]] = {}
"""Stands for what would stand there, where nothing does: the schema then tells what may."""


@dataclass(frozen=True)
class Field:
    """A place in a document: `shape` holds the keywords of its schema, {} when it knows no such place.

    `nullable` says that null may stand there, which the shape does not tell again; `alternatives` are the words that
    choose what the mapping around it may hold, none where it does not choose.
    """

    name: str
    shape: Shape
    required: bool = False
    nullable: bool = False
    alternatives: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        """Its name in words of the screen."""
        return self.name.replace("_", " ").capitalize()

    @property
    def help(self) -> str:
        """What it means."""
        return str(self.shape.get("description", ""))

    @property
    def type(self) -> str:
        """What stands there, as the schema language calls it; "" when it does not say."""
        types = self.shape.get("type", "")
        named = [types] if isinstance(types, str) else [one for one in types if one != "null"]
        return named[0] if len(named) == 1 else ""

    @property
    def choices(self) -> tuple[str | int, ...]:
        """The words or whole numbers that may stand there; none when it is no choice."""
        return tuple(one for one in self.shape.get("enum", ()) if isinstance(one, str | int))


def field_at(kind: Kind, at: Location, data: Any = None) -> Field:
    """Return what the schema of a kind says of a place; `data`, the document, tells one alternative from another."""
    root = schema_of(kind)
    found, schema = Field("", _resolved(root, root, data)), root
    for step in at:
        data = child_value(data, step)
        found, schema = _below(root, found, schema, step, data), child_shape(found.shape, step)
    return found


def fields_of(kind: Kind, at: Location = (), data: Any = None) -> tuple[Field, ...]:
    """Return the fields of the mapping at a place, in the order of the schema."""
    root, here = schema_of(kind), field_at(kind, at, data)
    schema = child_shape(field_at(kind, at[:-1], data).shape, at[-1]) if at else root
    for step in at:
        data = child_value(data, step)
    names = here.shape.get("properties", {})
    return tuple(_below(root, here, schema, name, child_value(data, name)) for name in names)


@lru_cache(maxsize=64)
def schema_of(kind: Kind) -> Shape:
    """Return the JSON Schema of a kind."""
    found: Shape = json.loads((JSON_SCHEMAS / kind.schema_path).read_text(encoding="utf-8"))
    return found


def _below(root: Shape, above: Field, above_as_written: Shape, step: str | int, value: Any) -> Field:
    schema = child_shape(above.shape, step)
    name = step if isinstance(step, str) else f"{above.name} {step + 1}"
    nullable = schema.get("if") == {"type": "null"} or "null" in schema.get("type", ())
    words = above_as_written.get("properties", {}).get(step, {}).get("enum", ()) if "allOf" in above_as_written else ()
    required = step in above.shape.get("required", ())
    return Field(name, _resolved(root, schema, value), required, nullable, tuple(words))


def _resolved(root: Shape, schema: Shape, value: Any) -> Shape:
    return flat(root, schema, SOMETHING if value is None else value)
