"""How a rules parameter is written down: default, meaning, rule ids and bounds in one line."""

from typing import Any

from pydantic import Field, JsonValue


def parameter(default: Any, rules: str, description: str, **bounds: Any) -> Any:
    """Return a field with a default, a description and the ids of the rules it belongs to.

    `rules` holds rule ids apart by spaces; they become the JSON Schema's `x-rules`. A class as default stands for a
    value of it that says nothing, and is made when it is asked for.
    """
    rule_ids: list[JsonValue] = [*rules.split()]
    made = {"default_factory": default} if isinstance(default, type) else {"default": default}
    return Field(description=description, json_schema_extra={"x-rules": rule_ids}, **made, **bounds)
