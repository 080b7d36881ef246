"""Every text field says whether it is words for people, in the models and in the JSON schemas."""

from collections.abc import Iterator
from typing import Any

from schemas.base import WORDS_KEY
from schemas.kinds import KINDS
from schemas.validation.json_schemas import schema_of

NO_WORDS = {
    "when",  # values of parameters
    "authors",  # names of people
    "code",  # read by cameras
    "fields",  # of cards: paths and choices among them
    "icons",  # shapes
    "ground",  # pictures made of letters
    "levels",
    "licence",  # SPDX
    "parameters",  # dotted names
    "section",  # of the book that the rules are from
    "source",  # book and section
    "terrain",
    "tunnels",
}
KNOWN_FORMS = {"pattern", "enum", "const", "x-reference"}


def free_texts(schema: Any, name: str) -> Iterator[tuple[str, bool]]:
    """Yield the names of fields that may hold any text, and whether they are marked; keys of mappings count too."""
    if isinstance(schema, list):
        for each in schema:
            yield from free_texts(each, name)
    if not isinstance(schema, dict):
        return
    types = schema.get("type")
    if "string" in (types if isinstance(types, list) else [types]) and not KNOWN_FORMS & {*schema}:
        yield name, WORDS_KEY in schema
    if "propertyNames" in schema and not KNOWN_FORMS & {*schema["propertyNames"]}:
        yield f"{name} (keys)", WORDS_KEY in schema["propertyNames"]
    for key, value in schema.items():
        if key in {"properties", "$defs"}:
            for inner, each in value.items():
                yield from free_texts(each, inner)
        elif key not in {"default", "examples", "propertyNames"}:
            yield from free_texts(value, name)


def test_every_free_text_is_marked_or_known_to_be_no_words() -> None:
    """A field that is forgotten here would never be translated."""
    found = {(name, marked) for kind in KINDS for name, marked in free_texts(schema_of(kind), kind.name)}
    unmarked = {name for name, marked in found if not marked}

    assert {"title", "briefing", "special_rules", "areas", "terms (keys)"} <= {name for name, marked in found if marked}
    assert unmarked - NO_WORDS == set()
    assert NO_WORDS - unmarked == set(), "fields that are gone or marked now"
