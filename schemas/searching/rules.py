"""The parameters of a game's rules: their names, meanings and rules, and what they are in a pack."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from schemas.diagnostics.diagnostics import Location


class Parameter(NamedTuple):
    """A parameter at its place in the rules document, what it means, and the ids of its rules and rulings."""

    at: Location
    meaning: str
    rules: tuple[str, ...]

    @property
    def key(self) -> str:
        """Its name with dots, as commands take it."""
        return ".".join(map(str, self.at))


@cache
def parameters_of(model: type[BaseModel]) -> tuple[Parameter, ...]:
    """Return the parameters of a model of rules, group by group, in its order."""
    return tuple(_parameters(model))


def _parameters(model: type[BaseModel]) -> Iterator[Parameter]:
    for group, field in model.model_fields.items():
        inner = field.annotation
        if isinstance(inner, type) and issubclass(inner, BaseModel):
            for name, one in inner.model_fields.items():
                yield Parameter((group, name), one.description or "", _rules(one))


def _rules(field: FieldInfo) -> tuple[str, ...]:
    extra = field.json_schema_extra
    found = extra.get("x-rules") if isinstance(extra, dict) else None
    return tuple(map(str, found)) if isinstance(found, list) else ()


def in_force(rules: BaseModel | None, at: Location) -> Any:
    """Return the value of a parameter in the rules that a pack is played by, None without any."""
    value: Any = rules
    for step in at:
        value = getattr(value, str(step), None)
    return value.model_dump(mode="json") if isinstance(value, BaseModel) else value
