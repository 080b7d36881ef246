"""The documents of a pack as an author sees them: sound or not, as they stand in memory."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import Delete, Edit, Insert, Set
from schemas.packs.packs import Loaded
from schemas.reading.nodes import Places
from schemas.reading.text import TextDocument
from studio.core.workspace import Focus

TITLES = ("title", "name")
NOTHING = object()


@dataclass(frozen=True)
class Entry:
    """One document: where it stands, what it says of itself, and `loaded` when it is sound enough to be used.

    `below` holds what is so where the document says nothing: the rules of the pack that it extends.
    """

    focus: Focus
    kind: str
    id: str
    data: Mapping[str, Any]
    places: Places
    loaded: Loaded | None = None
    below: Mapping[str, Any] = field(default_factory=dict)

    @property
    def title(self) -> str:
        """What people call it."""
        found = (self.data.get(name) for name in TITLES)
        return next((name for name in found if isinstance(name, str) and name), self.id or self.focus.name)

    def at(self, *location: str | int) -> Focus:
        """Return a place in it, as the focus of a step."""
        return replace(self.focus, at=location)

    def value(self, at: Location, default: Any = None) -> Any:
        """Return what stands at a place, else what is so below it, else `default`."""
        for data in (self.data, self.below):
            found = standing(data, at)
            if found is not NOTHING:
                return found
        return default


def title_of(document: Loaded) -> str:
    """Return what people call a sound document: its title or name, else its id."""
    found = (document.data.get(name) for name in TITLES)
    return next((str(name) for name in found if name), document.id)


def entry_of(focus: Focus, document: TextDocument, loaded: Loaded | None) -> Entry:
    """Return a document of a file as an entry."""
    kind, name = (document.data.get(key) for key in ("kind", "id"))
    words = [value if isinstance(value, str) else "" for value in (kind, name)]
    return Entry(focus, words[0], words[1], document.data, document.places, loaded)


def standing(data: Any, at: Location) -> Any:
    """Return what stands at a place of a document's data; `NOTHING` when nothing does."""
    for step in at:
        if not _has(data, step):
            return NOTHING
        data = data[step]
    return data


def putting(data: Any, at: Location, value: Any) -> tuple[Edit, ...]:
    """Return the edits after which `value` stands at a place where there may be nothing so far; None: nothing does."""
    for depth, step in enumerate(at):
        if not _has(data, step):
            return () if value is None else (Insert(at[: depth + 1], _nested(at[depth + 1 :], value)),)
        data = data[step]
    return (Delete(at),) if value is None else (Set(at, value),)


def _has(data: Any, step: str | int) -> bool:
    if isinstance(data, list):
        return isinstance(step, int) and 0 <= step < len(data)
    return isinstance(data, Mapping) and step in data


def _nested(at: Location, value: Any) -> Any:
    return value if not at else {at[0]: _nested(at[1:], value)}
