"""Rules documents at the bounds of their model: every parameter's extremes, read off its JSON Schema."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import product
from typing import Any

from pydantic import BaseModel

WORDS_ONLY = {"kind", "id", "source", "title", "description"}
MANY = 4

Location = tuple[str, ...]


class Bounds:
    """The bounds of the rules documents of a system, by their model."""

    def __init__(self, model: type[BaseModel]) -> None:
        self.model = model

    @cached_property
    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of the model."""
        return self.model.model_json_schema()

    @cached_property
    def defaults(self) -> dict[str, Any]:
        """Return the rules as they are shipped."""
        return self.model.model_validate({"kind": "rules", "id": "ruled", "title": "As ruled"}).model_dump(mode="json")

    def extremes(self) -> dict[Location, tuple[Any, ...]]:
        """Return the place of every parameter in a rules document, with the ends of what it may be."""
        return dict(self._leaves(self.schema, self.defaults, ()))

    def changed(self, changes: Mapping[Location, Any]) -> dict[str, Any]:
        """Return a rules document with some parameters changed."""
        document: dict[str, Any] = {"kind": "rules", "id": "absurd", "title": "Absurd"}
        for at, value in changes.items():
            part = document
            for depth, step in enumerate(at[:-1]):
                part = part.setdefault(step, self._whole(at[: depth + 1]))
            part[at[-1]] = value
        return document

    def _whole(self, at: Location) -> dict[str, Any]:
        """Return what a group inside a group has to hold beside the value that is changed: all that it holds."""
        value: Any = self.defaults
        for step in at:
            value = value[step]
        return dict(value) if len(at) > 1 else {}

    def _leaves(
        self, schema: Mapping[str, Any], value: Any, at: Location
    ) -> Iterator[tuple[Location, tuple[Any, ...]]]:
        schema = self._resolved(schema)
        if isinstance(value, dict):
            shared = schema.get("additionalProperties")
            for name, part in value.items():
                inner = schema.get("properties", {}).get(name) or (shared if isinstance(shared, dict) else {})
                if at or name not in WORDS_ONLY:
                    yield from self._leaves(inner, part, (*at, name))
            return
        found = tuple(self._ends(schema, value))
        if found:
            yield at, found

    def _resolved(self, schema: Mapping[str, Any]) -> Mapping[str, Any]:
        while "$ref" in schema or "allOf" in schema:
            inner = schema["allOf"][0] if "allOf" in schema else self.schema["$defs"][schema["$ref"].rsplit("/", 1)[1]]
            schema = {**inner, **{key: schema[key] for key in schema if key not in {"$ref", "allOf"}}}
        return schema

    def _ends(self, schema: Mapping[str, Any], value: Any) -> Iterator[Any]:
        schema = self._resolved(schema)
        for choice in schema.get("anyOf", ()):
            yield from self._ends(choice, value)
        if "const" in schema or schema.get("type") == "null":
            yield schema.get("const")
        elif "enum" in schema:
            yield from schema["enum"]
        elif schema.get("type") == "boolean":
            yield from (False, True)
        elif schema.get("type") in {"integer", "number"}:
            yield from _numbers(schema)
        elif schema.get("type") == "array":
            yield from self._lists(schema)

    def _lists(self, schema: Mapping[str, Any]) -> Iterator[list[Any]]:
        ends = [*self._ends(schema.get("items", {}), None)]
        least, most = schema.get("minItems", 0), min(schema.get("maxItems", MANY), MANY)
        yield [end for end, _ in product(ends, range(least))][:least]
        yield [end for _, end in product(range(most), ends)][:most]
        if least <= 1:
            yield from ([end] for end in ends)


def _numbers(schema: Mapping[str, Any]) -> Iterator[float]:
    step = 1 if schema["type"] == "integer" else 1e-9
    low = schema.get("minimum", schema.get("exclusiveMinimum", -99 - step) + step)
    high = schema.get("maximum", schema.get("exclusiveMaximum", 999 + step) - step)
    yield from (low, high)
