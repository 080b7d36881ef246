"""JSON Schemas (draft 2020-12) made from the models, for editors and for the check of documents, and that check.

`python -m schemas.validation.json_schemas` writes them below `schemas/json/`.
`jsonschema-rs` checks some seventy times faster; `jsonschema` does it where that has no wheel, and is the oracle.
"""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue

from schemas.base import WORDS_KEY
from schemas.diagnostics.diagnostics import Location
from schemas.kinds import KINDS, Kind

DIALECT = "https://json-schema.org/draft/2020-12/schema"
KEY_WORDS = {"pattern", "minLength", "maxLength", "enum", WORDS_KEY}
FOLDER = "schemas/json"

Breach = tuple[Location, str]
"""Where a value breaks its schema, and the keyword it breaks."""

Checker = Callable[[Any], frozenset[Breach]]


class NarrowSchema(GenerateJsonSchema):
    """Schemas whose errors say what is meant: alternatives are told apart first, then checked alone."""

    def tagged_union_schema(self, schema: Any) -> JsonSchemaValue:
        """Return a branch for each value of the discriminator instead of `oneOf`."""
        tag = schema["discriminator"]
        branches = {
            str(name): self.generate_inner(choice)
            for name, choice in sorted(schema["choices"].items(), key=lambda choice: str(choice[0]))
        }
        return {
            "type": "object",
            "properties": {tag: {"enum": list(branches), "description": "Says which of the alternatives is meant."}},
            "required": [tag],
            "allOf": [
                {"if": {"properties": {tag: {"const": name}}, "required": [tag]}, "then": branch}
                for name, branch in branches.items()
            ],
        }

    def nullable_schema(self, schema: Any) -> JsonSchemaValue:
        """Return `inner` or null, without an `anyOf` that could not say which of the two was meant."""
        inner = self.generate_inner(schema["schema"])
        if isinstance(inner.get("type"), str) and "enum" not in inner and "const" not in inner:
            return {**inner, "type": [inner["type"], "null"]}
        return {"if": {"type": "null"}, "else": inner}

    def get_default_value(self, schema: Any) -> Any:
        """Return the default of a field, also of one that makes it when it is asked for."""
        made = schema.get("default_factory")
        return made() if made is not None else super().get_default_value(schema)

    def dict_schema(self, schema: Any) -> JsonSchemaValue:
        """Return a mapping of free keys: what a key may be stands in `propertyNames`, all of it."""
        keys = self._written_out(self.generate_inner(schema["keys_schema"]))
        made: JsonSchemaValue = {"type": "object", "additionalProperties": self.generate_inner(schema["values_schema"])}
        if names := {word: value for word, value in keys.items() if word in KEY_WORDS}:
            made["propertyNames"] = names
        return made

    def _written_out(self, schema: JsonSchemaValue) -> JsonSchemaValue:
        """Return what a schema refers to, so that nobody who checks keys loses on the way that it is about keys."""
        referred = self.get_schema_from_definitions(schema["$ref"]) if "$ref" in schema else None
        return schema if referred is None else referred


@cache
def schema_of(kind: Kind) -> dict[str, Any]:
    """Return the JSON Schema of `kind`. It is shared: do not change it."""
    made = kind.model.model_json_schema(schema_generator=NarrowSchema)
    tidy(made)
    identity = "urn:musterpress:" + kind.schema_path.removesuffix(".schema.json").replace("/", ":")
    return {"$schema": DIALECT, "$id": identity, **made, "title": kind.name}


def tidy(schema: Any) -> None:
    """Drop the titles pydantic makes up from class and field names: the field's description says more."""
    if isinstance(schema, list):
        for item in schema:
            tidy(item)
    elif isinstance(schema, dict):
        if isinstance(schema.get("title"), str):
            del schema["title"]
        for name, value in schema.items():
            if name not in {"default", "examples", "enum", "const"}:
                tidy(value)


def schema_text(kind: Kind) -> str:
    """Return the JSON Schema of `kind` as the text of its file."""
    return json.dumps(schema_of(kind), indent=2, ensure_ascii=False) + "\n"


def schema_files() -> dict[str, bytes]:
    """Return the schemas of all kinds as files, by their names below a folder of schemas."""
    return {kind.schema_path: schema_text(kind).encode() for kind in KINDS}


@cache
def checker_of(kind: Kind) -> Checker:
    """Return the quickest checker there is for documents of `kind`."""
    try:
        return fast_checker(schema_of(kind))
    except ImportError:
        return oracle_checker(schema_of(kind))


def fast_checker(schema: dict[str, Any]) -> Checker:
    """Return a checker that is compiled code; raises `ImportError` where there is no wheel of it."""
    import jsonschema_rs  # noqa: PLC0415 - sound documents need none, and whoever only makes schemas

    validator = jsonschema_rs.validator_for(schema)
    return lambda data: frozenset(
        (tuple(error.instance_path), _keyword(error.evaluation_path)) for error in validator.iter_errors(data)
    )


def oracle_checker(schema: dict[str, Any]) -> Checker:
    """Return a checker in plain Python."""
    import jsonschema  # noqa: PLC0415 - slow to load, and seldom asked

    validator = jsonschema.Draft202012Validator(schema)
    return lambda data: frozenset(
        (tuple(error.absolute_path), _keyword(list(error.absolute_schema_path)))
        for error in validator.iter_errors(data)
    )


def _keyword(schema_path: Any) -> str:
    return "propertyNames" if "propertyNames" in schema_path else str(schema_path[-1])


if __name__ == "__main__":
    for place, data in schema_files().items():
        Path(FOLDER, place).parent.mkdir(parents=True, exist_ok=True)
        Path(FOLDER, place).write_bytes(data)
