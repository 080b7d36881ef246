"""The fields of every kind of document as Markdown tables, from the JSON Schemas."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from schemas.kinds import KINDS, Kind
from schemas.validation.json_schemas import schema_of

Schema = dict[str, Any]
BOUNDS = {"minimum": "at least", "exclusiveMinimum": "above", "maximum": "at most", "exclusiveMaximum": "below"}
TYPE_WORDS = {"string": "text", "integer": "whole number", "boolean": "true or false", "null": "nothing"}


@dataclass(frozen=True)
class Field:
    """A row of the reference: where the field stands, its schema, and whether it has to be there."""

    path: str
    schema: Schema
    required: bool


def fields_page() -> str:
    """Return the page of all kinds, in the order of KINDS."""
    return "\n".join(line for kind in KINDS for line in _section(kind))


def _section(kind: Kind) -> Iterator[str]:
    schema = schema_of(kind)
    yield f"## {kind.name}"
    yield ""
    yield f"System: {kind.system or 'every system'}."
    yield f"Schema: `schemas/json/{kind.schema_path}`."
    if kind.folder:
        yield f"Folder in a pack: `{kind.folder}/`."
    yield ""
    yield schema.get("description", "")
    yield ""
    yield "| field | value | default | meaning |"
    yield "|---|---|---|---|"
    for field in _fields(schema, schema.get("$defs", {}), ""):
        yield f"| `{field.path}` | {_words(field.schema)} | {_default(field)} | {_meaning(field.schema)} |"
    yield ""


def _fields(schema: Schema, definitions: Schema, above: str) -> Iterator[Field]:
    for name, raw in schema.get("properties", {}).items():
        field = Field(f"{above}{name}", _resolved(raw, definitions), name in schema.get("required", ()))
        if not _parts(field, definitions):
            yield field
        for path, part in _parts(field, definitions):
            yield from _fields(part, definitions, path)


def _parts(field: Field, definitions: Schema) -> list[tuple[str, Schema]]:
    """Return the groups inside a field: one for a mapping or a list of them, one for each of several alternatives."""
    schema, path = field.schema, field.path
    if schema.get("type") == "array":
        schema, path = _resolved(schema.get("items", {}), definitions), f"{path}[]"
    if isinstance(schema.get("additionalProperties"), dict):
        schema, path = _resolved(schema["additionalProperties"], definitions), f"{path}.<name>"
    if "allOf" in schema:
        return [
            (f"{path}({name}).", _resolved(branch["then"], definitions))
            for branch in schema["allOf"]
            for name in [_tag(branch)]
        ]
    return [(f"{path}.", schema)] if "properties" in schema else []


def _tag(branch: Schema) -> str:
    [tag] = branch["if"]["properties"].values()
    return str(tag["const"])


def _resolved(schema: Schema, definitions: Schema) -> Schema:
    if "$ref" in schema:
        target = definitions[schema["$ref"].rsplit("/", 1)[-1]]
        return {**_resolved(target, definitions), **{key: schema[key] for key in schema if key != "$ref"}}
    if "else" in schema and schema.get("if") == {"type": "null"}:
        own = {key: schema[key] for key in schema if key not in {"if", "else"}}
        return {**_resolved(schema["else"], definitions), **own}
    return schema


def _words(schema: Schema) -> str:
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if schema.get("type") == "array":
        items = schema.get("prefixItems") or [schema.get("items", {})]
        return f"list of {', '.join(_words(item) for item in items)}"
    types = schema["type"] if isinstance(schema.get("type"), list) else [schema.get("type", "value")]
    bounds = " and ".join(f"{word} {schema[key]:g}" for key, word in BOUNDS.items() if key in schema)
    return " ".join(filter(None, (" or ".join(TYPE_WORDS.get(name, name) for name in types), bounds)))


def _default(field: Field) -> str:
    if field.required:
        return "needed"
    default = field.schema.get("default")
    return "" if default in (None, "") else f"`{json.dumps(default)}`"


def _meaning(schema: Schema) -> str:
    rules = ", ".join(schema.get("x-rules", ()))
    return " ".join(filter(None, (schema.get("description", ""), f"({rules})" if rules else ""))).replace("|", "\\|")
