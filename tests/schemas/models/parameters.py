"""The parameters of a system's rules, for the tests that hold them against the register of rulings."""

from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel
from pydantic.fields import FieldInfo


def default_of(rules: type[BaseModel], path: str) -> Any:
    """Return the default of the parameter `path` as plain data."""
    data: Any = rules.model_validate({"kind": "rules", "id": "as_ruled", "title": "As ruled"}).model_dump(mode="json")
    for name in path.split("."):
        data = data[name]
    return data


def parameters_of(model: type[BaseModel], path: str = "", *, depth: int = 9) -> Iterator[tuple[str, FieldInfo]]:
    """Yield every parameter below `model` with its dotted name; groups lie at most `depth` deep."""
    for name, field in model.model_fields.items():
        group = field.annotation
        if depth and isinstance(group, type) and issubclass(group, BaseModel):
            yield from parameters_of(group, f"{path}{name}.", depth=depth - 1)
        elif path:
            yield path + name, field


def assert_explained(field: FieldInfo) -> None:
    """Hold a parameter to saying in a sentence what it is, and which rules it changes."""
    assert field.description is not None
    assert field.description.endswith(".")
    assert isinstance(field.json_schema_extra, dict)
    assert field.json_schema_extra["x-rules"]
