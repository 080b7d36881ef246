"""What a JSON Schema asks of the value at one place of a document.

The schemas are our own (`schemas.validation.json_schemas`), so their few forms are known: `$ref`, `allOf`, and `if` by
null or by the value of a discriminator.
"""

from math import inf
from typing import Any

from schemas.diagnostics.diagnostics import Location

Shape = dict[str, Any]


def shape_at(schema: Shape, data: Any, location: Location) -> Shape:
    """Return the keywords that hold for the value of `data` at `location`, in one flat mapping; {} when unknown."""
    shape, value = flat(schema, schema, data), data
    for step in location:
        value = child_value(value, step)
        shape = flat(schema, child_shape(shape, step), value)
    return shape


def child_value(value: Any, step: str | int) -> Any:
    """Return the value at `step` of a mapping or list, or None when there is none.

    A text of several lines is a list of them: a picture of a map is a row of signs after the other.
    """
    if isinstance(value, dict):
        return value.get(step)
    entries = value if isinstance(value, list) else lines_of(value)
    return entries[step] if isinstance(step, int) and 0 <= step < len(entries) else None


def lines_of(value: Any) -> list[str]:
    """Return the lines of a text that has several; none of anything else."""
    lines = value.removesuffix("\n").split("\n") if isinstance(value, str) else []
    return lines if len(lines) > 1 else []


def child_shape(shape: Shape, step: str | int) -> Shape:
    """Return what a flat `shape` asks of its child at `step`, not yet flat."""
    if isinstance(step, str):
        found = shape.get("properties", {}).get(step, shape.get("additionalProperties"))
    elif step < len(firsts := shape.get("prefixItems", ())):
        found = firsts[step]
    else:
        found = shape.get("items")
    return found if isinstance(found, dict) else {}


def flat(root: Shape, schema: Shape, value: Any) -> Shape:
    """Return the keywords of `schema` that hold for `value`, references and conditions resolved.

    Alternatives of which the value chooses none stand under `anyOf`, not yet flat.
    """
    joined: Shape = {}
    if choices := [part["then"] for part in schema.get("allOf", ()) if "properties" in part.get("if", ())]:
        joined["anyOf"] = choices if not any(_chosen(part, value) for part in schema["allOf"]) else []
    for part in (_referenced(root, schema), *schema.get("allOf", ()), _chosen(schema, value)):
        if part:
            _join(joined, flat(root, part, value))
    _join(
        joined, {name: entry for name, entry in schema.items() if name not in {"$ref", "allOf", "if", "then", "else"}}
    )
    return joined


def types_of(shape: Shape) -> tuple[str, ...]:
    """Return the types that a flat shape asks for, in its order; none if it takes any."""
    wanted = shape.get("type", ())
    return (wanted,) if isinstance(wanted, str) else tuple(wanted)


def greatest(shape: Shape) -> float:
    """Return the greatest number that a flat shape takes, or the bound below which it stays."""
    bounds: tuple[float, float] = (shape.get("maximum", inf), shape.get("exclusiveMaximum", inf))
    return min(bounds)


def unfolded(root: Shape, shape: Shape) -> Shape:
    """Return a flat shape with the shapes of its keys flat as well, and its alternatives with theirs."""
    keys = {name: flat(root, each, None) for name, each in shape.get("properties", {}).items()}
    choices = [unfolded(root, flat(root, each, None)) for each in shape.get("anyOf", ())]
    return {**shape, "properties": keys, "anyOf": choices} if keys or choices else shape


def _referenced(root: Shape, schema: Shape) -> Shape:
    reference = schema.get("$ref")
    found: Shape = root["$defs"][reference.rpartition("/")[2]] if reference else {}
    return found


def _chosen(schema: Shape, value: Any) -> Shape:
    if "if" not in schema:
        return {}
    found: Shape = schema.get("then" if _holds(schema["if"], value) else "else", {})
    return found


def _holds(condition: Shape, value: Any) -> bool:
    if condition.get("type") == "null":
        return value is None
    wanted = condition["properties"].items()
    return isinstance(value, dict) and all(value.get(name) == entry["const"] for name, entry in wanted)


def _join(joined: Shape, part: Shape) -> None:
    """Add `part`; its words win, but properties and required keys of both count."""
    both = {"properties": {**part.get("properties", {}), **joined.get("properties", {})}}
    if "properties" in part or "properties" in joined:
        required = dict.fromkeys([*joined.get("required", ()), *part.get("required", ())])
        joined.update({**part, **both, "required": list(required)})
    else:
        joined.update(part)
