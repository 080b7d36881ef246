"""What a pack's rules say otherwise than the game's own: parameter by parameter, with the rules behind it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from schemas.base import Document
from schemas.packs.rules import defaults


@dataclass(frozen=True)
class Change:
    """A parameter by its dotted name: its value here and in the game, what it means, and the rules it belongs to."""

    name: str
    value: str
    before: str
    meaning: str
    rules: tuple[str, ...]


def changes_of(rules: Document) -> tuple[Change, ...]:
    """Return what a rules document changes of its game, in the order of the schema."""
    here, before = rules.model_dump(mode="json"), defaults(type(rules))
    return tuple(_changes(type(rules), here, before, ""))


def _changes(model: type[BaseModel], here: Mapping[str, Any], before: Mapping[str, Any], path: str) -> Iterator[Change]:
    for name, field in model.model_fields.items():
        if name not in before or here.get(name) == before[name]:
            continue
        inner = field.annotation
        if isinstance(inner, type) and issubclass(inner, BaseModel):
            yield from _changes(inner, here[name], before[name], f"{path}{name}.")
        elif ids := _rules(field):
            yield Change(f"{path}{name}", _said(here.get(name)), _said(before[name]), field.description or "", ids)


def _rules(field: FieldInfo) -> tuple[str, ...]:
    extra = field.json_schema_extra
    found = extra.get("x-rules", []) if isinstance(extra, dict) else []
    return tuple(map(str, found)) if isinstance(found, list) else ()


def _said(value: Any) -> str:
    """Return a value in words; a table is only called one."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "nothing"
    if isinstance(value, list):
        return ", ".join(map(_said, value)) if all(isinstance(one, (str, int, float)) for one in value) else "a table"
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_said(one)}" for name, one in value.items())
    return str(value).replace("_", " ") if isinstance(value, str) else f"{value:g}" if value < 10**6 else str(value)
