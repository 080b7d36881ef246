"""A pack that notes which names were looked up in it in vain, so that it is seen what a check could not look at."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from schemas.diagnostics.diagnostics import Location
from schemas.packs.packs import Loaded, Pack
from schemas.packs.references import RULES_KEYS


@dataclass(frozen=True)
class NotingPack(Pack):
    """A pack like another one; `missed` gathers what was looked up and is not there."""

    missed: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, pack: Pack) -> "NotingPack":
        """Return a pack like `pack` in which nothing was looked up yet."""
        missed: set[str] = set()
        rules: Any = pack.rules
        for location in (one for tables in RULES_KEYS.values() for one in tables):
            rules = _noting(rules, location, missed)
        same = {each.name: getattr(pack, each.name) for each in fields(pack)}
        return cls(**{**same, "rules": rules}, missed=missed)

    def find(self, kind: str, reference: str) -> Loaded | None:
        """Return the document that `id` or `pack:id` names, or None."""
        found = super().find(kind, reference)
        if found is None:
            self.missed.add(reference)
        return found


class _Table(dict[str, Any]):
    """A table of the rules that notes in `missed` which keys were asked for and are not there."""

    def __init__(self, entries: Mapping[str, Any], missed: set[str]) -> None:
        super().__init__(entries)
        self._missed = missed

    def __contains__(self, key: object) -> bool:
        there = super().__contains__(key)
        if not there:
            self._missed.add(str(key))
        return there

    def __missing__(self, key: str) -> Any:
        self._missed.add(key)
        raise KeyError(key)

    def get(self, key: str, default: Any = None) -> Any:
        if key not in self:
            return default
        return super().get(key)


def _noting(value: Any, location: Location, missed: set[str]) -> Any:
    """Return rules, or a part of them, with the table at `location` noting what is missed; as they are without it."""
    if not location:
        return _Table(value, missed)
    name = str(location[0])
    if not hasattr(value, name):
        return value
    return value.model_copy(update={name: _noting(getattr(value, name), location[1:], missed)})
