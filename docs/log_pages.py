"""The pages about the logs of battles, and their JSON Schemas: from the tables that write the rows."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from engine.battles.log_forms import LogForm
from engine.battles.logs import form_of
from engine.systems import SYSTEMS
from schemas.systems import SystemName

LOGGED: Final = tuple(system for system, row in SYSTEMS.items() if row.log_words is not None)
TYPES: Final = {"string": "text", "integer": "whole number", "number": "number", "boolean": "true or false"}
COMMON: Final = ("n", "round", "turn", "phase", "side", "actor", "target", "rules")
INTRODUCTION: Final = """\
The log of a battle is a file of text, UTF-8, one JSON object a line: a header, then the rows, numbered from 1.
The last row is `result`.
Keys keep their order, and no key stands in a row twice.
[{name}.schema.json]({name}.schema.json) is the JSON Schema (draft 2020-12) of every line.
`replay` and the studio hold each line of a log against it; `verify` fights the battle again.
Measures end in their unit: `_in` is inches, `_deg` degrees.
A row has a `side`, an `actor` and a `target` where somebody acts, and on somebody.
"""


def log_page(system: SystemName) -> str:
    """Return what stands in the logs of a system: the header, what all rows have, and each event."""
    form = _form(system)
    schema = form.schema(system)
    rows = "\n".join(_event(name, schema) for name in form.rows)
    return "\n".join(
        [
            INTRODUCTION.format(name=system),
            "## Header\n",
            _table(schema["$defs"][form.header.__name__], schema, ()),
            "## What all rows have\n",
            _table(schema["$defs"][next(iter(form.rows))], schema, (), only=COMMON),
            "## Events\n",
            rows,
        ]
    )


def log_schema_text(system: SystemName) -> str:
    """Return the JSON Schema of a system's logs as the text of its file."""
    return json.dumps(_form(system).schema(system), indent=1, ensure_ascii=False) + "\n"


def _form(system: SystemName) -> LogForm:
    form = form_of(system)
    if form is None:
        raise LookupError(system)
    return form


def _event(name: str, schema: Mapping[str, Any]) -> str:
    return f"### {name}\n\n{_table(schema['$defs'][name], schema, (*COMMON, 'event'))}"


def _table(part: Mapping[str, Any], schema: Mapping[str, Any], without: tuple[str, ...], *, only: Any = None) -> str:
    """Return a table of the keys of an object; those that may be missing are said to be."""
    names = [name for name in part["properties"] if name not in without and (only is None or name in only)]
    if not names:
        return "It has no further values.\n"
    lines = [f"| `{name}` | {_cell(name, part, schema)} |" for name in names]
    return "\n".join(["| key | value |", "|---|---|", *lines, ""])


def _cell(name: str, part: Mapping[str, Any], schema: Mapping[str, Any]) -> str:
    words = ", or ".join(_words(part["properties"][name], schema))
    words = words if name in part.get("required", ()) else f"{words}; may be missing"
    meant = part["properties"][name].get("description")
    return f"{words}. {meant}" if meant else words


def _inner_cell(name: str, part: Mapping[str, Any], schema: Mapping[str, Any]) -> str:
    """Return what a value of an object within a cell may be, and what it means in brackets."""
    meant = part["properties"][name].get("description", "").removesuffix(".")
    words = ", or ".join(_words(part["properties"][name], schema))
    return f"{words} ({meant[:1].lower()}{meant[1:]})" if meant else words


def _words(found: Mapping[str, Any], schema: Mapping[str, Any]) -> Iterator[str]:
    """Yield what a value may be, in words."""
    if "$ref" in found:
        yield from _words(schema["$defs"][found["$ref"].rpartition("/")[2]], schema)
    elif "const" in found:
        yield f"`{found['const']}`"
    elif "enum" in found:
        yield ", ".join(f"`{word}`" for word in found["enum"])
    elif "anyOf" in found or "else" in found:
        for choice in found.get("anyOf", [found.get("else", {}), {"type": "null"}]):
            yield from _words(choice, schema)
    elif isinstance(found.get("type"), list):
        for name in found["type"]:
            yield from _words({**found, "type": name}, schema)
    else:
        yield _plain(found, schema)


def _plain(found: Mapping[str, Any], schema: Mapping[str, Any]) -> str:
    kind = found.get("type")
    if kind == "array":
        return f"list of ({', or '.join(_words(found['items'], schema))})"
    if kind == "object" and "properties" in found:
        inner = (f"`{name}`: {_inner_cell(name, found, schema)}" for name in found["properties"])
        return f"object of {'; '.join(inner)}"
    if kind == "object":
        more = found.get("additionalProperties")
        return f"object of ({', or '.join(_words(more, schema))})" if more and isinstance(more, dict) else "object"
    return "null" if kind == "null" else TYPES[str(kind)]
