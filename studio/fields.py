"""What the schemas say of a place in a document: its name on the screen, its help, what may stand there."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.paths import JSON_SCHEMAS
from schemas.diagnostics import Location
from schemas.kinds import Kind

Schema = Mapping[str, Any]


@dataclass(frozen=True)
class Field:
    """A place in a document: `schema` is what the JSON Schema says of it, resolved; {} when it says nothing."""

    name: str
    schema: Schema
    required: bool = False

    @property
    def label(self) -> str:
        """Its name in words of the screen."""
        return self.name.replace("_", " ").capitalize()

    @property
    def help(self) -> str:
        """What it means."""
        return str(self.schema.get("description", ""))

    @property
    def choices(self) -> tuple[str, ...]:
        """The words that may stand there; none when it is no choice."""
        return tuple(map(str, self.schema.get("enum", ())))


def field_at(kind: Kind, at: Location, data: Any = None) -> Field:
    """Return what the schema of a kind says of a place; `data`, the document, tells one alternative from another."""
    root = schema_of(kind)
    here: Schema = root
    name, required = "", False
    for step in at:
        here = fitting(root, here, data)
        name = step if isinstance(step, str) else f"{name} {step + 1}"
        required = step in here.get("required", ())
        here = _below(here, step)
        data = _value(data, step)
    return Field(name, fitting(root, here, data), required)


def fields_of(kind: Kind, at: Location = (), data: Any = None) -> tuple[Field, ...]:
    """Return the fields of the mapping at a place, in the order of the schema."""
    root = schema_of(kind)
    here = field_at(kind, at, data).schema
    required = here.get("required", ())
    value = data
    for step in at:
        value = _value(value, step)
    return tuple(
        Field(name, fitting(root, schema, _value(value, name)), name in required)
        for name, schema in here.get("properties", {}).items()
    )


@lru_cache(maxsize=64)
def schema_of(kind: Kind) -> Schema:
    """Return the JSON Schema of a kind."""
    found: Schema = json.loads((JSON_SCHEMAS / kind.schema_path).read_text(encoding="utf-8"))
    return found


def fitting(root: Schema, schema: Schema, data: Any) -> Schema:
    """Return a schema with its reference followed, and of several alternatives the one the data is meant for."""
    while "$ref" in schema:
        target = root["$defs"][schema["$ref"].rpartition("/")[2]]
        schema = {**target, **{key: value for key, value in schema.items() if key != "$ref"}}
    ways = schema.get("oneOf") or schema.get("anyOf")
    if not ways:
        return schema
    resolved = [fitting(root, way, data) for way in ways]
    chosen = next((way for way in resolved if _is_meant(way, data)), resolved[0])
    return {**chosen, **{key: value for key, value in schema.items() if key not in {"oneOf", "anyOf"}}}


def _is_meant(schema: Schema, data: Any) -> bool:
    """Whether data is of a schema's type and bears its fixed words."""
    kinds: dict[str, tuple[type, ...]] = {
        "object": (dict,),
        "array": (list,),
        "string": (str,),
        "integer": (int,),
        "number": (int, float),
        "boolean": (bool,),
        "null": (type(None),),
    }
    if not isinstance(data, kinds.get(schema.get("type", ""), (object,))):
        return False
    fixed = {name: part["const"] for name, part in schema.get("properties", {}).items() if "const" in part}
    return all(isinstance(data, Mapping) and data.get(name) == value for name, value in fixed.items())


def _below(schema: Schema, step: str | int) -> Schema:
    if isinstance(step, int):
        found: Schema = schema.get("items", {})
        return found
    below: Schema = schema.get("properties", {}).get(step) or {}
    extra = schema.get("additionalProperties")
    return below or (extra if isinstance(extra, Mapping) else {})


def _value(data: Any, step: str | int) -> Any:
    try:
        return data[step]
    except (KeyError, IndexError, TypeError):
        return None
